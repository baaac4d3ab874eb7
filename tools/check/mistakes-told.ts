import { toldOfMistakes } from '../../src/documents/read/foreseen-mistakes.ts';
import type { ProblemDocument } from '../../src/documents/document/document.ts';

/** How the mistakes that a problem names are judged, over all its sets of numbers. */
interface MistakesTold {
  mistakes: number;
  sets: number;
  /** In how many sets of numbers at least one of them is judged right. */
  right: number;
  /** How many times another sentence than its own is said of what one leads to, rounded or not. */
  other: number;
}

/** Makes every mistake that a problem names, with every set of its numbers, and counts what is said. */
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
