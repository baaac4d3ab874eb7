import { type Dimensions, sameDimensions } from '../../quantities/dimensions.ts';
import { isTemperatureScale, type UnitReading } from '../../quantities/read-unit.ts';
import type { Answer, Answered } from './answer.ts';
import { mismatch } from './convert-mismatch.ts';
import { pressureAnswer } from './convert-pressure.ts';
import { difference, temperature } from './convert-temperature.ts';
import { converted, digitsFor, straight } from './converted.ts';
import { printed, unitOf } from './printed.ts';
import type { Quantity } from './read-parts.ts';

const pressure: Dimensions = [1, -1, -2, 0, 0, 0, 0];

/** Converts a quantity to a unit, with every factor; asks where gauge or absolute matters. */
export function convert(
  quantity: Quantity,
  to: UnitReading,
  wanted: string,
  isDifference: boolean,
): Answer {
  const { unit: from } = quantity;
  if (isTurning(from) !== isTurning(to) && sameDimensions(from.dimensions, to.dimensions)) {
    return turned(quantity, to);
  }
  if (!sameDimensions(from.dimensions, to.dimensions)) return mismatch(quantity, to, wanted);
  if (isTemperatureScale(from) || isTemperatureScale(to)) {
    return isDifference ? difference(quantity, to) : temperature(quantity, to);
  }
  if (isDifference && sameDimensions(from.dimensions, unitOf('K').dimensions)) {
    return difference(quantity, to);
  }
  if (sameDimensions(from.dimensions, pressure)) return pressureAnswer(quantity, to, wanted);
  return straight(quantity, to);
}

/** Whether a unit counts turns; one turn is 2π radians. */
const isTurning = ({ parts }: UnitReading) =>
  parts.some(({ symbol }) => /^(?:rad|deg)$/.test(symbol));

function turned(quantity: Quantity, to: UnitReading): Answered {
  const { value, unit: from } = quantity;
  if (
    ![from, to].some(({ parts }) => parts.some(({ symbol }) => /^(?:rpm|rev|Hz)$/.test(symbol)))
  ) {
    return straight(quantity, to);
  }
  const shown = isTurning(to) ? value * 2 * Math.PI : value / (2 * Math.PI);
  return converted(quantity, to, printed(shown, to, digitsFor(quantity, to)), {
    notes: ['One revolution is 2π radians.'],
  });
}
