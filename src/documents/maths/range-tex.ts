import type { Names } from '../compute/names.ts';
import { readExpression } from '../compute/expressions.ts';
import { isStated } from '../compute/stated.ts';
import type { ValidRange } from '../compute/valid-range.ts';
import { formulaTex, statedTex } from './step-tex.ts';

/** Writes a range as words and equations by turns, as in `Holds for`, `Re > 10,000`, `.`. */
export function rangeWords(
  names: Names,
  { ways }: ValidRange,
): ({ text: string } | { tex: string })[] {
  const parts = ways.flatMap((chains, way) =>
    chains.flatMap(({ sign, sides }, index) => [
      { text: index > 0 ? ' and ' : way > 0 ? ' or ' : 'Holds for ' },
      { tex: sides.map((side) => sideTex(names, side)).join(` ${sign} `) },
    ]),
  );
  return [...parts, { text: '.' }];
}

const sideTex = (names: Names, side: string) =>
  isStated(side) ? statedTex(side) : formulaTex(names, readExpression(side, names.scope));
