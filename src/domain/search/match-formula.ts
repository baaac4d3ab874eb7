import type { AnswerRecords, FormulaRow, LessonFormulas, SoughtFormula } from './answer-records.ts';
import { sidesOf } from './formula-key.ts';
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

type Sides = ReturnType<typeof sidesOf>;

/** How well a formula fits what was typed, either side first: 0 not at all, 1 exactly. */
function rateOf([left, right]: Sides, line: string): number {
  const sides = sidesOf(line);
  const rates = sides.flatMap((one) =>
    sides
      .filter((other) => other !== one)
      .flatMap((other) => [
        pairRate(left?.full, right?.full, one.full, other.full),
        pairRate(right?.full, left?.full, one.full, other.full),
        // Without subscripts a letter may be another quantity, so that counts for less.
        0.9 * pairRate(left?.bare, right?.bare, one.bare, other.bare),
        0.9 * pairRate(right?.bare, left?.bare, one.bare, other.bare),
      ]),
  );
  return Math.max(0, ...rates);
}

/** One side has to be the same; the other may have its letters in another order, or go on. */
function pairRate(left = '', right = '', one: string, other: string): number {
  if (left !== one || right === '') return 0;
  if (right === other) return 1;
  if (right.length < 2) return 0;
  if (sorted(right) === sorted(other)) return 0.8;
  if (other.startsWith(right)) return 0.6;
  const isNear = right.length >= 0.75 * other.length && isWithin(right, other);
  return isNear ? 0.5 : 0;
}

const sorted = (key: string) => [...key].sort().join('');

/** Whether the letters of a text stand in another one in the same order, with others between them. */
function isWithin(part: string, whole: string): boolean {
  let at = -1;
  return [...part].every((letter) => {
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

/** Whether a paragraph has the name, with a capital: that of a person, or of a law called after one. */
function isNamed(name: string, words: string): boolean {
  if (!` ${termsOf(words).join(' ')} `.includes(` ${name} `)) return false;
  const [first = ''] = name.split(' ');
  const capital = `${first.charAt(0).toUpperCase()}${first.slice(1)}`;
  return words.includes(capital);
}
