/** A part of an equation as it is spoken: what looks alike is one thing, whoever typeset it. */
export type Part =
  | { kind: 'letter'; text: string; isUpright: boolean }
  | { kind: 'number'; text: string }
  | { kind: 'unit'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'sign'; text: string }
  | { kind: 'space'; isWide: boolean }
  | { kind: 'group'; open: string; close: string; inside: Part[] }
  | { kind: 'fraction'; above: Part[]; below: Part[] }
  | { kind: 'root'; inside: Part[] }
  | { kind: 'absolute'; inside: Part[] }
  | { kind: 'accent'; base: Part[]; mark: string }
  | { kind: 'script'; base: Part[]; below: Part[]; above: Part[] }
  /** A function or a sum, which works on what follows. */
  | { kind: 'apply'; name: string; below: Part[]; above: Part[] }
  | { kind: 'table'; lines: Part[][][]; isCases: boolean };

/** A part of one kind. */
export type PartOf<Kind extends Part['kind']> = Extract<Part, { kind: Kind }>;

/** Whether a part is of one of these kinds. */
export const isKind = <Kind extends Part['kind']>(
  part: Part | undefined,
  ...kinds: Kind[]
): part is PartOf<Kind> => part !== undefined && (kinds as string[]).includes(part.kind);

/** Whether a part is a sign, one of those that the pattern knows. */
export const isSignOf = (part: Part | undefined, pattern: RegExp): part is PartOf<'sign'> =>
  isKind(part, 'sign') && pattern.test(part.text);

/** A row without what is only room. */
export const withoutSpaces = (row: readonly Part[]): Part[] =>
  row.filter((part) => !isKind(part, 'space'));

/** Whether a letter is one sign, and not a word. */
export const isSingle = ({ text }: PartOf<'letter'>): boolean => Array.from(text).length === 1;
