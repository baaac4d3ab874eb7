import { productOf, sameDimensions, type Dimensions } from '../quantities/dimensions.ts';
import { whichDegrees } from '../quantities/find-unit.ts';
import type { UnitPart } from '../quantities/read-unit.ts';
import type { AnswerKey, AskedQuantity } from './asked-quantity.ts';
import { isNear, unclear, valueOf, type TypedAnswer, type Judgment } from './typed-answer.ts';

const acceleration: Dimensions = [0, 1, -2, 0, 0, 0, 0];
const temperature: Dimensions = [0, 0, 0, 0, 1, 0, 0];
/** Unit symbols that people also use for multiples of a plain number. */
const multiples: Record<string, string> = {
  K: 'thousands, write e3',
  M: 'millions, write e6',
};
const forceUnits: Record<string, string> = { lb: 'lbf', lbs: 'lbf', lbm: 'lbf', kg: 'kgf' };

/**
 * Asks for the meaning of a unit that was probably confused with another, such as lb with lbf.
 * Returns undefined if no unit was.
 */
export function clarify({
  reading,
  question,
  key,
}: Pick<TypedAnswer, 'reading' | 'question'> & Partial<TypedAnswer>): Judgment | undefined {
  const { unit, dimensions } = reading;
  const wouldFit = (other: Dimensions, exponent: number) =>
    sameDimensions(
      productOf([
        { dimensions, exponent: 1 },
        { dimensions: other, exponent },
      ]),
      question.dimensions,
    );
  if (sameDimensions(dimensions, question.dimensions)) {
    return question.digits === 0 ? clarifyWhole(reading.value, question, key) : undefined;
  }
  const [only, another] = unit.parts;
  if (only && !another && only.exponent === 1) {
    const { symbol } = only;
    // Both angles and temperatures use this symbol.
    const isDegrees = symbol === 'deg' || symbol === '°';
    if (isDegrees && sameDimensions(temperature, question.dimensions)) return unclear(whichDegrees);
    const multiple = question.unit === '' ? multiples[symbol] : undefined;
    if (multiple) return unclear(`“${symbol}” is ${only.unit.words[1]}. For ${multiple}.`);
  }
  const massUnit = unit.parts.find(
    ({ symbol, exponent }) => forceUnits[symbol] !== undefined && wouldFit(acceleration, exponent),
  );
  if (massUnit) {
    const { symbol } = massUnit;
    return unclear(`“${symbol}” is mass. If you mean force, write ${forceUnits[symbol] ?? ''}.`);
  }
  // In a denominator, g and K are probably grams and kelvin.
  const isStray = ({ symbol, unit: of, exponent }: UnitPart) =>
    unit.parts.length > 1 &&
    (exponent > 0 ? /^[AgKN]$/ : /^[AN]$/).test(symbol) &&
    wouldFit(of.dimensions, -exponent);
  const stray = unit.parts.find(isStray);
  return (
    stray &&
    unclear(`We read “${stray.symbol}” as ${stray.unit.words[1]}. Leave it out if it’s not a unit.`)
  );
}

/** Asks for a whole number. If rounding leads to the right answer, gives the direction. */
function clarifyWhole(
  value: number,
  question: AskedQuantity,
  key: AnswerKey | undefined,
): Judgment | undefined {
  if (Math.abs(value - Math.round(value)) < 1e-6) return undefined;
  const { round } = question;
  const whole = round === 'down' ? Math.floor(value) : Math.ceil(value);
  return unclear(
    round && key && isNear(whole, key.value, question)
      ? `Round ${round} to a whole number.`
      : 'Type a whole number.',
  );
}

const oneComma = /^\D*\d+,\d{3}(?![\d,])/;

/** Asks about a comma if the entry would be right with a decimal point in its place. */
export function clarifyComma(
  text: string,
  { reading, question, key }: TypedAnswer,
): Judgment | undefined {
  const smaller = valueOf({ ...reading, value: reading.value / 1000 }, question, key);
  if (!oneComma.test(text) || !isNear(smaller, key.value, question)) return undefined;
  return unclear(`Did you mean ${reading.number.words.replace(',', '.')}? Use a decimal point.`);
}
