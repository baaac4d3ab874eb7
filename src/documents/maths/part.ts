/** Part of an equation that's spoken as a unit. */
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
  /** A function or a sum, which applies to the part after it. */
  | { kind: 'apply'; name: string; below: Part[]; above: Part[] }
  | { kind: 'table'; lines: Part[][][]; isCases: boolean };

export type PartOf<Kind extends Part['kind']> = Extract<Part, { kind: Kind }>;

export const isKind = <Kind extends Part['kind']>(
  part: Part | undefined,
  ...kinds: Kind[]
): part is PartOf<Kind> => part !== undefined && (kinds as string[]).includes(part.kind);

export const isSignOf = (part: Part | undefined, pattern: RegExp): part is PartOf<'sign'> =>
  isKind(part, 'sign') && pattern.test(part.text);

export const withoutSpaces = (row: readonly Part[]): Part[] =>
  row.filter((part) => !isKind(part, 'space'));

export const isSingle = ({ text }: PartOf<'letter'>): boolean => Array.from(text).length === 1;
