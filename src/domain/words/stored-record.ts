/** What a browser has kept by names; nothing where that is not a record, or was cut off. */
export function readRecord(text: string): Record<string, unknown> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return {};
  }
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
}
