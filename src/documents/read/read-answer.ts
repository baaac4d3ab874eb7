import type { AskedQuantity, StatedGiven } from '../../domain/answers/asked-quantity.ts';
import {
  inBaseUnits,
  sameDimensions,
  type Dimensions,
  type Quantity,
} from '../../domain/quantities/dimensions.ts';
import { unitText, type Run } from '../../domain/quantities/print.ts';
import { isTemperatureScale, type ParsedUnit } from '../../domain/quantities/read-unit.ts';
import { Complaint } from '../text/fault.ts';
import type { Named } from '../compute/named.ts';
import { quantityOf, readStated, unitOf } from '../compute/stated.ts';
import type { TagAttributes } from '../text/tags.ts';

/** Reads the question of an <Answer>, which is the same for every set of numbers. */
export function questionOf(
  attributes: TagAttributes<'Answer'>,
  unit: ParsedUnit,
): Omit<AskedQuantity, 'mistakes' | 'givens'> {
  const { digits = '3', round, within = '1 %', is, also } = attributes;
  const isWhole = digits === '0';
  if ((isWhole || also !== undefined) && unit.parts.length > 0) {
    throw new Complaint(
      'only a number without a unit can have digits="0" or also="…".',
      'Leave that out, or leave out the unit.',
    );
  }
  if (isWhole && attributes.within !== undefined) {
    throw new Complaint('a whole number has no tolerance.', 'Leave out within="…".');
  }
  return {
    dimensions: unit.dimensions,
    unit: unitText(unit),
    factor: unit.factor,
    zero: unit.zero,
    digits: Number(digits),
    ...(round !== undefined && { round: roundingOf(round, isWhole) }),
    within: isWhole ? { amount: 1e-6 } : readWithin(within, unit.dimensions),
    allowance: within.replace(/\bdeg(?=[CF]\b)/, '°').replace(' %', '%'),
    is: kindOfAnswer(is, unit),
    ...(also !== undefined && { also: usualUnit(also) }),
  };
}

function usualUnit(text: string): NonNullable<AskedQuantity['also']> {
  const { dimensions, factor } = unitOf(text);
  return { dimensions, factor };
}

function roundingOf(round: string, isWhole: boolean): 'up' | 'down' {
  if (isWhole && (round === 'up' || round === 'down')) return round;
  throw new Complaint(
    `round="${round}" doesn’t fit here.`,
    'Write digits="0" round="up" or digits="0" round="down".',
  );
}

/** Describes a given for the answer box: its quantity, and its slot if it varies. */
export function givenOf(
  words: string,
  { quantity, unit }: Named,
  runs: readonly Run[],
): StatedGiven {
  const place = runs.find((run) => run.place !== undefined)?.place;
  const { factor, zero } = unit;
  return { words, ...quantity, ...(place !== undefined && { drawn: { place, factor, zero } }) };
}

function readWithin(text: string, dimensions: Dimensions): AskedQuantity['within'] {
  const amount = readStated(text);
  if (text.endsWith('%')) return { part: amount.value };
  if (!sameDimensions(amount.dimensions, dimensions)) {
    throw new Complaint(
      `within="${text}" isn’t a tolerance.`,
      'Write within="1 %" or within="0.5 K".',
    );
  }
  // A tolerance in degrees is a difference.
  return { amount: amount.value };
}

function kindOfAnswer(is: string | undefined, unit: ParsedUnit): AskedQuantity['is'] {
  if (is === undefined) return unit.from ?? (isTemperatureScale(unit) ? 'temperature' : 'plain');
  if (is === 'temperature' || is === 'gauge' || is === 'absolute') return is;
  throw new Complaint(
    `we don’t know is="${is}".`,
    'Write is="temperature", "gauge" or "absolute".',
  );
}

export function mustBeIn(
  quantity: Quantity,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): void {
  const bound = (text: string | undefined): number | undefined => {
    if (text === undefined) return undefined;
    const limit = quantityOf(readStated(text));
    if (sameDimensions(limit.dimensions, quantity.dimensions)) return limit.value;
    throw new Complaint(
      `"${text}" isn’t a limit for ${inBaseUnits(quantity.dimensions)}.`,
      'Write a number with a unit that fits, as in from="10 kW".',
    );
  };
  const [low = -Infinity, high = Infinity] = [bound(from), bound(to)];
  if (quantity.value >= low && quantity.value <= high) return;
  throw new Complaint(
    `it’s ${quantity.value.toPrecision(4)} in SI units, ${quantity.value < low ? `below ${from ?? ''}` : `above ${to ?? ''}`}.`,
    'Fix the limits or the numbers.',
  );
}
