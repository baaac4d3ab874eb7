import {
  gasConstant,
  vaporPressure,
  type FluidPhase,
  type PureSubstance,
} from '../../domain/properties/pure-substance.ts';
import type { Tree } from '../../domain/quantities/evaluate.ts';
import { noValue } from './columns.ts';

/**
 * The expressions in this file mirror src/domain/properties/pure-substance.ts, so that browsers
 * don't need the substance file. Outside its range, an expression has no value.
 */
interface Range {
  from: number;
  to: number;
}

const within = (place: Tree, { from, to }: Range, inside: Tree, beyond: Tree = noValue): Tree => [
  'where',
  ['*', ['-', place, from], ['-', to, place]],
  inside,
  beyond,
];

export function vaporPressureTree({ vaporPressure: fit }: PureSubstance, T: Tree): Tree {
  if (!fit) return noValue;
  return within(T, fit, ['^', 10, ['-', fit.A, ['/', fit.B, ['+', T, fit.C]]]]);
}

/** Antoine equation solved for temperature. */
export function boilingPointTree(substance: PureSubstance, p: Tree): Tree {
  const { vaporPressure: fit } = substance;
  if (!fit) return noValue;
  const [from = NaN, to = NaN] = [fit.from, fit.to].map((T) => {
    const answer = vaporPressure(substance, T);
    return 'value' in answer ? answer.value : NaN;
  });
  return within(p, { from, to }, ['-', ['/', fit.B, ['-', fit.A, ['log10', p]]], fit.C]);
}

/** Piecewise polynomials for a gas, and a constant for a liquid. */
export function heatCapacityTree(substance: PureSubstance, phase: FluidPhase, T: Tree): Tree {
  const { liquidHeatCapacity: liquid } = substance;
  if (phase === 'liquid') return liquid ? within(T, liquid, liquid.value) : noValue;
  return piecesOf(substance).reduceRight<Tree>(
    (others, piece) =>
      within(T, piece, ['*', gasConstant, polynomial(piece.coefficients, T)], others),
    noValue,
  );
}

/** Integral of the heat capacity between two temperatures. */
export function enthalpyChangeTree(
  substance: PureSubstance,
  phase: FluidPhase,
  from: Tree,
  to: Tree,
): Tree {
  const { liquidHeatCapacity: liquid } = substance;
  if (phase === 'gas') return ['-', heatTo(substance, to), heatTo(substance, from)];
  if (!liquid) return noValue;
  return within(from, liquid, within(to, liquid, ['*', liquid.value, ['-', to, from]]));
}

/** Enthalpy of a gas relative to the lower end of the range. */
function heatTo(substance: PureSubstance, T: Tree): Tree {
  let below: Tree = 0;
  const sums = piecesOf(substance).map(({ coefficients, ...range }) => {
    const integral = coefficients.map((each, power) => (each * gasConstant) / (power + 1));
    const upTo = (end: Tree): Tree => ['*', end, polynomial(integral, end)];
    const before: Tree = ['-', below, upTo(range.from)];
    below = ['+', before, upTo(range.to)];
    return { range, heat: ['+', before, upTo(T)] as const };
  });
  return sums.reduceRight<Tree>(
    (others, { range, heat }) => within(T, range, heat, others),
    noValue,
  );
}

const piecesOf = ({ gasHeatCapacity }: PureSubstance) => gasHeatCapacity?.pieces ?? [];

const polynomial = (coefficients: readonly number[], T: Tree): Tree =>
  coefficients.reduceRight<Tree>((sum, each) => ['+', ['*', sum, T], each], 0);
