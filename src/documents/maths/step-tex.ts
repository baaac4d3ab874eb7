import { sameDimensions } from '../../domain/quantities/dimensions.ts';
import type { Tree } from '../../domain/quantities/evaluate.ts';
import { significantFigures } from '../../domain/quantities/significant-figures.ts';
import { grouped, unitText } from '../../domain/quantities/print.ts';
import { isTemperatureScale, type ParsedUnit } from '../../domain/quantities/read-unit.ts';
import type { ShownNumber } from '../compute/guard-digits.ts';
import { expressionTex, isSum, symbolTex, type NameTex } from './expression-tex.ts';
import { interpolationTex } from './interpolation-tex.ts';
import { namesIn, areOnlyDifferences } from '../compute/trees.ts';
import { factorsTex, mustCancel, readFactors, withFactors, type Factor } from './factors.ts';
import { Complaint } from '../text/fault.ts';
import { isCell } from '../compute/columns.ts';
import type { Names } from '../compute/names.ts';
import type { Expression } from '../compute/parse-expression.ts';
import { numberIn, readStated, unitOf } from '../compute/stated.ts';
import type { Integral } from '../compute/integral.ts';
import { quantityTex } from '../compute/quantity-tex.ts';
import { symbolIn, type TagAttributes } from '../text/tags.ts';

const kelvin = unitOf('K');
const scales = [unitOf('°C'), unitOf('°F')];

/** Writes a step as formula = numbers = result, or only some of these parts. */
export function stepTex(
  names: Names,
  { name, show = 'all', factors: typed }: Pick<TagAttributes<'Step'>, 'name' | 'show' | 'factors'>,
  formula?: Expression,
): string {
  if (!['all', 'formula', 'result'].includes(show)) {
    throw new Complaint(`we don’t know show="${show}".`, 'Write show="formula" or show="result".');
  }
  const symbol = names.symbol(name);
  if (formula?.type === 'call' && formula.name === 'at' && show === 'all') {
    return `${symbol} = ${interpolationTex(names, name, formula.parts)}`;
  }
  // The table already shows the numbers of a column.
  const hasNumbers =
    formula !== undefined &&
    show === 'all' &&
    namesIn(formula.tree).length > 0 &&
    !namesIn(formula.tree).some(isCell);
  const scale = formula && hasNumbers ? scaleIn(names, name, formula.tree) : kelvin;
  const numbers =
    formula && hasNumbers ? numbersIn(names, formula, scale) : new Map<string, ShownNumber>();
  const symbols = formula && show !== 'result' ? formulaTex(names, formula) : '';
  // A result computed in kelvin is shown in kelvin first.
  const isWarm =
    hasNumbers && isTemperatureScale(names.find(name).unit) && !isShift(names, name, formula.tree);
  const results = [...(isWarm ? [inComputation(names, name, kelvin)] : []), names.shown(name)];
  const factors = readFactors(typed);
  if (formula) {
    const line = withFactors(formula.tree, factors);
    const above = names.shownIn(formula.tree);
    // Readers must also get this result with the numbers from earlier lines, such as a temperature
    // in °C.
    for (const each of hasNumbers ? [above, numbers] : [above]) {
      names.addLine(line.tree, results, new Map([...each, ...line.numbers]));
    }
  }
  if (formula && factors.length > 0) {
    const unitOfName = (each: string) => names.find(each).unit;
    mustCancel(formula.tree, factors, unitOfName, unitOfName(name));
  }
  if (names.options.isAgain) {
    const inFactors = factors.flatMap(({ above, below }) => [above, below]);
    for (const shown of [...numbers.values(), ...inFactors, ...results]) names.shownTex(shown);
    return '';
  }
  // A step that only converts units would equate a symbol with itself.
  return [
    symbol,
    ...(symbols === '' || symbols === symbol ? [] : [symbols]),
    ...(hasNumbers ? [numbersTex(names, formula, numbers, factors)] : []),
    ...results.map(names.shownTex),
  ].join(' = ');
}

