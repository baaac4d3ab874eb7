import { flatText, grouped, minus, numberText } from '../../quantities/print.ts';

const noBreak = '\u00a0';

/** Prints a fixed number of decimals, without a negative zero. */
export const fixed = (value: number, decimals: number): string =>
  grouped(value.toFixed(decimals).replace(/^-(?=[0.]+$)/, ''));

/** Prints a value with a given number of significant digits and a unit. */
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

/** Formatters for properties of humid air, given in SI units. */
export const airTexts = {
  temperature: (T: number) => `${fixed(T - 273.15, 1)}${noBreak}°C`,
  humidity: (share: number) => `${fixed(share * 100, 1)}%`,
  water: (w: number) => inDigits(w * 1000, 3, 'g'),
  ratio: (w: number) => inDigits(w * 1000, 3, 'g/kg'),
  pressure: (p: number) => inDigits(p / 1000, 3, 'kPa'),
  energy: (h: number) => `${fixed(h / 1000, 1)}${noBreak}kJ`,
  enthalpy: (h: number) => `${fixed(h / 1000, 1)}${noBreak}kJ/kg`,
  volume: (v: number) => inDigits(v, 3, 'm³/kg'),
};
