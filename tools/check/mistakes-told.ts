import { toldOfMistakes } from '../../src/documents/read/foreseen-mistakes.ts';
import type { ProblemDocument } from '../../src/documents/document/document.ts';

/** Verdicts on the foreseen mistakes of a problem, for all its sets of numbers. */
interface MistakesTold {
  mistakes: number;
  sets: number;
  /** Number of sets in which at least one mistake counts as right. */
  right: number;
  /** Number of times the result of a mistake gets another mistake's message. */
  other: number;
}

/** Makes every foreseen mistake with every set of numbers, and counts the verdicts. */
export function mistakesTold({
  answers,
  variants,
}: Pick<ProblemDocument, 'answers' | 'variants'>): MistakesTold {
  const told = variants.map(({ keys }) =>
    keys.flatMap((key, index) => {
      const question = answers[index];
      return question ? toldOfMistakes(question, key) : [];
    }),
  );
  return {
    mistakes: answers.flatMap(({ mistakes }) => mistakes).length,
    sets: variants.length,
    right: told.filter((set) => set.some(({ verdict }) => verdict.kind === 'right')).length,
    other: told
      .flat()
      .filter(({ as, isOwn, verdict }) => as !== 'nearer' && !isOwn && verdict.kind !== 'right')
      .length,
  };
}
