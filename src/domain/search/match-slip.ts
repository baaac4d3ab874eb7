import { searchable } from '../words/match-words.ts';
import type { SoughtSlip } from './answer-records.ts';
import { slipWords } from './asks.ts';

/** The course that somebody may drop or fail, by its code: "drop che320". */
export function matchSlip(text: string, slips: readonly SoughtSlip[]): SoughtSlip | undefined {
  if (!slipWords.test(text)) return undefined;
  const line = ` ${searchable(text)} `;
  const named = slips.filter(({ code }) => line.includes(` ${searchable(code)} `));
  // Whoever names two courses asks for more than a sentence can say.
  return named.length === 1 ? named[0] : undefined;
}
