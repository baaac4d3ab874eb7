import type { CommonMistake } from '../../domain/answers/asked-quantity.ts';
import type { Definition } from '../../domain/plots/definition.ts';
import { followRecipe } from '../../domain/plots/recipe.ts';
import {
  noDimensions,
  sameDimensions,
  type Dimensions,
} from '../../domain/quantities/dimensions.ts';
import type { Tree } from '../../domain/quantities/evaluate.ts';
import { isTemperatureScale, type ParsedUnit } from '../../domain/quantities/read-unit.ts';
import { length } from '../../domain/quantities/unit-table.ts';
import { operandsOf, withOperands } from './trees.ts';
import { definedBy, leadingTo, treesOf } from './moving-names.ts';
import type { Named } from './named.ts';
import type { Names } from './names.ts';

/**
 * Hints for common slips. Each applies only to questions that contain the unit or number it
 * mentions.
 */
const causes = {
  time: 'check how you converted minutes or hours.',
  degrees: 'check how you converted degrees. One kelvin is 1.8 °F.',
  pounds: 'check g_c, which converts pounds mass to pounds force.',
  log: 'check for log instead of ln, or the other way around.',
  width: 'did you use the radius for the diameter, or the other way around?',
  bar: 'check for bar instead of atm, or the other way around.',
  two: 'look for a missing or extra 2 or ½.',
};
const molar = 'It’s off by a molar mass: check for moles instead of mass, or the other way around.';
type Cause = keyof typeof causes;

type CausedBy = readonly [factor: number, cause: Cause];

const slipOf = ([factor, cause]: CausedBy): CommonMistake => [
  factor,
  `It’s off by a factor of ${String(Number(factor.toPrecision(4)))}: ${causes[cause]}`,
];

/** Slips with units: words in the unit's name, the factors, and the cause. */
const ofUnits: [words: RegExp, factors: number[], cause: Cause][] = [
  [/minute|hour/, [60, 3600], 'time'],
  [/Fahrenheit|Rankine/, [1.8], 'degrees'],
  [/bar$|atmosphere/, [1.01325], 'bar'],
];

const slipsOfUnit = (unit: ParsedUnit): CausedBy[] =>
  ofUnits.flatMap(([words, factors, cause]) =>
    says(unit, words) ? factors.map((factor): CausedBy => [factor, cause]) : [],
  );

/** The calculation of an answer from stated numbers. */
interface Derivation {
  name: string;
  recipe: readonly Definition[];
  /** Stated quantities that the answer depends on. */
  stated: readonly [name: string, named: Named][];
  values: ReadonlyMap<string, number>;
}

/** Traces a name back to the stated quantities it depends on. */
export function derivationOf(name: string, names: Names): Derivation {
  const { recipe, names: needed } = leadingTo([name], names.definitions);
  const computed = new Set(recipe.flatMap(definedBy));
  const stated = [...needed]
    .filter((each) => !computed.has(each))
    .map((each): [string, Named] => [each, names.find(each)]);
  return { name, recipe, stated, values: names.scope.values };
}

type Values = ReadonlyMap<string, number>;
type Changed = (values: Values) => Values;

/**
 * Lists factors by which students are commonly off. Tries each slip that the units allow, and keeps
 * those that change the answer by the same factor for all numbers.
 */
export function slipsOf(derivation: Derivation, asked: ParsedUnit): CommonMistake[] {
  const { stated } = derivation;
  const scaled = (names: readonly string[], [factor, cause]: CausedBy): CausedBy[] =>
    found(
      factorOf(derivation, (values) => withChanges(values, names, (value) => value * factor)),
      cause,
    );
  // A unit can be misread in one given or in all; a temperature scale, only in all. Bar can be
  // confused with atm only if the problem uses atm.
  const hasAtm = [asked, ...stated.map(([, { unit }]) => unit)].some((unit) =>
    says(unit, /atmosphere/),
  );
  const isPossible = ([, cause]: CausedBy) => cause !== 'bar' || hasAtm;
  const ofGivens = unique(stated.flatMap(([, { unit }]) => slipsOfUnit(unit))).flatMap((slip) => {
    const affected = stated.filter(([, { unit }]) => isOneOf(slipsOfUnit(unit), slip));
    const alone = affected.filter(([, { unit }]) => !isTemperatureScale(unit));
    return [affected, ...alone.map((each) => [each])].flatMap((some) =>
      scaled(
        some.map(([name]) => name),
        slip,
      ),
    );
  });
  const widths = stated
    .filter(([name, named]) => isWidth(name, named))
    .flatMap(([name]) => scaled([name], [2, 'width']));
  const causedBy = unique([
    ...(isTemperatureScale(asked) ? [] : slipsOfUnit(asked)),
    ...ofGivens,
    ...pounds(derivation, asked),
    ...logs(derivation),
    ...widths,
    ...(hasTwo(derivation) ? [[2, 'two'] as const] : []),
  ]);
  return [...causedBy.filter(isPossible).map(slipOf), ...molarMasses(derivation)];
}

/**
 * Molar masses that the answer is proportional or inversely proportional to. Forgetting one changes
 * the answer by that factor.
 */
const molarMasses = (derivation: Derivation): CommonMistake[] =>
  derivation.stated
    .filter(([name, { quantity }]) => {
      if (!sameDimensions(quantity.dimensions, molarMass)) return false;
      const factor = factorOf(derivation, (values) =>
        withChanges(values, [name], (value) => value * 2),
      );
      return factor !== undefined && Math.abs(Math.abs(Math.log2(factor)) - 1) < 1e-6;
    })
    .map(([, { quantity }]): CommonMistake => [
      Number((1000 * quantity.value).toPrecision(6)),
      molar,
    ]);

