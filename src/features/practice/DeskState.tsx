import { stateOf, type NumberSet, type Work } from '../../domain/practice/record.ts';
import { stateWords } from '../../domain/practice/tally.ts';
import { keptWords } from './kept-words.ts';

interface DeskStateProps {
  work: Work | undefined;
  /** What was done with the numbers in use, how many answers are right, and how many are asked. */
  set: NumberSet | undefined;
  right: number;
  asked: number;
  /** Whether there are other numbers. */
  hasOthers: boolean;
  isKept: boolean;
}

/** How far somebody is with a problem, and what would be next. */
export function DeskState({ work, set, right, asked, hasOthers, isKept }: DeskStateProps) {
  const state = stateOf(work);
  if (state === undefined) return null;
  const isPart = right > 0 && right < asked;
  return (
    <div className="desk-status">
      <p>
        {stateWords[state]}
        {isPart && `, ${String(right)} of ${String(asked)} answers right`}
        {isPart && state !== 'tried' && ' with these numbers'}
        {keptWords(isKept)}
      </p>
      {state === 'tried' && set?.helped === 'solution' && (
        <p>
          You have opened the solution, so these numbers stay tried.
          {hasOthers && ' New numbers: then you can solve it.'}
        </p>
      )}
      {state === 'solved' && hasOthers && <p>New numbers, no hint: then it is mastered.</p>}
    </div>
  );
}
