import { elementEntropy } from './elements.ts';

/** The gas constant in J/(mol K), exact since 2019. */
export const gasConstant = 8.31446261815324;

/** Temperature of the formation data, in K. */
const standardTemperature = 298.15;

interface Range {
  from: number;
  to: number;
}

/** Enthalpy of formation in kJ/mol, and absolute entropy of the substance in J/(mol K). */
interface Formation {
  enthalpy: number;
  gibbs?: number | undefined;
  entropy: number;
}

/** A pure substance in the units of library/substances.yaml: K, MPa, kJ/mol, J/(mol K). */
export interface PureSubstance {
  name: string;
  formula: string;
  molarMass: number;
  boilingPoint?: { value: number } | undefined;
  critical: { temperature: number; pressure: number };
  /** Antoine equation for Pa: log10 p = A − B/(T + C). */
  vaporPressure?: ({ A: number; B: number; C: number } & Range) | undefined;
  vaporization?: { atBoilingPoint: number } | undefined;
  /** cp/R of the ideal gas, as one or two polynomials of T. */
  gasHeatCapacity?:
    { pieces: readonly (Range & { coefficients: readonly number[] })[] } | undefined;
  liquidHeatCapacity?: ({ value: number } & Range) | undefined;
  gas?: Formation | undefined;
  liquid?: Formation | undefined;
}

export type FluidPhase = 'gas' | 'liquid';

/** A value in SI units, or the reason why there's none. A range is in the unit of the argument. */
export type PropertyAnswer =
  { value: number } | { problem: 'unknown' } | { problem: 'outside'; from: number; to: number };

const unknown = { problem: 'unknown' } as const;

const isWithin = (T: number, { from, to }: Range) => T >= from && T <= to;

/** Vapor pressure in Pa. */
export function vaporPressure({ vaporPressure: fit }: PureSubstance, T: number): PropertyAnswer {
  if (!fit) return unknown;
  if (!isWithin(T, fit)) return { problem: 'outside', from: fit.from, to: fit.to };
  return { value: antoine(fit, T) };
}

/** Boiling point in K at a pressure in Pa. */
export function boilingPoint({ vaporPressure: fit }: PureSubstance, p: number): PropertyAnswer {
  if (!fit) return unknown;
  const range = { from: antoine(fit, fit.from), to: antoine(fit, fit.to) };
  if (!isWithin(p, range)) return { problem: 'outside', ...range };
  return { value: fit.B / (fit.A - Math.log10(p)) - fit.C };
}

const antoine = ({ A, B, C }: { A: number; B: number; C: number }, T: number) =>
  10 ** (A - B / (T + C));

/** Heat capacity of the ideal gas or the liquid at constant pressure, in J/(mol K). */
export function heatCapacity(
  substance: PureSubstance,
  phase: FluidPhase,
  T: number,
): PropertyAnswer {
  const range = heatRange(substance, phase);
  if (!range) return unknown;
  if (!isWithin(T, range)) return { problem: 'outside', ...range };
  if (phase === 'liquid') return { value: substance.liquidHeatCapacity?.value ?? NaN };
  const piece = substance.gasHeatCapacity?.pieces.find((each) => isWithin(T, each));
  return { value: gasConstant * polynomial(piece?.coefficients ?? [NaN], T) };
}

/** Enthalpy change in J/mol when a substance in one phase is heated at constant pressure. */
export function enthalpyChange(
  substance: PureSubstance,
  phase: FluidPhase,
  from: number,
  to: number,
): PropertyAnswer {
  const range = heatRange(substance, phase);
  if (!range) return unknown;
  if (!isWithin(from, range) || !isWithin(to, range)) return { problem: 'outside', ...range };
  if (phase === 'liquid')
    return { value: (substance.liquidHeatCapacity?.value ?? NaN) * (to - from) };
  return { value: enthalpyUpTo(substance, to) - enthalpyUpTo(substance, from) };
}

/** Temperature range for which the heat capacity is known. */
function heatRange(substance: PureSubstance, phase: FluidPhase): Range | undefined {
  const { liquidHeatCapacity, gasHeatCapacity } = substance;
  if (phase === 'liquid') {
    return liquidHeatCapacity && { from: liquidHeatCapacity.from, to: liquidHeatCapacity.to };
  }
  const [first] = gasHeatCapacity?.pieces ?? [];
  const last = gasHeatCapacity?.pieces.at(-1);
  return first && last && { from: first.from, to: last.to };
}

/** Enthalpy of the gas from the lower end of its range up to a temperature. */
function enthalpyUpTo({ gasHeatCapacity }: PureSubstance, T: number): number {
  const integral = (coefficients: readonly number[], end: number) =>
    end *
    polynomial(
      coefficients.map((each, power) => each / (power + 1)),
      end,
    );
  return (gasHeatCapacity?.pieces ?? [])
    .filter(({ from }) => from < T)
    .map(
      ({ from, to, coefficients }) =>
        gasConstant * (integral(coefficients, Math.min(T, to)) - integral(coefficients, from)),
    )
    .reduce((sum, part) => sum + part, 0);
}

const polynomial = (coefficients: readonly number[], T: number) =>
  coefficients.reduceRight((sum, coefficient) => sum * T + coefficient, 0);

/** Enthalpy of formation in J/mol at 298.15 K and 1 bar. */
export function formationEnthalpy(substance: PureSubstance, phase: FluidPhase): PropertyAnswer {
  const formation = substance[phase];
  return formation ? { value: 1000 * formation.enthalpy } : unknown;
}

/**
 * Gibbs energy of formation in J/mol at 298.15 K and 1 bar. Computed as ΔH − TΔS unless it's
 * listed.
 */
export function formationGibbs(substance: PureSubstance, phase: FluidPhase): PropertyAnswer {
  const formation = substance[phase];
  if (!formation) return unknown;
  const { gibbs } = formation;
  return {
    value: gibbs === undefined ? gibbsFromParts(substance.formula, formation) : 1000 * gibbs,
  };
}

/** ΔG = ΔH − TΔS in J/mol. ΔS is the entropy of the substance minus that of its elements. */
export const gibbsFromParts = (formula: string, { enthalpy, entropy }: Formation): number =>
  1000 * enthalpy - standardTemperature * (entropy - elementEntropy(formula));
