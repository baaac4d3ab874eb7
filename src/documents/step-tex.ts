import { grouped } from '../domain/quantities/print.ts';
import { isTemperatureScale, type UnitReading } from '../domain/quantities/read-unit.ts';
import { expressionTex, type NameTex } from './expression-tex.ts';
import { namesIn, standInDifferences, type Expression } from './expressions.ts';
import { Complaint } from './fault.ts';
import type { Names } from './names.ts';
import { quantityTex } from './quantity-tex.ts';
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
  const numbers = formula && show === 'all' ? numbersTex(names, formula) : '';
  const symbols = formula && show !== 'result' ? formulaTex(names, formula) : '';
  // A step that only converts would say that something equals itself.
  return [
    symbol,
    ...(symbols === '' || symbols === symbol ? [] : [symbols]),
    ...(numbers === '' ? [] : [numbers]),
    // What was computed in kelvin is not suddenly in °C.
    ...(numbers !== '' && isTemperatureScale(names.find(name).unit)
      ? [inComputation(names, name, kelvin)]
      : []),
    names.tex(name),
  ].join(' = ');
}

/** An expression in symbols. */
export const formulaTex = (names: Names, { node }: Expression): string =>
  expressionTex(node, names.symbol);

/** An expression with the numbers in the places of the symbols; nothing when it would say no more. */
export function numbersTex(names: Names, expression: Expression): string {
  if (namesIn(expression).length === 0) return '';
  const scale = onlyDiffer(names, expression) ? celsius : kelvin;
  const nameTex: NameTex = (name, place) => {
    const tex = inComputation(names, name, scale);
    if (place === 'factor') return `\\left(${tex}\\right)`;
    const { quantity, unit } = names.find(name);
    const isNegative = numberIn(quantity, isTemperatureScale(unit) ? scale : unit) < 0;
    return place === 'later' && isNegative ? `(${tex})` : tex;
  };
  return expressionTex(expression.node, nameTex);
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
function inComputation(names: Names, name: string, scale: UnitReading): string {
  const { quantity, unit, typed } = names.find(name);
  if (!isTemperatureScale(unit) || (isSameScale(unit, scale) && typed !== undefined)) {
    return names.tex(name);
  }
  const number = { mantissa: grouped(numberIn(quantity, scale).toFixed(2)) };
  const way = `${name} computed in ${scale === celsius ? 'degC' : 'K'}`;
  return quantityTex(names.print(way, number), scale);
}
