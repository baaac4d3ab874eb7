import type { AskedQuantity, MixUp } from '../../domain/answers/asked-quantity.ts';
import { allowedAround } from '../../domain/answers/typed-answer.ts';
import { followRecipe } from '../../domain/plots/recipe.ts';
import { noDimensions, sameDimensions } from '../../domain/quantities/dimensions.ts';
import type { Names } from './names.ts';
import { derivationOf } from './slips.ts';

/** Enough for the tolerance of any question. */
const digits = 6;

/** Limits the file size, because every set of numbers stores a value for each mix-up. */
const most = 20;

/** Computes the answer after each mix-up of its givens. Uses zero where there's no value. */
export function mixedUp(
  name: string,
  givens: readonly string[],
  mixUps: readonly MixUp[],
  names: Names,
): number[] {
  const { recipe, stated } = derivationOf(name, names);
  const values = new Map(stated.map(([each, { quantity }]) => [each, quantity.value]));
  const valueOf = (place: number) => names.scope.values.get(givens[place] ?? '') ?? NaN;
  return mixUps.map(([of, by, isSwapped]) => {
    const given = givens[of] ?? '';
    // A temperature that's left out counts as zero on its own scale.
    const instead = by === undefined ? names.find(given).unit.zero : valueOf(by);
    const changed = new Map(values).set(given, instead);
    if (isSwapped && by !== undefined) changed.set(givens[by] ?? '', valueOf(of));
    const value = followRecipe(recipe, changed).values.get(name) ?? NaN;
    return Number.isFinite(value) ? Number(value.toPrecision(digits)) : 0;
  });
}

/**
 * Lists likely mix-ups of the givens that change the answer: leaving out a given, using another
 * given of the same kind, or swapping two givens. Skips results that match a foreseen mistake.
 */
export function mixUpsOf(
  { name, ...question }: AskedQuantity & { name: string },
  { value, mistakes }: { value: number; mistakes: readonly number[] },
  givens: readonly string[],
  names: Names,
): MixUp[] {
  const { stated } = derivationOf(name, names);
  const isUsed = (place: number) => stated.some(([each]) => each === givens[place]);
  const kindOf = (place: number) => names.find(givens[place] ?? '').quantity;
  const isAlike = (a: number, b: number) => {
    const [one, other] = [kindOf(a), kindOf(b)];
    // No one confuses a fraction with a number above one.
    const isPlain = sameDimensions(one.dimensions, noDimensions);
    return (
      sameDimensions(one.dimensions, other.dimensions) &&
      (!isPlain || one.value < 1 === other.value < 1)
    );
  };
  const places = givens.map((_, place) => place);
  const all = places.filter(isUsed).flatMap((of): MixUp[] => {
    const alike = places.filter((by) => by !== of && isAlike(of, by));
    return [
      [of],
      ...alike.map((by): MixUp => [of, by]),
      ...alike.filter((by) => by > of && isUsed(by)).map((by): MixUp => [of, by, true]),
    ];
  });
  const results = mixedUp(name, givens, all, names);
  const isBy = (one: number, other: number) =>
    Math.abs(one - other) <= allowedAround(other, question);
  return all
    .filter((_, place) => {
      const result = results[place] ?? 0;
      const isFirst = results.findIndex((each) => Math.abs(each / result - 1) < 1e-6) === place;
      return result !== 0 && isFirst && ![value, ...mistakes].some((other) => isBy(result, other));
    })
    .slice(0, most);
}