const molarMass: Dimensions = [1, 0, 0, 0, 0, -1, 0];

const isOneOf = (slips: readonly CausedBy[], [factor]: CausedBy) =>
  slips.some(([each]) => each === factor);

const unique = (slips: readonly CausedBy[]): CausedBy[] =>
  slips.filter((slip, index) => !isOneOf(slips.slice(0, index), slip));

const withChanges = (
  values: Values,
  names: readonly string[],
  change: (value: number) => number,
): Values =>
  new Map([...values, ...names.map((name) => [name, change(values.get(name) ?? NaN)] as const)]);

/** Factor by which a slip changes the answer, or undefined if it depends on the values. */
function factorOf(
  { name, recipe, stated, values }: Derivation,
  change: Changed,
  made: readonly Definition[] = recipe,
): number | undefined {
  const factorWith = (known: Values) => {
    const answer = (by: readonly Definition[], from: Values) =>
      followRecipe(by, from).values.get(name) ?? NaN;
    return answer(made, change(known)) / answer(recipe, known);
  };
  const others = new Map([
    ...values,
    ...stated.map(
      // Reduces each value by a different percentage, to see whether the factor depends on the
      // values.
      ([each], index) =>
        [each, (values.get(each) ?? NaN) * (1 - 0.03 * ((0.618 * (index + 1)) % 1))] as const,
    ),
  ]);
  const [factor, other] = [factorWith(values), factorWith(others)];
  return Math.abs(factor / other - 1) < 1e-8 ? factor : undefined;
}

/** Rounds a factor to six digits. Drops factors within 1% of one, which don't change a verdict. */
function found(factor: number | undefined, cause: Cause): CausedBy[] {
  const size = Math.max(Math.abs(factor ?? 1), 1 / Math.abs(factor ?? 1));
  return Number.isFinite(size) && size > 1.01 ? [[Number(size.toPrecision(6)), cause]] : [];
}

const says = ({ parts }: ParsedUnit, words: RegExp) =>
  parts.some(({ unit }) => words.test(unit.words[0]));

/** Slips with the factor g_c, possible if both pounds mass and pounds force occur. */
function pounds(derivation: Derivation, asked: ParsedUnit): CausedBy[] {
  const { stated } = derivation;
  const all = [asked, ...stated.map(([, { unit }]) => unit)];
  if (!all.some((unit) => says(unit, /pound mass/))) return [];
  if (!all.some((unit) => says(unit, /pound force|psi|ksi|horsepower/))) return [];
  const masses = stated.filter(([, { unit }]) => says(unit, /pound mass/)).map(([name]) => name);
  const gc = 32.174;
  const factor = factorOf(derivation, (values) =>
    withChanges(values, masses, (value) => value * gc),
  );
  return found(masses.length === 0 ? gc : factor, 'pounds');
}

/** Slips from confusing the natural and the common logarithm. */
function logs(derivation: Derivation): CausedBy[] {
  const { recipe } = derivation;
  return (
    [
      ['ln', 'log10'],
      ['log10', 'ln'],
    ] as const
  ).flatMap(([from, to]) => {
    const exchanged = (tree: Tree): Tree => {
      if (typeof tree !== 'object') return tree;
      const [operation, ...parts] = withOperands(tree, exchanged);
      return [operation === from ? to : operation, ...parts];
    };
    const made = recipe.map((each) => ('is' in each ? { ...each, is: exchanged(each.is) } : each));
    return found(
      factorOf(derivation, (values) => values, made),
      'log',
    );
  });
}

/** Recognizes a diameter or a radius by its name or symbol. */
const isWidth = (name: string, { quantity, symbol }: Named) =>
  sameDimensions(quantity.dimensions, length) &&
  /^[dDr](?:_|$)/.test(symbol === '' ? name : symbol);

/** Checks whether the calculation contains a 2, 4, ½ or ¼. */
function hasTwo({ recipe }: Derivation): boolean {
  const isIn = (tree: Tree): boolean =>
    typeof tree === 'number'
      ? [2, 4, 0.5, 0.25].includes(tree)
      : typeof tree === 'object' && operandsOf(tree).some(isIn);
  return recipe.flatMap(treesOf).some(isIn);
}

/** Lists the names in a plain product. Returns undefined for anything else. */
function factorsIn(tree: Tree): string[] | undefined {
  if (typeof tree === 'string') return [tree];
  if (typeof tree === 'number' || (tree[0] !== '*' && tree[0] !== '/')) return undefined;
  const [first, second] = [factorsIn(tree[1]), factorsIn(tree[2] ?? 1)];
  return first && second && [...first, ...second];
}

/**
 * Lists the molar masses by which the answer is multiplied or divided, in its own definition or in
 * a later step. Excludes other streams, and products with coefficients or fractions.
 */
export function ownMolarMasses(name: string, names: Names): number[] {
  const isOf = (dimensions: Dimensions) => (each: string) =>
    sameDimensions(names.find(each).quantity.dimensions, dimensions);
  const own = names.definitions.flatMap((definition) => {
    const factors = 'is' in definition ? (factorsIn(definition.is) ?? []) : [];
    const isAnswer = definition.name === name && !factors.some(isOf(noDimensions));
    const isOfAnswer = factors.length === 2 && factors.includes(name);
    return isAnswer || isOfAnswer ? factors.filter(isOf(molarMass)) : [];
  });
  return [...new Set(own)].map((each) => names.find(each).quantity.value);
}
