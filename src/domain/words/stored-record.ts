/** Parses a stored record. Anything else counts as empty. */
export function readRecord(text: string): Record<string, unknown> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return {};
  }
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
}
