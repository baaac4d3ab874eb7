import { readFileSync } from 'node:fs';
import { mixedUp, mixUpsOf } from '../../src/documents/compute/mixed-up.ts';
import type { AnswerBox } from '../../src/documents/document/document.ts';
import { unlessFaulty, withForgotten } from '../../src/documents/read/question-reader.ts';
import { readParts } from '../../src/documents/read/read-parts.ts';
import { inFile } from '../../src/documents/text/fault.ts';
import { parseDocument } from '../../src/documents/text/parse.ts';
import type { AnswerKey, Verdict } from '../../src/domain/answers/asked-quantity.ts';
import { checkAnswer } from '../../src/domain/answers/check-answer.ts';
import { seeded } from '../../src/domain/quantities/seeded.ts';
import { followRecipe } from '../../src/domain/plots/recipe.ts';
import { wrongWork, type NumberedProblem } from './wrong-work.ts';
import { documentFile } from '../../src/content/read/source-files.ts';

/**
 * Reads a problem with the numbers of some seeds, including everything that the answer boxes know.
 */
export function numberedProblem(name: string, seeds: readonly number[]): NumberedProblem[] {
  const file = documentFile('problems', name);
  const nodes = parseDocument(readFileSync(file, 'utf8'));
  return inFile(file, () => {
    const read = (seed: number, more: { forgetsZero?: true; isDraft: boolean }) =>
      readParts(nodes, {
        figures: 'library/problems/figures',
        isDraft: more.isDraft,
        numbers: {
          // The test prints no numbers, so it needs no guard digits.
          guardDigits: new Map(),
          draw: seed === 0 ? undefined : seeded(seed),
          forgetsZero: more.forgetsZero,
        },
      });
    const asStated = read(0, { isDraft: false });
    const answers = asStated.answers.map((answer, index) => ({
      ...answer,
      mixUps: mixUpsOf(
        answer,
        asStated.keys[index] ?? { value: NaN, mistakes: [] },
        asStated.wordedGivens,
        asStated.names,
      ),
    }));
    return seeds.map((seed) => {
      const { names, keys, wordedGivens } = read(seed, { isDraft: true });
      const forgetful = unlessFaulty(() => read(seed, { forgetsZero: true, isDraft: true }));
      const whole = withForgotten(keys, forgetful?.keys, answers).map((key, index) => ({
        ...key,
        mixedUp: mixedUp(
          answers[index]?.name ?? '',
          wordedGivens,
          answers[index]?.mixUps ?? [],
          names,
        ),
      }));
      return { names, answers, keys: whole };
    });
  });
}

/** Writes an entry with the given number of digits. `off` is a relative error, as from rounding. */
function typedWith(
  { unit, factor, zero }: AnswerBox,
  value: number,
  { digits, off }: { digits: number; off: number },
): string {
  const number = ((value - zero) / factor) * (1 + off);
  return `${digits === 0 ? number.toFixed(0) : number.toPrecision(digits)} ${unit}`.trim();
}

/**
 * Enters the result of each foreseen mistake, with a small random error. Returns whether each
 * verdict has the author's sentence.
 */
export function namedMistakes(
  question: AnswerBox,
  key: AnswerKey,
  { digits, noise }: { digits: number; noise: number },
  random: () => number,
): boolean[] {
  return key.mistakes.map((value, index) => {
    const typed = typedWith(question, value, { digits, off: noise * (2 * random() - 1) });
    const { sentence } = checkAnswer(typed, question, key);
    return sentence.includes(question.mistakes[index] ?? '\0');
  });
}

export interface WrongEntry {
  change: string;
  typed: string;
  sentence: string;
  /** True if the verdict gives only the direction. */
  isOnlyWay: boolean;
}

/**
 * Types the result of a random wrong step that isn't a foreseen mistake. Returns undefined if the
 * wrong step changes no answer.
 */
export function wrongEntry(problem: NumberedProblem, random: () => number): WrongEntry | undefined {
  const { names, answers, keys } = problem;
  const works = wrongWork(problem, false).filter(({ isPlain }) => isPlain);
  const work = works[Math.floor(random() * works.length)];
  if (!work) return undefined;
  const { values } = followRecipe(work.recipe, names.scope.values);
  const asked = answers.map((question, place) => ({
    question,
    key: keys[place] ?? { value: NaN, mistakes: [], molarMasses: [] },
    value: values.get(question.name) ?? NaN,
  }));
  // The first wrong answer is where a student learns about the mistake.
  const first = asked.find(({ key, value }) => Math.abs(value / key.value - 1) > 1e-9);
  if (!first || !Number.isFinite(first.value)) return undefined;
  const { question, key, value } = first;
  const typed = typedWith(question, value, { digits: question.digits, off: 0 });
  const others = asked.filter((each) => each !== first);
  return told(work.words, typed, checkAnswer(typed, question, key, { others }));
}

/**
 * Types a random foreseen mistake of a problem with a small error. Returns undefined if the problem
 * has none.
 */
export function roundedMistake(
  { answers, keys }: NumberedProblem,
  { digits, noise }: { digits: number; noise: number },
  random: () => number,
): WrongEntry | undefined {
  const all = answers.flatMap((question, place) =>
    (keys[place]?.mistakes ?? []).map((value, index) => ({ question, place, value, index })),
  );
  const one = all[Math.floor(random() * all.length)];
  const key = keys[one?.place ?? 0];
  if (!one || !key) return undefined;
  const { question, value, index } = one;
  const typed = typedWith(question, value, { digits, off: noise * (2 * random() - 1) });
  return told(question.mistakes[index] ?? '', typed, checkAnswer(typed, question, key));
}

/** Returns a wrong entry with its verdict, or undefined if the entry is judged right. */
const told = (change: string, typed: string, { kind, sentence }: Verdict) =>
  kind === 'right'
    ? undefined
    : {
        change,
        typed,
        sentence,
        isOnlyWay: /^(?:That’s too|Very close|Check the sign first)/.test(sentence),
      };
