import { grouped } from '../domain/quantities/print.ts';
import { isTemperatureScale, type UnitReading } from '../domain/quantities/read-unit.ts';
import type { Shown } from './carried-digits.ts';
import { expressionTex } from './expression-tex.ts';
import { namesIn, standInDifferences, type Expression } from './expressions.ts';
import { Complaint } from './fault.ts';
import type { Names } from './names.ts';
import { numberIn, unitOf } from './stated.ts';

const kelvin = unitOf('K');
const celsius = unitOf('°C');

/** What a step shows: the formula, the numbers in it and the result, or fewer of these. */
export function stepTex(
  names: Names,
  name: string,
  formula?: Expression,
  show: string | undefined = 'all',
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
  if (formula && numbers.size > 0) {
    names.addLine({ tree: formula.tree, numbers, factor: 1, results });
  }
  // A step that only converts would say that something equals itself.
  return [
    symbol,
    ...(symbols === '' || symbols === symbol ? [] : [symbols]),
    ...(formula && numbers.size > 0 ? [numbersTex(names, formula, numbers)] : []),
    ...results.map((result) => names.shownTex(result)),
  ].join(' = ');
}

/** An expression in symbols. */
export const formulaTex = (names: Names, { node }: Expression): string =>
  expressionTex(node, names.symbol);

/** What stands in the places of the names of an expression. */
function numbersIn(names: Names, expression: Expression): Map<string, Shown> {
  const scale = onlyDiffer(names, expression) ? celsius : kelvin;
  return new Map(
    namesIn(expression).map((name) => [name, inComputation(names, name, scale)] as const),
  );
}

/** An expression with the numbers in the places of the symbols. */
function numbersTex(
  names: Names,
  { node }: Expression,
  numbers: ReadonlyMap<string, Shown>,
): string {
  return expressionTex(node, (name, place) => {
    const shown = numbers.get(name) ?? names.shown(name);
    const tex = names.shownTex(shown);
    if (place === 'factor') return `\\left(${tex}\\right)`;
    return place === 'later' && shown.value < 0 ? `(${tex})` : tex;
  });
}

/** Whether each temperature is taken from another, so that degrees Celsius do as well as kelvin. */
function onlyDiffer(names: Names, expression: Expression): boolean {
  const unitOfName = (name: string) => names.find(name).unit;
  const onScale = new Set(
    namesIn(expression).filter((name) => isTemperatureScale(unitOfName(name))),
  );
  return (
    [...onScale].every((name) => isSameScale(unitOfName(name), celsius)) &&
    standInDifferences(expression, (name) => onScale.has(name))
  );
}

const isSameScale = (a: UnitReading, b: UnitReading) => a.zero === b.zero && a.factor === b.factor;

/** A number as a computation shows it: a computed temperature with enough digits to go on with. */
function inComputation(names: Names, name: string, scale: UnitReading): Shown {
  const { quantity, unit, typed } = names.find(name);
  if (!isTemperatureScale(unit) || (isSameScale(unit, scale) && typed !== undefined)) {
    return names.shown(name);
  }
  return {
    way: `${name} computed in ${scale === celsius ? 'degC' : 'K'}`,
    unit: scale,
    value: numberIn(quantity, scale),
    print: (value, more) => ({ mantissa: grouped(value.toFixed(2 + more)) }),
  };
}
