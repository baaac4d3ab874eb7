/** Parses a stored record. Anything else counts as empty. */
export function readRecord(text: string): Record<string, unknown> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return {};
  }
  return fieldsOf(data);
}

/** Returns the fields of an object, or none for anything else. */
export const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Returns the strings in a list, or none for anything else. */
export const textsOf = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];

/** Returns the fields of an object that are strings. */
export const textFieldsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldsOf(value)).filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    ),
  );

/** True for a whole number from 0 up to a limit. */
export const isCount = (value: unknown, limit = 1_000_000): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < limit;
