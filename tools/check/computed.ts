import { readFileSync } from 'node:fs';
import {
  outcomeAt,
  sayingAt,
  settingOf,
  type Exploration,
} from '../../src/domain/plots/exploration.ts';
import type { LessonDocument, SecondExplored } from '../../src/documents/document/document.ts';
import { someSettings } from '../../src/documents/read/prove-exploration.ts';
import {
  compiledLesson,
  compiledProblem,
} from '../../src/documents/compiled/compiled-documents.ts';
import { taughtFiles } from '../../src/content/everything/with-library.ts';
import { isNear } from '../../src/documents/compute/second-calculation.ts';
import { isSolvedTwice, solvedOnce } from './solved-once.ts';

/** Lists the mistakes in all lessons and problems, and the files without a second calculation. */
export const computedFaults = (): { faults: string[]; solvedOnce: string[] } => ({
  faults: [...lessonFaults(), ...problemFaults()],
  solvedOnce: solvedOnce(),
});

export const lessonFaults = (): string[] =>
  faultsIn('lessons', (file) => {
    const { document } = compiledLesson(file);
    if (!isSolvedTwice(file)) return [];
    return explorationDifferences(document).map((fault) => `${file}\n  ${fault}`);
  });

/** Number of words that a lesson may have. */
export const lessonWords = { least: 900, most: 1800 };

/** Lists the lessons that are too short or too long. Skips invalid lessons. */
export const lengthFaults = (): string[] =>
  taughtFiles('lessons').flatMap((file) => {
    const words = wordsIn(file);
    if (words === undefined || (words >= lessonWords.least && words <= lessonWords.most)) return [];
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n').length;
    const cure = words < lessonWords.least ? 'Explain more.' : 'Shorten it, or make two lessons.';
    return [
      `${file}, line ${String(lines)}\n  the lesson has ${String(words)} words, not ${String(lessonWords.least)} to ${String(lessonWords.most)}.\n  ${cure}`,
    ];
  });

function wordsIn(lesson: string): number | undefined {
  try {
    return compiledLesson(lesson).document.counts.words;
  } catch {
    return undefined;
  }
}

/**
 * Computes all problems and lists their mistakes, including deviations from their second
 * calculations.
 */
export const problemFaults = (): string[] =>
  faultsIn('problems', (file) => {
    compiledProblem(file);
    return [];
  });

function faultsIn(kind: 'lessons' | 'problems', faultsOf: (file: string) => string[]): string[] {
  return taughtFiles(kind).flatMap((file) => {
    try {
      return faultsOf(file);
    } catch (error) {
      return [(error as Error).message];
    }
  });
}

export const statesOfAnExplorable = 500;

/** Lists deviations between the explorables of a lesson and their second calculations. */
export function explorationDifferences(
  { blocks, secondsExplored }: Pick<LessonDocument, 'blocks' | 'secondsExplored'>,
  states = statesOfAnExplorable,
): string[] {
  return blocks
    .flatMap((block) => (block.type === 'explore' ? [block.exploration] : []))
    .flatMap((exploration, index) => {
      const second = secondsExplored[index];
      return second
        ? differencesIn(exploration, second, states)
        : [
            `nobody has computed its <Explore> a second time: add <Second> to it, as docs/lessons.md shows.`,
          ];
    });
}

function differencesIn(exploration: Exploration, second: SecondExplored, states: number): string[] {
  const { sliders } = exploration;
  const again = { sliders, ...second };
  const stated = Object.fromEntries(sliders.map((slider) => [slider.name, settingOf(slider, {})]));
  return [stated, ...someSettings(exploration, states)].flatMap((settings) => {
    const outcome = outcomeAt(exploration, settings);
    const saying = sayingAt(exploration, outcome);
    if (saying?.isStuck) return [];
    const expected = outcomeAt(again, settings);
    return (saying?.lines ?? []).flat().flatMap((piece) => {
      if (typeof piece !== 'object' || !('name' in piece) || piece.name in stated) return [];
      const [here = NaN, there = NaN] = [outcome, expected].map(({ values }) =>
        inItsUnit(values.get(piece.name) ?? NaN, piece),
      );
      return isNear(here, there)
        ? []
        : [
            `with the sliders at ${JSON.stringify(settings)} "${piece.name}" is ${String(here)}, and ${String(there)} in the second calculation.`,
          ];
    });
  });
}

/** Converts an SI value to the unit of an answer. */
export const inItsUnit = (value: number, { factor, zero }: { factor: number; zero: number }) =>
  (value - zero) / factor;
