import type { OperatorNode } from 'mathjs';
import { grouped, unitText } from '../domain/quantities/print.ts';
import { isTemperatureScale, type UnitReading } from '../domain/quantities/read-unit.ts';
import type { Shown } from './carried-digits.ts';
import { expressionTex, type NameTex } from './expression-tex.ts';
import { namesIn, standInDifferences, type Expression } from './expressions.ts';
import { factorsTex, mustCancel, readFactors, withFactors, type Factor } from './factors.ts';
import { Complaint } from './fault.ts';
import type { Names } from './names.ts';
import { numberIn, unitOf } from './stated.ts';
import type { TagAttributes } from './tags.ts';

const kelvin = unitOf('K');
const scales = [unitOf('°C'), unitOf('°F')];

/** What a step shows: the formula, the numbers in it and the result, or fewer of these. */
export function stepTex(
  names: Names,
  { name, show = 'all', factors: typed }: Pick<TagAttributes<'Step'>, 'name' | 'show' | 'factors'>,
  formula?: Expression,
): string {
  if (!['all', 'formula', 'result'].includes(show)) {
    throw new Complaint(`show="${show}" is not known.`, 'Write show="formula" or show="result".');
  }
  const symbol = names.symbol(name);
  const numbers = formula && show === 'all' ? numbersIn(names, formula) : new Map<string, Shown>();
  const symbols = formula && show !== 'result' ? formulaTex(names, formula) : '';
  // What was computed in kelvin is not suddenly in °C.
  const isWarm = numbers.size > 0 && isTemperatureScale(names.find(name).unit);
  const results = [...(isWarm ? [inComputation(names, name, kelvin)] : []), names.shown(name)];
  const factors = readFactors(typed);
  if (formula && numbers.size > 0) {
    const line = withFactors(formula.tree, factors);
    names.addLine({
      tree: line.tree,
      numbers: new Map([...numbers, ...line.numbers]),
      results,
    });
  }
  if (formula && factors.length > 0) {
    const unitOfName = (each: string) => names.find(each).unit;
    mustCancel(formula.node, factors, unitOfName, unitOfName(name));
  }
  // A step that only converts would say that something equals itself.
  return [
    symbol,
    ...(symbols === '' || symbols === symbol ? [] : [symbols]),
    ...(formula && numbers.size > 0 ? [numbersTex(names, formula, numbers, factors)] : []),
    ...results.map(names.shownTex),
  ].join(' = ');
}

/** An expression in symbols. */
export const formulaTex = (names: Names, { node }: Expression): string =>
  expressionTex(node, names.symbol);

/** What stands in the places of the names of an expression. */
function numbersIn(names: Names, expression: Expression): Map<string, Shown> {
  const scale = scaleIn(names, expression);
  return new Map(
    namesIn(expression).map((name) => [name, inComputation(names, name, scale)] as const),
  );
}

/** An expression with the numbers in the places of the symbols, and conversions behind it. */
function numbersTex(
  names: Names,
  { node }: Expression,
  numbers: ReadonlyMap<string, Shown>,
  factors: readonly Factor[],
): string {
  const nameTex: NameTex = (name, place) => {
    const shown = numbers.get(name) ?? names.shown(name);
    const tex = names.shownTex(shown);
    if (place === 'factor') return `\\left(${tex}\\right)`;
    return place === 'later' && shown.value < 0 ? `(${tex})` : tex;
  };
  if (factors.length === 0) return expressionTex(node, nameTex);
  const product = expressionTex(node, nameTex, 'factor');
  const isSum = node.type === 'OperatorNode' && ['+', '-'].includes((node as OperatorNode).op);
  return [
    isSum ? `\\left(${product}\\right)` : product,
    ...factorsTex(factors, names.shownTex),
  ].join('\\,');
}

/** The scale of an expression’s temperatures: their own if each is taken from another, or kelvin. */
function scaleIn(names: Names, expression: Expression): UnitReading {
  const unitOfName = (name: string) => names.find(name).unit;
  const onScale = namesIn(expression).filter((name) => isTemperatureScale(unitOfName(name)));
  const own = scales.find((scale) => onScale.every((name) => isSameScale(unitOfName(name), scale)));
  return own && standInDifferences(expression, (name) => onScale.includes(name)) ? own : kelvin;
}

const isSameScale = (a: UnitReading, b: UnitReading) => a.zero === b.zero && a.factor === b.factor;

/** A number as a computation shows it: a computed temperature with enough digits to go on with. */
function inComputation(names: Names, name: string, scale: UnitReading): Shown {
  const { quantity, unit, typed } = names.find(name);
  if (!isTemperatureScale(unit) || (isSameScale(unit, scale) && typed !== undefined)) {
    return names.shown(name);
  }
  return {
    way: `${name} computed in ${unitText(scale)}`,
    unit: scale,
    value: numberIn(quantity, scale),
    print: (value, more) => ({ mantissa: grouped(value.toFixed(2 + more)) }),
  };
}