export function integralTex(
  names: Names,
  { name, over, letter: typed, from, to }: TagAttributes<'Integral'>,
  { inside, ends: [low, high], sum }: Integral,
): string {
  const letter = symbolIn(over, typed);
  const shown = names.shown(name);
  names.addLine(sum, [shown]);
  const symbol = (each: string) => (each === over ? letter : names.symbol(each));
  const end = (text: string, expression: typeof low) =>
    expression ? expressionTex(expression, names.symbol) : statedTex(text);
  const limits = `_{${end(from, low)}}^{${end(to, high)}}`;
  const integral = `\\int${limits} ${expressionTex(inside, symbol)}\\,\\mathrm{d}${letter}`;
  return [names.symbol(name), integral, names.shownTex(shown)].join(' = ');
}

export function statedTex(text: string): string {
  const { number, unit } = readStated(text);
  const { mantissa, power } = number;
  return quantityTex({ mantissa: grouped(mantissa), ...(power !== undefined && { power }) }, unit);
}

export const formulaTex = (names: Names, formula: Expression): string =>
  names.options.isAgain
    ? ''
    : expressionTex(formula, (name, place) => symbolTex(names.symbol(name), place));

function numbersIn(
  names: Names,
  { tree }: Expression,
  scale: ParsedUnit,
): Map<string, ShownNumber> {
  const numberOf = (name: string) => {
    const shown = inComputation(names, name, scale);
    names.mustFollow(name, shown);
    return shown;
  };
  return new Map(namesIn(tree).map((name) => [name, numberOf(name)] as const));
}

function numbersTex(
  names: Names,
  expression: Expression,
  numbers: ReadonlyMap<string, ShownNumber>,
  factors: readonly Factor[],
): string {
  const nameTex: NameTex = (name, place) => {
    const shown = numbers.get(name) ?? names.shown(name);
    const tex = names.shownTex(shown);
    if (place === 'factor') return `\\left(${tex}\\right)`;
    return place === 'later' && shown.value < 0 ? `(${tex})` : tex;
  };
  if (factors.length === 0) return expressionTex(expression, nameTex);
  const product = expressionTex(expression, nameTex, 'factor');
  return [
    isSum(expression) ? `\\left(${product}\\right)` : product,
    ...factorsTex(factors, names.shownTex),
  ].join('\\,');
}

/**
 * Temperature scale for the numbers of an expression: their own scale if only differences occur,
 * otherwise kelvin.
 */
function scaleIn(names: Names, result: string, tree: Tree): ParsedUnit {
  const unitOfName = (name: string) => names.find(name).unit;
  if (isShift(names, result, tree)) return unitOfName(result);
  const onScale = namesIn(tree).filter((name) => isTemperatureScale(unitOfName(name)));
  const own = scales.find((scale) => onScale.every((name) => isSameScale(unitOfName(name), scale)));
  return own && areOnlyDifferences(tree, (name) => onScale.includes(name)) ? own : kelvin;
}

/** Checks whether a step only shifts a temperature, as in 85 °C + 10 K/2 = 90 °C. */
function isShift(names: Names, result: string, tree: Tree): boolean {
  const { unit } = names.find(result);
  const [operation, from, by] = typeof tree === 'object' ? tree : [];
  if (!isTemperatureScale(unit) || typeof from !== 'string') return false;
  const isDifference = (name: string) => {
    const other = names.find(name).unit;
    return sameDimensions(other.dimensions, kelvin.dimensions) && !isTemperatureScale(other);
  };
  const moved = typeof by === 'object' || typeof by === 'string' ? namesIn(by) : [];
  return (
    (operation === '+' || operation === '-') &&
    isSameScale(names.find(from).unit, unit) &&
    moved.length > 0 &&
    moved.every(isDifference)
  );
}

const isSameScale = (a: ParsedUnit, b: ParsedUnit) => a.zero === b.zero && a.factor === b.factor;

/**
 * Formats a number for a calculation. A converted temperature gets enough decimals to continue
 * with.
 */
function inComputation(names: Names, name: string, scale: ParsedUnit): ShownNumber {
  const { quantity, unit } = names.find(name);
  if (!isTemperatureScale(unit) || isSameScale(unit, scale)) return names.shown(name);
  const print: ShownNumber['print'] = (value, more) => ({
    mantissa: grouped(value.toFixed(2 + more)),
  });
  const value = numberIn(quantity, scale);
  return {
    form: `${name} computed in ${unitText(scale)}`,
    unit: scale,
    value,
    digits: significantFigures(print(value, 0).mantissa.replaceAll(',', '')).most,
    print,
  };
}
