import type { AnswerRecords, FormulaRow, LessonFormulas, SoughtFormula } from './answer-records.ts';
import { termsOf } from './terms.ts';

/** Formulas that were asked for, and the lesson in which they stand. */
export interface FoundFormulas {
  lesson: LessonFormulas;
  row: FormulaRow;
  formulas: readonly SoughtFormula[];
}

/** The formula that somebody typed, or the ones with the name that somebody typed. */
export const matchFormula = (
  text: string,
  { lessons }: Pick<AnswerRecords, 'lessons'>,
): FoundFormulas | undefined =>
  text.includes('=') ? bySymbols(text, lessons) : byName(text, lessons);

interface Rated {
  found: FoundFormulas;
  rate: number;
  length: number;
}

function bySymbols(text: string, lessons: readonly LessonFormulas[]): FoundFormulas | undefined {
  const typed = sidesOf(text);
  if (typed.length !== 2) return undefined;
  const rated = lessons.flatMap((lesson) =>
    lesson.rows.flatMap((row) =>
      row.formulas.map((formula): Rated => {
        const found = { lesson, row, formulas: [formula] };
        return { found, rate: rateOf(typed, formula.line), length: formula.line.length };
      }),
    ),
  );
  return rated
    .filter(({ rate }) => rate > 0)
    .sort((one, other) => other.rate - one.rate || one.length - other.length)[0]?.found;
}

/** How well a formula fits what was typed, either side first: 0 not at all, 1 exactly. */
function rateOf([left, right]: readonly FormulaSide[], line: string): number {
  if (!left || !right) return 0;
  const sides = sidesOf(line);
  const rates = sides.flatMap((one) =>
    sides
      .filter((other) => other !== one)
      .flatMap((other) =>
        [[left, right] as const, [right, left] as const].flatMap(([same, rest]) => [
          same.full === one.full ? sideRate(rest.full, other.full, other.isSum) : 0,
          // Without subscripts a letter may be another quantity, so that counts for less.
          same.bare === one.bare ? 0.9 * sideRate(rest.bare, other.bare, other.isSum) : 0,
        ]),
      ),
  );
  return Math.max(0, ...rates);
}

/** The letters of a product may come in another order, or go on. */
function sideRate(typed: string, side: string, isSum: boolean): number {
  if (typed === side) return 1;
  if (typed.length < 2 || isSum) return 0;
  if (sorted(typed) === sorted(side)) return 0.8;
  if (side.startsWith(typed)) return 0.6;
  return typed.length >= 0.75 * side.length && isWithin(typed, side) ? 0.5 : 0;
}

const sorted = (key: string) => Array.from(key).sort().join('');

/** Whether the letters of a text stand in another one in the same order, with others between them. */
function isWithin(part: string, whole: string): boolean {
  let at = -1;
  return Array.from(part).every((letter) => {
    at = whole.indexOf(letter, at + 1);
    return at >= 0;
  });
}

/** Words that say no more than that it is an equation. */
const plainWords = new Set(['equation', 'eqn', 'formula', 'sheet']);

/** By a name such as Antoine's, where one paragraph or two have it, and not many. */
function byName(text: string, lessons: readonly LessonFormulas[]): FoundFormulas | undefined {
  const terms = termsOf(text);
  const name = terms.filter((term) => !plainWords.has(term)).join(' ');
  if (name.length < 5 || terms.includes('sheet')) return undefined;
  const found = lessons.flatMap((lesson) =>
    lesson.rows
      .filter(({ words }) => isNamed(name, words))
      .map((row) => ({ lesson, row, formulas: row.formulas })),
  );
  // A name in many places is a subject, not an equation.
  return found.length <= 2
    ? found.sort((a, b) => a.formulas.length - b.formulas.length)[0]
    : undefined;
}

/**
 * Whether a paragraph leads to what has the name, which begins with a capital: the name of a person, or
 * of a law called after one. What is only used on the way, or is said to be modified, leads elsewhere.
 */
function isNamed(name: string, words: string): boolean {
  const terms = termsOf(words);
  const line = ` ${terms.join(' ')} `;
  const at = line.lastIndexOf(` ${name} `);
  if (at < 0 || /\bmodified $/.test(line.slice(0, at + 1))) return false;
  if (/ (?:equation|law|model|rule) /.test(behind(line, at + name.length))) return false;
  const [first = ''] = name.split(' ');
  const place = words.lastIndexOf(`${first.charAt(0).toUpperCase()}${first.slice(1)}`);
  return place >= 0 && !/\bby $/i.test(words.slice(0, place));
}

/** What follows a name, without the word that says what is called so. */
const behind = (line: string, end: number) =>
  line.slice(end + 1).replace(/^ ?(?:equation|law|model|rule)(?= )/, '');

const greek: Record<string, string> = {
  ...{ α: 'alpha', β: 'beta', γ: 'gamma', δ: 'd', ε: 'epsilon', ϵ: 'epsilon', ζ: 'zeta' },
  ...{ η: 'eta', θ: 'theta', κ: 'kappa', λ: 'lambda', μ: 'mu', ν: 'nu', ξ: 'xi', π: 'pi' },
  ...{ ρ: 'rho', σ: 'sigma', τ: 'tau', φ: 'phi', ϕ: 'phi', χ: 'chi', ψ: 'psi', ω: 'omega' },
};

/** A formula without its subscripts: C_A0 as C. */
const bare = (line: string) => line.replace(/_[\p{L}\p{N},.∞]+/gu, '');

/**
 * One side of a formula as it is compared: small letters and digits, Greek letters by their names, and a
 * difference as d. Signs, brackets and spaces say nothing here.
 */
const keyOf = (side: string): string =>
  side
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[α-ωϕϵ]/g, (letter) => greek[letter] ?? letter)
    .replace(/delta/g, 'd')
    .replace(/[^a-z0-9]/g, '');

/** A side of a formula as it is compared. */
interface FormulaSide {
  full: string;
  /** Without its subscripts. */
  bare: string;
  /** Whether it has several terms: of those one may not be left out. */
  isSum: boolean;
}

/** The sides of a formula between its equals signs. */
function sidesOf(line: string): FormulaSide[] {
  return line
    .split(/[=≈]/)
    .map((side) => ({
      full: keyOf(side),
      bare: keyOf(bare(side)),
      isSum: /\S\s*[-+−∑∫]/.test(side),
    }))
    .filter(({ full }) => full !== '');
}
