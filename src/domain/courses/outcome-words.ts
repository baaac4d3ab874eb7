import { counted } from '../words/counted.ts';
import { listed, type NameOf } from './reasons.ts';
import type { Outcome, Delay } from './what-if.ts';

export interface OutcomeWords {
  heading: string;
  text: string;
}

const whole = (code: string) => code.replaceAll(' ', '\u00a0');

/** Describes the length and the longest chain of the usual plan. */
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

/** Describes when the degree ends, which courses move, and whether it could end sooner. */
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

/** Describes in one sentence how much failing a course delays the degree. */
export function delayInWords({ later, moves }: Delay): string {
  const end =
    later === 0
      ? 'You still graduate on time.'
      : `You graduate ${later % 2 === 0 ? counted(later / 2, 'year') : counted(later, 'term')} later.`;
  if (moves.length === 0) return later === 0 ? 'Nothing else moves.' : `Nothing else moves. ${end}`;
  return `${listed(moves)} ${moves.length === 1 ? 'moves' : 'move'} too. ${end}`;
}
