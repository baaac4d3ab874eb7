import type {
  AnswerRecords,
  FormulaRow,
  LessonFormulas,
  FormulaRecord,
  UpcomingEvent,
  DelayRecord,
} from './answer-records.ts';
import { termsOf } from './terms.ts';
import { dateWords, delayWords } from './answer-triggers.ts';
import { searchable } from '../words/match-words.ts';

/** Formulas that a search asks for, with their lesson. */
export interface FoundFormulas {
  lesson: LessonFormulas;
  row: FormulaRow;
  formulas: readonly FormulaRecord[];
}

/** Finds the typed formula, or formulas with the typed name. */
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

/** Rates the similarity of a formula and a query from 0 to 1, with the sides in either order. */
function rateOf([left, right]: readonly FormulaSide[], line: string): number {
  if (!left || !right) return 0;
  const sides = sidesOf(line);
  const rates = sides.flatMap((one) =>
    sides
      .filter((other) => other !== one)
      .flatMap((other) =>
        [[left, right] as const, [right, left] as const].flatMap(([same, rest]) => [
          same.full === one.full ? sideRate(rest.full, other.full, other.isSum) : 0,
          // Without subscripts, a letter may be another quantity.
          same.bare === one.bare ? 0.9 * sideRate(rest.bare, other.bare, other.isSum) : 0,
        ]),
      ),
  );
  return Math.max(0, ...rates);
}

/** Rates the similarity of one side. Factors may be in another order or missing. */
function sideRate(typed: string, side: string, isSum: boolean): number {
  if (typed === side) return 1;
  if (typed.length < 2 || isSum) return 0;
  if (sorted(typed) === sorted(side)) return 0.8;
  if (side.startsWith(typed)) return 0.6;
  return typed.length >= 0.75 * side.length && isWithin(typed, side) ? 0.5 : 0;
}

const sorted = (key: string) => Array.from(key).sort().join('');

/** Checks whether a string contains the letters of another in order. */
function isWithin(part: string, whole: string): boolean {
  let at = -1;
  return Array.from(part).every((letter) => {
    at = whole.indexOf(letter, at + 1);
    return at >= 0;
  });
}

const plainWords = new Set(['equation', 'eqn', 'formula', 'sheet']);

/** Finds formulas by a name like Antoine's. Skips names that occur in more than two paragraphs. */
function byName(text: string, lessons: readonly LessonFormulas[]): FoundFormulas | undefined {
  const terms = termsOf(text);
  const name = terms.filter((term) => !plainWords.has(term)).join(' ');
  if (name.length < 5 || terms.includes('sheet')) return undefined;
  const found = lessons.flatMap((lesson) =>
    lesson.rows
      .filter(({ words }) => isNamed(name, words))
      .map((row) => ({ lesson, row, formulas: row.formulas })),
  );
  // A name that occurs often is a topic, not a formula.
  return found.length <= 2
    ? found.sort((a, b) => a.formulas.length - b.formulas.length)[0]
    : undefined;
}

/**
 * Checks whether a paragraph introduces the formula with this name. The name has to be capitalized,
 * because formulas are named after people. Modified formulas, and formulas that are only an
 * intermediate step, don't count.
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

/** Text after a name, without the noun that belongs to the name. */
const behind = (line: string, end: number) =>
  line.slice(end + 1).replace(/^ ?(?:equation|law|model|rule)(?= )/, '');

const greek: Record<string, string> = {
  ...{ α: 'alpha', β: 'beta', γ: 'gamma', δ: 'd', ε: 'epsilon', ϵ: 'epsilon', ζ: 'zeta' },
  ...{ η: 'eta', θ: 'theta', κ: 'kappa', λ: 'lambda', μ: 'mu', ν: 'nu', ξ: 'xi', π: 'pi' },
  ...{ ρ: 'rho', σ: 'sigma', τ: 'tau', φ: 'phi', ϕ: 'phi', χ: 'chi', ψ: 'psi', ω: 'omega' },
};

/** Removes subscripts: C_A0 becomes C. */
const bare = (line: string) => line.replace(/_[\p{L}\p{N},.∞]+/gu, '');

/**
 * Normalizes one side of a formula for comparison: lowercase letters and digits, names for Greek
 * letters, and d for a difference. Drops signs, brackets and spaces.
 */
const keyOf = (side: string): string =>
  side
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[α-ωϕϵ]/g, (letter) => greek[letter] ?? letter)
    .replace(/delta/g, 'd')
    .replace(/[^a-z0-9]/g, '');

interface FormulaSide {
  full: string;
  /** Without subscripts. */
  bare: string;
  /** True for a sum, whose terms can't be left out. */
  isSum: boolean;
}

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

/** Words that fit any event. */
const ofAnyEvent = new Set([
  'event',
  'upcoming',
  'tonight',
  'board',
  'day',
  'date',
  'time',
  'happening',
]);

/** Words for any kind of event, unless they occur in a title. */
const anyEvent = ['event', 'happening', 'meeting', 'meet'];

/**
 * Finds the next event whose title matches the query, or the next event of any kind. Returns "none"
 * if the query asks for an event but all matching ones are over.
 */
export function matchEvent(
  text: string,
  events: readonly UpcomingEvent[],
  now: number,
): UpcomingEvent | 'none' | undefined {
  if (!dateWords.test(text)) return undefined;
  const terms = termsOf(text);
  const asked = terms.filter((term) => !ofAnyEvent.has(term));
  if (asked.length === 0 && !terms.some((term) => anyEvent.includes(term))) return undefined;
  const isAny = asked.every((term) => anyEvent.includes(term));
  const named = events.filter(({ title }) => {
    const words = termsOf(title);
    return asked.every((term) => words.includes(term));
  });
  const meant = isAny && named.length === 0 ? events : named;
  const next = meant.find(({ ends }) => ends * 60_000 > now);
  return next ?? (isAny || meant.length > 0 ? 'none' : undefined);
}

/** Finds the course in a query like "drop che320". */
export function matchDelay(text: string, delays: readonly DelayRecord[]): DelayRecord | undefined {
  if (!delayWords.test(text)) return undefined;
  const line = ` ${searchable(text)} `;
  const named = delays.filter(({ code }) => line.includes(` ${searchable(code)} `));
  // An answer about two courses would need more than a sentence.
  return named.length === 1 ? named[0] : undefined;
}
