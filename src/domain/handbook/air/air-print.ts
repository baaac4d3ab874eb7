import { enthalpyOf } from '../../properties/humid-air.ts';
import { flatText, grouped, minus, numberText } from '../../quantities/print.ts';
import { unitOf } from '../../quantities/read-unit.ts';
import type { UnitSystem } from '../../quantities/unit-system.ts';

const noBreak = '\u00a0';

/** Formats a number with fixed decimals, but never as a negative zero. */
export const fixed = (value: number, decimals: number): string =>
  grouped(value.toFixed(decimals).replace(/^-(?=[0.]+$)/, ''));

function inDigits(value: number, digits: number, unit: string): string {
  const { mantissa, power } = numberText(value, digits);
  const raised = String(power).replace('-', minus);
  return flatText([
    { text: mantissa },
    ...(power === undefined
      ? []
      : [{ text: `${noBreak}×${noBreak}10` }, { text: raised, raised: true as const }]),
    { text: `${noBreak}${unit}` },
  ]);
}

/**
 * Printed units. `w` is the humidity ratio; energies and amounts of water are per mass of dry air.
 */
export const airUnits = {
  SI: {
    ...{ T: '°C', p: 'kPa', h: 'kJ/kg', v: 'm³/kg', w: 'g/kg' },
    ...{ energy: 'kJ', water: 'g', mass: 'kg', massWord: 'kilogram', freezing: '0 °C' },
  },
  US: {
    ...{ T: '°F', p: 'psia', h: 'BTU/lb', v: 'ft³/lb', w: 'lb/lb' },
    ...{ energy: 'BTU', water: 'lb', mass: 'lb', massWord: 'pound', freezing: '32 °F' },
  },
} as const;

/** Enthalpy of dry air at the zero of its scale: 0 °C, or 0 °F as on charts in US units. */
const dryAirZero = (units: UnitSystem) => enthalpyOf(unitOf(airUnits[units].T).zero, 0);

/** Converts a property from SI to its printed unit. */
export function inAirUnit(name: 'T' | 'p' | 'h' | 'v' | 'w', value: number, units: UnitSystem) {
  const { factor, zero } = unitOf(airUnits[units][name]);
  return (value - (name === 'h' ? dryAirZero(units) : zero)) / factor;
}

export type AirTexts = ReturnType<typeof airTexts>;

/** Returns unit names, and functions that format properties given in SI. */
export function airTexts(units: UnitSystem) {
  const names = airUnits[units];
  const text = (name: 'p' | 'v' | 'w', value: number, unit: string = names[name]) =>
    inDigits(inAirUnit(name, value, units), 3, unit);
  const tenths = (value: number, unit: string) => `${fixed(value, 1)}${noBreak}${unit}`;
  return {
    ...names,
    units,
    temperature: (T: number) => tenths(inAirUnit('T', T, units), names.T),
    degrees: (kelvins: number) =>
      tenths(Math.abs(kelvins) / unitOf(names.T).factor, units === 'US' ? '°F' : 'K'),
    humidity: (share: number) => `${fixed(share * 100, 1)}%`,
    water: (w: number) => text('w', w, names.water),
    ratio: (w: number) => text('w', w),
    pressure: (p: number) => text('p', p),
    energy: (h: number) => tenths(h / unitOf(names.h).factor, names.energy),
    enthalpy: (h: number) => tenths(inAirUnit('h', h, units), names.h),
    volume: (v: number) => text('v', v),
  };
}
