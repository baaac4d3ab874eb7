import type { Quantity } from '../../domain/quantities/dimensions.ts';
import '../../domain/plots/property-lookup.ts';
import { followRecipe } from '../../domain/plots/recipe.ts';
import type { Tree } from '../../domain/quantities/evaluate.ts';
import { Complaint } from '../text/fault.ts';
import { movingNames } from './moving-names.ts';
import type { Named, NewName } from './named.ts';
import type { Names } from './names.ts';
import { readCall, type PropertyCall } from './property-call.ts';
import { isStated, mustFit, numberIn, quantityOf, readStated, unitOf } from './stated.ts';

interface Found {
  value: string;
  source: string | undefined;
  lookedUpWith: readonly string[];
}

/**
 * Looks up a value as if the author had typed it: `steam(p = P1, T = T1, h) in kJ/kg to 5` becomes
 * `3317.0 kJ/kg`. The result is a given, so calculations use the printed digits. Returns undefined
 * if the text isn't a lookup.
 */
export function lookedUp(text: string, find: (name: string) => Named): Found | undefined {
  const call = readCall(text);
  return call && lookUpGiven(call, find);
}

/** Looks up a parsed call, optionally in the unit of its column. */
export function lookUpGiven(
  call: PropertyCall,
  find: (name: string) => Named,
  unitOfColumn?: string,
): Found {
  const { table, given, wanted } = call;
  if (unitOfColumn !== undefined && call.unit !== undefined) {
    throw new Complaint(
      `the column already has a unit, so "in ${call.unit}" is one too many.`,
      'Leave it out here. The whole column uses unit="…".',
    );
  }
  const unit = unitOfColumn ?? call.unit ?? '';
  const state = given.map(({ key, text: value, unit: inSI }) => {
    const quantity = givenFor(value, find);
    mustFit(quantity.dimensions, inSI);
    return [key, quantity.value] as const;
  });
  const quantity = {
    value: table.find(Object.fromEntries(state), wanted.key),
    dimensions: wanted.unit.dimensions,
  };
  const number = numberIn(quantity, unitOf(unit)).toPrecision(Number(call.digits ?? '5'));
  return {
    value: `${number} ${unit}`.trim(),
    source: table.source(wanted.key, Object.fromEntries(state)),
    lookedUpWith: given.map(({ text }) => text).filter((text) => !isStated(text)),
  };
}

/** Reads an argument of a lookup: a number with its unit, or the name of a given. */
function givenFor(text: string, find: (name: string) => Named): Quantity {
  if (isStated(text)) return quantityOf(readStated(text));
  const { typed, unit, quantity } = find(text);
  if (typed === undefined) {
    throw new Complaint(
      `"${text}" isn’t a given, so it has more digits than the page prints.`,
      'Use only givens to look it up.',
    );
  }
  // Uses the number as typed, so that a student who forgets to convert °C still reads the right row
  // of the table.
  return { value: Number(typed) * unit.factor + unit.zero, dimensions: quantity.dimensions };
}

export function nameLookedUp(found: Found, named: NewName, names: Names): void {
  names.let({ ...named, value: found.value });
  names.addHidden(named.name, { ...names.find(named.name), lookedUpWith: found.lookedUpWith });
}

/** Returns the arguments of a lookup, or the value itself if it isn't a lookup. */
export const expressionsIn = (value: string): string[] =>
  readCall(value)?.given.map(({ text }) => text) ?? [value];

/**
 * Computes a `<Let>` that isn't typeset. A lookup in it is an ordinary function: its result isn't
 * rounded, and it's updated when the arguments change.
 */
export function letOrLookUp(named: NewName, names: Names): void {
  const call = readCall(named.value);
  if (!call) {
    names.let(named);
    return;
  }
  const { table, wanted } = call;
  const given = call.given.map(({ key, text, unit }) => {
    const { value, dimensions } = names.quantity(text);
    mustFit(dimensions, unit);
    return { key, value, tree: names.tree(text) };
  });
  const by = <Part>(part: (each: (typeof given)[number]) => Part) =>
    Object.fromEntries(given.map((each) => [each.key, part(each)]));
  const trees: Record<string, Tree> = by(({ tree }) => tree);
  const definition = table.define(named.name, trees, wanted.key);
  const { values } = followRecipe([definition], names.scope.values);
  const value = names.mayLackAnswers
    ? (values.get(named.name) ?? NaN)
    : table.find(
        by((each) => each.value),
        wanted.key,
      );
  const { unit = call.unit, digits = call.digits } = named;
  names.define(
    { ...named, unit, digits },
    { value, dimensions: wanted.unit.dimensions },
    definition,
  );
}

/**
 * Throws if a figure uses a number that was looked up outside the figure with an argument that
 * changes inside it, because the number would be out of date.
 */
export function mustFollow(used: readonly string[], free: readonly string[], names: Names): void {
  const behind = [...names.scope.values.keys()].filter((name) =>
    names.find(name).lookedUpWith?.some((each) => free.includes(each)),
  );
  const stay = behind.length === 0 ? new Set() : movingNames(behind, names.definitions);
  const name = used.find((each) => stay.has(each));
  if (name === undefined) return;
  throw new Complaint(
    `"${name.split(' ')[0] ?? name}" was looked up outside this <Explore> from a number that moves inside it.`,
    'Look it up again inside, in a <Let> with another name, so that it moves too.',
  );
}
