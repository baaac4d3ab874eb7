import { productOf, sameDimensions, type Dimensions } from '../quantities/dimensions.ts';
import { whichDegrees } from '../quantities/find-unit.ts';
import type { UnitPart } from '../quantities/read-unit.ts';
import type { AnswerKey, AskedQuantity } from './asked-quantity.ts';
import { isNear, unclear, valueOf, type TypedAnswer, type Judgment } from './typed-answer.ts';

const acceleration: Dimensions = [0, 1, -2, 0, 0, 0, 0];
const temperature: Dimensions = [0, 0, 0, 0, 1, 0, 0];
/** Letters of units that people also put behind a plain number. */
const manyOf: Record<string, string> = {
  K: 'thousands, write e3',
  M: 'millions, write e6',
};
const force: Record<string, string> = { lb: 'lbf', lbs: 'lbf', lbm: 'lbf', kg: 'kgf' };

/** Asks what was meant where one letter makes another kind of an entry; nothing of any other. */
export function askAbout({
  reading,
  question,
  key,
}: Pick<TypedAnswer, 'reading' | 'question'> & Partial<TypedAnswer>): Judgment | undefined {
  const { unit, dimensions } = reading;
  const wouldFit = (with_: Dimensions, exponent: number) =>
    sameDimensions(
      productOf([
        { dimensions, exponent: 1 },
        { dimensions: with_, exponent },
      ]),
      question.dimensions,
    );
  if (sameDimensions(dimensions, question.dimensions)) {
    return question.digits === 0 ? askForWhole(reading.value, question, key) : undefined;
  }
  const [only, another] = unit.parts;
  if (only && !another && only.exponent === 1) {
    const { symbol } = only;
    // People write the same sign for an angle and a temperature.
    const isDegrees = symbol === 'deg' || symbol === '°';
    if (isDegrees && sameDimensions(temperature, question.dimensions)) return unclear(whichDegrees);
    const many = question.unit === '' ? manyOf[symbol] : undefined;
    if (many) return unclear(`“${symbol}” is ${only.unit.words[1]}. For ${many}.`);
  }
  const pound = unit.parts.find(
    ({ symbol, exponent }) => force[symbol] !== undefined && wouldFit(acceleration, exponent),
  );
  if (pound) {
    const { symbol } = pound;
    return unclear(`“${symbol}” is mass. If you mean force, write ${force[symbol] ?? ''}.`);
  }
  // Below a stroke grams and kelvin are what they seem.
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

/** Asks for a whole number, and says which way to round one that would be right. */
function askForWhole(
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

/** Asks about a comma that would make a right answer if it were that of decimals; nothing otherwise. */
export function askAboutComma(
  text: string,
  { reading, question, key }: TypedAnswer,
): Judgment | undefined {
  const smaller = valueOf({ ...reading, value: reading.value / 1000 }, question, key);
  if (!oneComma.test(text) || !isNear(smaller, key.value, question)) return undefined;
  return unclear(`Did you mean ${reading.number.words.replace(',', '.')}? Use a decimal point.`);
}
