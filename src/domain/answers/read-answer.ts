import { noDimensions, sameDimensions } from '../quantities/dimensions.ts';
import type { NotUnderstood } from '../quantities/read-number.ts';
import { readQuantity, type ParsedQuantity } from '../quantities/read-quantity.ts';
import { exampleFor } from './asked-for.ts';
import type { AnswerContext, AskedQuantity } from './asked-quantity.ts';
import { readFormulaAnswer } from './formula-answer.ts';

/** Spellings with a second meaning, which applies if only that one fits the question. */
const secondMeanings: [spelling: RegExp, meaning: string][] = [
  [/\bpounds?\b/gi, 'lbf'],
  [/(?<=\d) ?k$/, 'e3'],
  [/\bmK\b/g, 'm K'],
];

/**
 * Parses an entry: a number with a unit, or a formula. An ambiguous unit gets the meaning that fits
 * the question: "5430 pounds" may be a force.
 */
export function readAnswer(
  text: string,
  question: AskedQuantity,
  context: AnswerContext = {},
): ParsedQuantity | NotUnderstood {
  const quantity = readTypedQuantity(text, question);
  if (fits(quantity, question)) return quantity;
  const formula = readFormulaAnswer(text, question, context);
  return formula && ('problem' in quantity || fits(formula, question)) ? formula : quantity;
}

const fits = (reading: ParsedQuantity | NotUnderstood, { dimensions }: AskedQuantity) =>
  !('problem' in reading) && sameDimensions(reading.dimensions, dimensions);

function readTypedQuantity(text: string, question: AskedQuantity): ParsedQuantity | NotUnderstood {
  const example = exampleFor(question);
  const read = (entry: string) => inUsualUnit(readQuantity(entry, example), question);
  const asTyped = read(text);
  if (fits(asTyped, question)) return asTyped;
  const bare = 'problem' in asTyped ? withoutWords(text, question) : text;
  const plain = bare === text ? asTyped : read(bare);
  const second = secondMeanings
    .map(([spelling, meaning]) => read(bare.trim().replace(spelling, meaning)))
    .find((reading) => fits(reading, question) || !('problem' in reading || reading.hasUnit));
  return second ?? ('problem' in plain ? asTyped : plain);
}

/** Converts a number without a unit from the usual unit of the quantity, like gpm/psi^0.5. */
function inUsualUnit(
  reading: ParsedQuantity | NotUnderstood,
  { also }: AskedQuantity,
): ParsedQuantity | NotUnderstood {
  if ('problem' in reading || !also || !sameDimensions(reading.dimensions, also.dimensions)) {
    return reading;
  }
  const { value, unit } = reading;
  return {
    ...reading,
    value: value / also.factor,
    unit: { ...unit, factor: unit.factor / also.factor },
    dimensions: noDimensions,
  };
}

/** Removes words of the problem from an entry, as in "0.4 kg air/kg coal" or "12 trays". */
function withoutWords(text: string, { words = '' }: AskedQuantity): string {
  const known = new Set(words.split(' '));
  return text.replace(/(?:[ -]|(?<=\d))(?:of )?([a-z]{3,})\b(?!\^)/gi, (all, word: string) => {
    const stem = word.toLowerCase().replace(/(?:e?s)?$/, '');
    return ['', 's', 'es', 'e'].some((end) => known.has(stem + end)) ? '' : all;
  });
}
