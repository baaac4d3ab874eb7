import { sameDimensions } from '../../quantities/dimensions.ts';
import { isTemperatureScale, type ParsedUnit } from '../../quantities/read-unit.ts';
import type { UnitSystem } from '../../quantities/unit-system.ts';
import { refused, type Answer, type Answered } from './answer.ts';
import { mismatchAnswer } from './convert-mismatch.ts';
import { pressureAnswer } from './convert-pressure.ts';
import { conversionAnswer, digitsFor, directConversion } from './conversion-answer.ts';
import { printed, printedDifference } from './printed.ts';
import type { Quantity } from './read-parts.ts';
import { pressure, temperature } from '../../quantities/unit-table.ts';
import { unitWords } from '../../quantities/unit-words.ts';
import { customaryUnits } from './customary.ts';

/**
 * Converts a quantity and shows every factor. Asks about gauge and absolute pressure if it matters.
 */
export function convert(
  quantity: Quantity,
  to: ParsedUnit,
  wantedUnit: string,
  isDifference: boolean,
  board: UnitSystem,
): Answer {
  const { unit: from } = quantity;
  if (countsAngle(from) !== countsAngle(to) && sameDimensions(from.dimensions, to.dimensions)) {
    return turnConversion(quantity, to, board);
  }
  if (!sameDimensions(from.dimensions, to.dimensions))
    return mismatchAnswer(quantity, to, wantedUnit, board);
  if (isTemperatureScale(from) || isTemperatureScale(to)) {
    return isDifference
      ? differenceConversion(quantity, to)
      : temperatureConversion(quantity, to, board);
  }
  if (isDifference && sameDimensions(from.dimensions, temperature)) {
    return differenceConversion(quantity, to);
  }
  if (sameDimensions(from.dimensions, pressure))
    return pressureAnswer(quantity, to, wantedUnit, board);
  return directConversion(quantity, to, board);
}

/** Recognizes radians and degrees. A full turn is 2π radians. */
const countsAngle = ({ parts }: ParsedUnit) =>
  parts.some(({ symbol }) => /^(?:rad|deg)$/.test(symbol));

function turnConversion(quantity: Quantity, to: ParsedUnit, board: UnitSystem): Answered {
  const { value, unit: from } = quantity;
  if (
    ![from, to].some(({ parts }) => parts.some(({ symbol }) => /^(?:rpm|rev|Hz)$/.test(symbol)))
  ) {
    return directConversion(quantity, to, board);
  }
  const shown = countsAngle(to) ? value * 2 * Math.PI : value / (2 * Math.PI);
  return conversionAnswer(quantity, to, printed(shown, to, digitsFor(quantity, to)), {
    notes: ['One revolution is 2π radians.'],
  });
}

function temperatureConversion(quantity: Quantity, to: ParsedUnit, board: UnitSystem): Answer {
  const { value, unit: from } = quantity;
  // Removes floating-point error at absolute zero.
  const kelvin = Math.abs(value + from.zero) < 1e-9 ? 0 : value + from.zero;
  if (kelvin < 0) {
    return refused(`${quantity.text} is below absolute zero, −273.15 °C or −459.67 °F.`);
  }
  const typed = value / from.factor;
  const whole = Math.abs(typed) < 10 ? 2 : 1;
  const shown = (unit: ParsedUnit) =>
    printed(kelvin, unit, digitsAt((kelvin - unit.zero) / unit.factor, whole));
  return conversionAnswer(quantity, to, shown(to), {
    rows: [
      ...customaryUnits(from.dimensions, board)
        .filter(
          (unit) => ![from, to].some((one) => one.zero === unit.zero && one.factor === unit.factor),
        )
        .map((unit) => ({ name: `In ${unitWords(unit, false)}`, value: shown(unit) })),
      { name: 'As a difference', value: printedDifference(value, to) },
    ],
    notes: [temperatureWork(from, to)],
  });
}

/** Number of digits of a temperature with fixed decimals. */
const digitsAt = (value: number, decimals: number) =>
  Math.max(1, Math.floor(Math.log10(Math.max(Math.abs(value), 0.1))) + 1 + decimals);

function temperatureWork(from: ParsedUnit, to: ParsedUnit): string {
  const name = ({ zero, factor }: ParsedUnit) =>
    zero === 273.15 ? '°C' : zero > 0 ? '°F' : factor === 1 ? 'K' : '°R';
  const [a, b] = [name(from), name(to)];
  const formulas: Record<string, string> = {
    '°C°F': 'T in °F = 1.8 × T in °C + 32',
    '°F°C': 'T in °C = (T in °F − 32)/1.8',
    '°CK': 'T in K = T in °C + 273.15',
    'K°C': 'T in °C = T in K − 273.15',
    '°F°R': 'T in °R = T in °F + 459.67',
    '°R°F': 'T in °F = T in °R − 459.67',
    '°FK': 'T in K = (T in °F + 459.67)/1.8',
    'K°F': 'T in °F = 1.8 × T in K − 459.67',
    '°R°C': 'T in °C = T in °R/1.8 − 273.15',
    '°C°R': 'T in °R = 1.8 × (T in °C + 273.15)',
    'K°R': 'T in °R = 1.8 × T in K',
    '°RK': 'T in K = T in °R/1.8',
  };
  return formulas[a + b] ?? 'It’s the same scale.';
}

function differenceConversion(quantity: Quantity, to: ParsedUnit): Answered {
  const { value } = quantity;
  const end = printedDifference(value, to, digitsFor(quantity, to));
  return conversionAnswer(quantity, to, end, {
    read: `A difference of ${quantity.text} in ${unitWords(to, false)}`,
    label: 'Temperature difference',
    notes: [
      'A difference has no zero to shift: 1 °C is as big as 1 K, and 1.8 times as big as 1 °F.',
    ],
  });
}
