/** Exponents of kilogram, meter, second, ampere, kelvin, mole and candela. */
export type Dimensions = readonly [number, number, number, number, number, number, number];

const bases = ['kg', 'm', 's', 'A', 'K', 'mol', 'cd'] as const;

/** A physical quantity in SI units. */
export interface Quantity {
  value: number;
  dimensions: Dimensions;
}

/** The dimensions of a plain number. */
export const noDimensions: Dimensions = [0, 0, 0, 0, 0, 0, 0];

/** Whether two quantities can be added. */
export const sameDimensions = (a: Dimensions, b: Dimensions): boolean =>
  a.every((exponent, base) => Math.abs(exponent - (b[base] ?? 0)) < 1e-9);

/** The dimensions of a product of powers. */
export const productOf = (
  factors: readonly { dimensions: Dimensions; exponent: number }[],
): Dimensions =>
  bases.map((_, base) =>
    factors.reduce((sum, { dimensions, exponent }) => sum + exponent * (dimensions[base] ?? 0), 0),
  ) as unknown as Dimensions;

/** What a quantity is measured in, for messages: "something in kg m^2 s^-3". */
export function inBaseUnits(dimensions: Dimensions): string {
  const words = bases.flatMap((base, index) => {
    const exponent = dimensions[index] ?? 0;
    if (Math.abs(exponent) < 1e-9) return [];
    return exponent === 1 ? [base] : [`${base}^${String(Number(exponent.toFixed(4)))}`];
  });
  return words.length === 0 ? 'a number without a unit' : `something in ${words.join(' ')}`;
}

const kinds: [exponents: string, name: string][] = [
  ['0 0 0 0 0 0', 'a number without a unit'],
  ['1 0 0 0 0 0', 'a mass'],
  ['0 1 0 0 0 0', 'a length'],
  ['0 2 0 0 0 0', 'an area'],
  ['0 3 0 0 0 0', 'a volume'],
  ['0 0 1 0 0 0', 'a time'],
  ['0 0 -1 0 0 0', 'something per time'],
  ['0 0 0 0 1 0', 'a temperature'],
  ['0 0 0 0 0 1', 'an amount of moles'],
  ['0 1 -1 0 0 0', 'a velocity'],
  ['0 1 -2 0 0 0', 'an acceleration'],
  ['1 0 -1 0 0 0', 'a mass flow'],
  ['0 0 -1 0 0 1', 'a molar flow'],
  ['0 3 -1 0 0 0', 'a volume flow'],
  ['1 -3 0 0 0 0', 'a density'],
  ['0 3 0 0 0 -1', 'a molar volume'],
  ['-1 3 0 0 0 0', 'a specific volume'],
  ['0 -3 0 0 0 1', 'a concentration in moles'],
  ['0 3 -1 0 0 -1', 'a rate constant of second order'],
  ['0 -3 -1 0 0 1', 'a rate of reaction'],
  ['1 0 0 0 0 -1', 'a molar mass'],
  ['1 1 -2 0 0 0', 'a force'],
  ['1 -1 -2 0 0 0', 'a pressure'],
  ['1 2 -2 0 0 0', 'an energy'],
  ['1 2 -3 0 0 0', 'a power'],
  ['0 2 -2 0 0 0', 'an energy per mass'],
  ['1 2 -2 0 0 -1', 'an energy per mole'],
  ['0 2 -2 0 -1 0', 'a heat capacity per mass'],
  ['1 2 -2 0 -1 -1', 'a heat capacity per mole'],
  ['1 2 -2 0 -1 0', 'an energy per kelvin'],
  ['1 -1 -1 0 0 0', 'a viscosity'],
  ['0 2 -1 0 0 0', 'a diffusivity or kinematic viscosity'],
  ['1 0 -3 0 0 0', 'a heat flux'],
  ['1 0 -3 0 -1 0', 'a heat transfer coefficient'],
  ['1 1 -3 0 -1 0', 'a thermal conductivity'],
  ['1 2 -3 0 -1 0', 'a power per kelvin'],
  ['0 -2 -1 0 0 1', 'a molar flux'],
  ['1 -2 -1 0 0 0', 'a mass flux'],
  ['1 -2 -2 0 0 0', 'a pressure drop per length'],
  ['0 0 0 1 0 0', 'an electric current'],
  ['1 2 -3 -1 0 0', 'a voltage'],
  ['0 -1 0 0 0 0', 'something per length'],
  ['0 -2 0 0 0 0', 'something per area'],
  ['0 -3 0 0 0 0', 'something per volume'],
  ['0 0 0 0 -1 0', 'something per kelvin'],
  ['0 -1 0 0 1 0', 'a temperature gradient'],
  ['0 0 -1 0 1 0', 'a temperature per time'],
  ['1 -2 0 0 0 0', 'a mass per area'],
  ['1 0 -2 0 0 0', 'a surface tension'],
  ['1 1 -3 0 0 0', 'a power per length'],
  ['1 -1 -3 0 0 0', 'a power per volume'],
  ['-1 0 3 0 1 0', 'a thermal resistance of an area'],
  ['-1 -2 3 0 1 0', 'a thermal resistance'],
  ['-1 0 0 0 0 1', 'an amount of moles per mass'],
  ['-1 0 -1 0 0 1', 'a rate of reaction per mass'],
  ['1 -3 -1 0 0 0', 'a mass per volume and time'],
  ['-1 1 2 0 0 0', 'something per pressure'],
];

const byExponents = new Map(kinds);

/** What kind of quantity it is, with its article: "a power". */
export const kindOf = (dimensions: Dimensions): string | undefined =>
  byExponents.get(dimensions.slice(0, 6).join(' '));
