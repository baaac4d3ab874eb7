import { significantFigures } from '../quantities/figures.ts';
import { almost, isNear, right, type Entry, type Judgment } from './entry.ts';

/** What is said of an entry that is right, or would be with its unit; nothing of any other. */
export function judgeValue({ reading, value, question, key }: Entry): Judgment | undefined {
  const { is, digits, unit } = question;
  if (isNear(value, key.value, question)) {
    const { least, most } = significantFigures(reading.number.typed);
    if (is === 'gauge' && reading.unit.from === 'absolute') {
      return almost('The number is right, but it is a gauge pressure and you wrote absolute.');
    }
    if (most < digits) return right(`The answer is wanted with ${figures(digits)}.`);
    if (least > digits + 2) {
      return right(`${figures(digits)} are enough: the givens are not good for more.`);
    }
    return right(`That is within ${question.allowance} of the solution.`);
  }
  const isWithoutUnit = unit !== '' && !reading.hasUnit && reading.number.value !== 0;
  return isWithoutUnit && isNear(value * question.factor, key.value, question)
    ? almost(`The number is right in ${unit}. Write the unit with it.`)
    : undefined;
}

/** An answer that was right before somebody rounded it. */
export function judgeRounding({ reading, question, key }: Entry): Judgment | undefined {
  const { is, digits } = question;
  const { number, unit } = reading;
  const { least, most } = significantFigures(number.typed);
  const exact = (key.value - (is === 'temperature' ? unit.zero : 0)) / unit.factor;
  for (let kept = least; kept < Math.min(digits, most + 1); kept += 1) {
    if (Number(exact.toPrecision(kept)) === number.value) {
      return almost(`This is the answer, rounded too much. Give ${figures(digits)}.`);
    }
  }
  return undefined;
}

const figures = (digits: number) =>
  digits === 1 ? '1 significant figure' : `${String(digits)} significant figures`;
