import { isKind, isSignOf, withoutSpaces, type Part, type PartOf } from './part.ts';

/** Checks for a single letter or number, possibly with an accent and a short subscript. */
export function isAtom(row: readonly Part[]): boolean {
  const [only, more] = row;
  if (more !== undefined) return false;
  if (isKind(only, 'letter', 'number')) return true;
  if (isKind(only, 'accent')) return isAtom(only.base);
  return (
    isKind(only, 'script') && only.above.length === 0 && isAtom(only.base) && isWord(only.below)
  );
}

const isWord = (row: readonly Part[]) =>
  row.every((part) => isKind(part, 'letter', 'number', 'text', 'apply'));

/** Checks for a change of a single variable, like "d t" or "Delta T". */
export const isDifferential = ([first, ...others]: readonly Part[]): boolean =>
  isKind(first, 'letter') && /^[dΔ∆δ∂]$/.test(first.text) && isAtom(others) && others.length > 0;

/** Recognizes a function argument: one letter or number in parentheses after a letter. */
export const isArgument = (before: Part | undefined, part: Part): part is PartOf<'group'> =>
  isKind(part, 'group') &&
  part.open === '(' &&
  part.inside.length === 1 &&
  isKind(part.inside[0], 'letter', 'number') &&
  isSymbol(before);

const isSymbol = (part: Part | undefined): boolean =>
  isKind(part, 'letter', 'accent') ||
  (isKind(part, 'script') && isSymbol(part.base[0]) && !isPower(part));

/** Checks whether a number in parentheses, possibly with a unit, is just as clear without them. */
export function needsNoBrackets(
  before: Part | undefined,
  part: Part,
  after: Part | undefined,
): part is PartOf<'group'> {
  if (!isKind(part, 'group') || part.open !== '(') return false;
  const isQuantity = withoutSpaces(part.inside).every((inner, index) =>
    index === 0 ? isKind(inner, 'number') : isKind(inner, 'unit') || isSignOf(inner, /^%$/),
  );
  // Without brackets, "the natural log of a times b" would be ambiguous.
  if (isKind(before, 'apply'))
    return (isQuantity || isAtom(part.inside)) && !isProduct(part, after);
  const isTerm = isSignOf(before, /^[=+−]$/) && after === undefined;
  const isMultiplied =
    isProduct(before, part) || isProduct(part, after) || isTimes(before) || isTimes(after);
  return isQuantity && (isTerm || isMultiplied) && !isSignOf(before, /^\/$/);
}

const isTimes = (part: Part | undefined) => isSignOf(part, /^[×⋅·]$/);

/** Checks for a product that listeners would misunderstand without "times". */
export function isProduct(before: Part | undefined, part: Part | undefined): boolean {
  if (!before || !part || !isFactorEnd(before) || !isFactor(part)) return false;
  return (
    isKind(part, 'number', 'apply', 'sign', ...bulky) ||
    isKind(before, 'unit', 'sign', ...bulky) ||
    (isKind(part, 'script') && isKind(part.base[0], 'number', ...bulky)) ||
    (isKind(before, 'script') && (isPower(before) || isKind(before.base[0], ...bulky)))
  );
}

const bulky = ['group', 'fraction', 'root', 'absolute'] as const;

const isFactor = (part: Part) =>
  isKind(part, 'letter', 'number', 'accent', 'script', 'apply', ...bulky) ||
  isSignOf(part, /^[([]$/);

const isFactorEnd = (part: Part) =>
  isKind(part, 'letter', 'number', 'accent', 'script', 'unit', ...bulky)
    ? !(isKind(part, 'fraction') && isDerivative(part))
    : isSignOf(part, /^[%!)\]]$/);

const isDerivative = ({ above, below }: PartOf<'fraction'>) =>
  isKind(above[0], 'letter') &&
  above[0].text === 'd' &&
  above.length === 1 &&
  isDifferential(below);

/** An exponent other than "squared" or "cubed". */
const isPower = ({ above }: PartOf<'script'>) =>
  above.some((part) => !isKind(part, 'space', 'text') && !isSignOf(part, /^[′″∗*]$/)) &&
  !(above.length === 1 && isKind(above[0], 'number') && /^[23]$/.test(above[0].text));
