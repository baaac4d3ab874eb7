import { pressure, temperature } from '../../quantities/unit-table.ts';
import type { UnitSystem } from '../../quantities/unit-system.ts';
import { noDimensions, sameDimensions } from '../../quantities/dimensions.ts';
import { readQuantity, type ParsedQuantity } from '../../quantities/read-quantity.ts';
import type { AirGiven } from '../../properties/humid-air.ts';

export type AirMeasure = keyof AirGiven;

/** A parsed entry with its SI value in words, or the reason it can't be parsed. */
export type AirEntry = { value: number; words: string } | { problem: string };

const atmosphere = 101_325;

/** Parses one of the five properties. */
export function readMeasure(measure: AirMeasure, text: string, units: UnitSystem = 'SI'): AirEntry {
  if (measure === 'relativeHumidity') return readHumidity(text);
  return measure === 'humidityRatio' ? readRatio(text) : readTemperature(text, units);
}

/** Parses a temperature. Without a unit, it's in the board's units. */
export function readTemperature(text: string, units: UnitSystem): AirEntry {
  const reading = readWith(units === 'US' ? '°F' : '°C', text, '32 °C');
  if ('problem' in reading) return reading;
  if (!sameDimensions(reading.dimensions, temperature)) {
    return { problem: 'That’s not a temperature. Type one like 32 °C or 90 °F.' };
  }
  return { value: reading.value + reading.unit.zero, words: reading.words };
}

/** Parses a relative humidity. A number above 1 without a unit is in percent. */
export function readHumidity(text: string): AirEntry {
  const plain = readQuantity(text, '60%');
  const reading = 'value' in plain && plain.value > 1 ? readWith('%', text, '60%') : plain;
  if ('problem' in reading) return reading;
  if (!sameDimensions(reading.dimensions, noDimensions)) {
    return { problem: 'A relative humidity is a percentage, like 60%.' };
  }
  return { value: reading.value, words: reading.words };
}

/** Parses a humidity ratio. The unit is required, because g/kg and kg/kg are both common. */
function readRatio(text: string): AirEntry {
  const reading = readQuantity(text, '18 g/kg');
  if ('problem' in reading) return reading;
  if (!sameDimensions(reading.dimensions, noDimensions)) {
    return { problem: 'A humidity ratio is water per dry air, like 18 g/kg.' };
  }
  if (!reading.hasUnit && reading.value !== 0) {
    return { problem: 'Add the unit, like 18 g/kg or 0.018 kg/kg.' };
  }
  return { value: reading.value, words: reading.words };
}

/** Parses the total pressure. Adds atmospheric pressure to a gauge pressure. */
export function readPressure(text: string): AirEntry {
  const reading = readQuantity(text, '1 atm');
  if ('problem' in reading) return reading;
  if (!sameDimensions(reading.dimensions, pressure)) {
    return { problem: 'That’s not a pressure. Type one like 1 atm or 95 kPa.' };
  }
  return reading.unit.from === 'gauge'
    ? { value: reading.value + atmosphere, words: `${reading.words}, plus 1 atm outside` }
    : { value: reading.value, words: reading.words };
}

/** Parses the amount of dry air in the second stream, per kilogram in the first. */
export function readAmount(text: string): AirEntry {
  const reading = readQuantity(text, '0.5');
  if ('problem' in reading) return reading;
  if (!sameDimensions(reading.dimensions, noDimensions)) {
    return {
      problem: 'Type how much dry air to mix in for each unit of yours, like 0.5.',
    };
  }
  return { value: reading.value, words: reading.words };
}

function readWith(
  unit: string,
  text: string,
  example: string,
): ParsedQuantity | { problem: string } {
  const reading = readQuantity(text, example);
  return 'problem' in reading || reading.hasUnit
    ? reading
    : readQuantity(`${text} ${unit}`, example);
}
