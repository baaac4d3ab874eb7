/** Exponents of kilogram, meter, second, ampere, kelvin, mole and US dollar. */
export type Dimensions = readonly [number, number, number, number, number, number, number];

const bases = ['kg', 'm', 's', 'A', 'K', 'mol', 'USD'] as const;

/** A physical quantity in SI units. */
export interface Quantity {
  value: number;
  dimensions: Dimensions;
}

export const noDimensions: Dimensions = [0, 0, 0, 0, 0, 0, 0];

export const sameDimensions = (a: Dimensions, b: Dimensions): boolean =>
  a === b || a.every((exponent, base) => Math.abs(exponent - (b[base] ?? 0)) < 1e-9);

export const productOf = (
  factors: readonly { dimensions: Dimensions; exponent: number }[],
): Dimensions =>
  bases.map((_, base) =>
    factors.reduce((sum, { dimensions, exponent }) => sum + exponent * (dimensions[base] ?? 0), 0),
  ) as unknown as Dimensions;

/** Describes dimensions for messages, like "something in kg m^2 s^-3". */
export function inBaseUnits(dimensions: Dimensions): string {
  const words = bases.flatMap((base, index) => {
    const exponent = dimensions[index] ?? 0;
    if (Math.abs(exponent) < 1e-9) return [];
    return exponent === 1 ? [base] : [`${base}^${String(Number(exponent.toFixed(4)))}`];
  });
  return words.length === 0 ? 'a number without a unit' : `something in ${words.join(' ')}`;
}

// Keys omit the last exponent, for money, if it's zero.
const kinds: Partial<Record<string, string>> = {
  '000000': 'a number without a unit',
  '100000': 'a mass',
  '010000': 'a length',
  '020000': 'an area',
  '030000': 'a volume',
  '001000': 'a time',
  '00-1000': 'a value per time',
  '000010': 'a temperature',
  '000001': 'a number of moles',
  '01-1000': 'a velocity',
  '01-2000': 'an acceleration',
  '10-1000': 'a mass flow rate',
  '00-1001': 'a molar flow rate',
  '03-1000': 'a volumetric flow rate',
  '1-30000': 'a density',
  '03000-1': 'a molar volume',
  '-130000': 'a specific volume',
  '0-30001': 'a molar concentration',
  '03-100-1': 'a second-order rate constant',
  '0-3-1001': 'a reaction rate',
  '10000-1': 'a molar mass',
  '11-2000': 'a force',
  '1-1-2000': 'a pressure',
  '12-2000': 'an energy',
  '12-3000': 'a power',
  '02-2000': 'an energy per mass',
  '12-200-1': 'an energy per mole',
  '02-20-10': 'a heat capacity or entropy per mass',
  '12-20-1-1': 'a heat capacity or entropy per mole',
  '12-20-10': 'an energy per kelvin',
  '1-1-1000': 'a viscosity',
  '02-1000': 'a diffusivity or kinematic viscosity',
  '10-3000': 'a heat flux',
  '10-30-10': 'a heat transfer coefficient',
  '11-30-10': 'a thermal conductivity',
  '12-30-10': 'a power per kelvin',
  '0-2-1001': 'a molar flux',
  '1-2-1000': 'a mass flux',
  '1-2-2000': 'a pressure drop per length',
  '000100': 'an electric current',
  '12-3-100': 'a voltage',
  '0-10000': 'a value per length',
  '0-20000': 'a value per area',
  '0-30000': 'a value per volume',
  '0000-10': 'a value per kelvin',
  '0-10010': 'a temperature gradient',
  '00-1010': 'a temperature per time',
  '1-20000': 'a mass per area',
  '10-2000': 'a surface tension',
  '11-3000': 'a power per length',
  '1-1-3000': 'a power per volume',
  '-103010': 'a thermal resistance times area',
  '-1-23010': 'a thermal resistance',
  '-100001': 'a number of moles per mass',
  '-10-1001': 'a reaction rate per mass',
  '1-3-1000': 'a mass per volume and time',
  '-112000': 'a value per pressure',
  '0000001': 'an amount of money',
};

/** Name of a kind of quantity with its article, like "a power". */
export const kindOf = (dimensions: Dimensions): string | undefined =>
  kinds[dimensions.join('').replace(/0$/, '')];
