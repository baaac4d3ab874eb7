import { productOf, sameDimensions, type Dimensions } from '../quantities/dimensions.ts';
import type { UnitPart } from '../quantities/read-unit.ts';
import { isNear, unclear, valueOf, type TypedAnswer, type Judgment } from './typed-answer.ts';

const acceleration: Dimensions = [0, 1, -2, 0, 0, 0, 0];
const force: Record<string, string> = { lb: 'lbf', lbs: 'lbf', lbm: 'lbf', kg: 'kgf' };

/** Asks what was meant where one letter makes another kind of an entry; nothing of any other. */
export function askAbout({
  reading,
  question,
}: Pick<TypedAnswer, 'reading' | 'question'>): Judgment | undefined {
  const { unit, dimensions } = reading;
  const wouldFit = (with_: Dimensions, exponent: number) =>
    sameDimensions(
      productOf([
        { dimensions, exponent: 1 },
        { dimensions: with_, exponent },
      ]),
      question.dimensions,
    );
  if (sameDimensions(dimensions, question.dimensions)) return undefined;
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
