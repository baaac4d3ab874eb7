/** Data for many sets of numbers: what they share, and the numbers of each set. */
export interface PackedSets {
  /** The data of every set, with `#0`, `#1` … for the numbers that vary. */
  form: unknown;
  numbers: number[][];
}

const isNumber = (part: unknown): part is number => typeof part === 'number';
const isObject = (part: unknown): part is object => typeof part === 'object' && part !== null;
const isSlot = (part: unknown): part is string => typeof part === 'string' && part.startsWith('#');

/** Packs data that differs only in its numbers. */
export function packSets(sets: readonly unknown[]): PackedSets {
  const columns = new Map<string, readonly number[]>();
  const slotOf = (column: readonly number[]) => {
    const text = column.join(' ');
    if (!columns.has(text)) columns.set(text, column);
    return `#${String([...columns.keys()].indexOf(text))}`;
  };
  const pack = (parts: readonly unknown[]): unknown => {
    const [first] = parts;
    if (parts.every((part) => part === first)) return first;
    if (parts.every(isNumber)) return slotOf(parts);
    if (!parts.every(isObject) || !isObject(first)) throw new Error(unalike);
    const fields = Object.keys(first);
    if (parts.some((part) => Object.keys(part).join() !== fields.join())) throw new Error(unalike);
    const packed = fields.map((field): [string, unknown] => [
      field,
      pack(parts.map((part) => (part as Record<string, unknown>)[field])),
    ]);
    return Array.isArray(first) ? packed.map(([, part]) => part) : Object.fromEntries(packed);
  };
  const form = pack(sets);
  return { form, numbers: sets.map((_, set) => [...columns.values()].map((all) => all[set] ?? 0)) };
}

const unalike = 'The sets differ in more than their numbers.';

/** Unpacks the data of one set. */
export function unpackSet({ form, numbers }: PackedSets, set: number): unknown {
  const unpack = (part: unknown): unknown => {
    if (isSlot(part)) return numbers[set]?.[Number(part.slice(1))];
    if (Array.isArray(part)) return part.map(unpack);
    if (!isObject(part)) return part;
    return Object.fromEntries(Object.entries(part).map(([field, each]) => [field, unpack(each)]));
  };
  return unpack(form);
}
