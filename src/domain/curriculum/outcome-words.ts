import { counted } from '../counted.ts';
import { listed, type NameOf } from './reasons.ts';
import type { Outcome, Slip } from './what-if.ts';

/** What becomes of a degree, as a heading and a sentence or two. */
export interface OutcomeWords {
  heading: string;
  text: string;
}

/** What is true of the map before anything is said: how long it takes, and what decides that. */
export function usualInWords({ before, chain }: Outcome): OutcomeWords {
  return {
    heading: `The usual way takes ${counted(before, 'term')}.`,
    text:
      chain.length > 1
        ? `Its longest chain is ${chain.join(' → ')}. Whatever slips on it moves your graduation.`
        : 'No course waits for another.',
  };
}

/** What becomes of a degree. */
export function outcomeInWords(
  { before, after, soonest, moves }: Outcome,
  nameOf: NameOf,
): OutcomeWords {
  const moved = moves.length;
  return {
    heading:
      after === before
        ? `Graduation stays in ${nameOf(after)}.`
        : `Graduation moves from ${nameOf(before)} to ${nameOf(after)}.`,
    text: [
      moved === 0 ? 'No course moves.' : `${counted(moved, 'course')} ${moved === 1 ? 'moves' : 'move'}.`,
      ...(soonest < after ? [`With every course at its first chance it could be ${nameOf(soonest)}, if the hours allow it.`] : []),
    ].join(' '),
  };
}

/** What it costs if a course slips, in a sentence. */
export function slipInWords({ later, moves }: Slip): string {
  const end =
    later === 0
      ? 'Graduation stays.'
      : `Graduation moves by ${later % 2 === 0 ? counted(later / 2, 'year') : counted(later, 'term')}.`;
  if (moves.length === 0) return `No other course moves. ${end}`;
  return `${listed(moves)} ${moves.length === 1 ? 'moves' : 'move'} too. ${end}`;
}
