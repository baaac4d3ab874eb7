import type { Integral } from '../compute/integral.ts';
import type { Names } from '../compute/names.ts';
import { namesIn } from '../compute/trees.ts';
import type { TagAttributes } from '../text/tags.ts';
import { symbolIn } from '../text/symbols.ts';
import { expressionTex } from './expression-tex.ts';
import { quantityTex } from '../compute/quantity-tex.ts';
import { readStated } from '../compute/stated.ts';
import { grouped } from '../../domain/quantities/print.ts';

/** What a step with an integral shows: the integral in symbols, and what it comes to. */
export function integralTex(
  names: Names,
  { name, over, letter: typed, from, to }: TagAttributes<'Integral'>,
  { inside, ends: [low, high], sum }: Integral,
): string {
  const letter = symbolIn(over, typed);
  const shown = names.shown(name);
  const above = namesIn(sum).map((each) => [each, names.shown(each)] as const);
  names.addLine({ tree: sum, numbers: new Map(above), results: [shown] });
  const symbol = (each: string) => (each === over ? letter : names.symbol(each));
  const end = (text: string, expression: typeof low) =>
    expression ? expressionTex(expression, names.symbol) : statedTex(text);
  const limits = `_{${end(from, low)}}^{${end(to, high)}}`;
  const integral = `\\int${limits} ${expressionTex(inside, symbol)}\\,\\mathrm{d}${letter}`;
  return [names.symbol(name), integral, names.shownTex(shown)].join(' = ');
}

/** A stated end, as it was typed. */
function statedTex(text: string): string {
  const { number, unit } = readStated(text);
  const { mantissa, power } = number;
  return quantityTex({ mantissa: grouped(mantissa), ...(power !== undefined && { power }) }, unit);
}
