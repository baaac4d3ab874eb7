import { counted } from '../words/counted.ts';
import { listed, type NameOf } from './reasons.ts';
import type { Outcome, Slip } from './what-if.ts';

/** What becomes of a degree, as a heading and a sentence or two. */
export interface OutcomeWords {
  heading: string;
  text: string;
}

/** A code that does not break between its letters and its number. */
const whole = (code: string) => code.replaceAll(' ', '\u00a0');

/** What is true of the map before anything is said: how long it takes, and what it takes at least. */
export function usualInWords(
  { before, soonest }: Pick<Outcome, 'before' | 'soonest'>,
  chain: readonly string[],
): OutcomeWords {
  const longest = `The longest chain is ${chain.map(whole).join(' → ')}`;
  return {
    heading: `The usual way takes ${counted(before, 'term')}.`,
    text:
      chain.length < 2
        ? 'No course waits for another.'
        : soonest < before
          ? `${longest}: ${counted(soonest, 'term')} at least.`
          : `${longest}. It takes all of them.`,
  };
}

/** When a degree ends now, how much moves, and whether it could be sooner. */
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
      moved === 0
        ? 'No course moves.'
        : `${counted(moved, 'course')} ${moved === 1 ? 'moves' : 'move'}: ${listed(moves.map(({ code }) => whole(code)))}.`,
      ...(soonest < after
        ? [
            `With every course at its first chance it could be ${nameOf(soonest)}, if the hours allow it.`,
          ]
        : []),
    ].join(' '),
  };
}

/** What it costs if a course slips, in a sentence. */
export function slipInWords({ later, moves }: Slip): string {
  const end =
    later === 0
      ? 'Graduation stays.'
      : `Graduation moves by ${later % 2 === 0 ? counted(later / 2, 'year') : counted(later, 'term')}.`;
  if (moves.length === 0) return later === 0 ? 'Nothing else moves.' : `Nothing else moves. ${end}`;
  return `${listed(moves)} ${moves.length === 1 ? 'moves' : 'move'} too. ${end}`;
}
