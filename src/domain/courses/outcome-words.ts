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
    heading: `The usual path takes ${counted(before, 'term')}.`,
    text:
      chain.length < 2
        ? 'No course needs another one.'
        : soonest < before
          ? `${longest}: at least ${counted(soonest, 'term')}.`
          : `${longest}. It takes all ${counted(before, 'term')}.`,
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
        ? `You still graduate in ${nameOf(after)}.`
        : `Graduation moves from ${nameOf(before)} to ${nameOf(after)}.`,
    text: [
      moved === 0
        ? 'No course moves.'
        : `${counted(moved, 'course')} ${moved === 1 ? 'moves' : 'move'}: ${listed(moves.map(({ code }) => whole(code)))}.`,
      ...(soonest < after
        ? [
            `Take every course as soon as the hours allow, and you could finish in ${nameOf(soonest)}.`,
          ]
        : []),
    ].join(' '),
  };
}

/** What it costs if a course slips, in a sentence. */
export function slipInWords({ later, moves }: Slip): string {
  const end =
    later === 0
      ? 'You still graduate on time.'
      : `You graduate ${later % 2 === 0 ? counted(later / 2, 'year') : counted(later, 'term')} later.`;
  if (moves.length === 0) return later === 0 ? 'Nothing else moves.' : `Nothing else moves. ${end}`;
  return `${listed(moves)} ${moves.length === 1 ? 'moves' : 'move'} too. ${end}`;
}
