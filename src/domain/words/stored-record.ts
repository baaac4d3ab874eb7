/** Parses a stored object. Returns an empty one if the text is invalid. */
export function readRecord(text: string): Record<string, unknown> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return {};
  }
  return fieldsOf(data);
}

/** Returns an empty record if the value isn't an object. */
export const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Returns the strings in a list. Empty if the value isn't a list. */
export const textsOf = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];

export const textFieldsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldsOf(value)).filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    ),
  );

/** Checks for a whole number from 0 up to, but not including, a limit. */
export const isCount = (value: unknown, limit = 1_000_000): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < limit;
