import {
  gasConstant,
  vaporPressure,
  type FluidPhase,
  type PureSubstance,
} from '../../domain/properties/pure-substance.ts';
import type { Tree } from '../../domain/quantities/evaluate.ts';
import { nothing } from './columns.ts';

/**
 * The properties of src/domain/properties/pure-substance.ts as plain expressions, so that a figure that
 * moves computes them without the file of substances. Beyond their range they come to nothing.
 */
interface Range {
  from: number;
  to: number;
}

const within = (place: Tree, { from, to }: Range, inside: Tree, beyond: Tree = nothing): Tree => [
  'where',
  ['*', ['-', place, from], ['-', to, place]],
  inside,
  beyond,
];

/** Antoine's equation. */
export function vaporPressureTree({ vaporPressure: fit }: PureSubstance, T: Tree): Tree {
  if (!fit) return nothing;
  return within(T, fit, ['^', 10, ['-', fit.A, ['/', fit.B, ['+', T, fit.C]]]]);
}

/** The same the other way around. */
export function boilingPointTree(substance: PureSubstance, p: Tree): Tree {
  const { vaporPressure: fit } = substance;
  if (!fit) return nothing;
  const [from = NaN, to = NaN] = [fit.from, fit.to].map((T) => {
    const answer = vaporPressure(substance, T);
    return 'value' in answer ? answer.value : NaN;
  });
  return within(p, { from, to }, ['-', ['/', fit.B, ['-', fit.A, ['log10', p]]], fit.C]);
}

/** A heat capacity: that of a gas in pieces, that of a liquid one number. */
export function heatCapacityTree(substance: PureSubstance, phase: FluidPhase, T: Tree): Tree {
  const { liquidHeatCapacity: liquid } = substance;
  if (phase === 'liquid') return liquid ? within(T, liquid, liquid.value) : nothing;
  return piecesOf(substance).reduceRight<Tree>(
    (others, piece) =>
      within(T, piece, ['*', gasConstant, polynomial(piece.coefficients, T)], others),
    nothing,
  );
}

/** The integral of a heat capacity from one temperature to another. */
export function enthalpyChangeTree(
  substance: PureSubstance,
  phase: FluidPhase,
  from: Tree,
  to: Tree,
): Tree {
  const { liquidHeatCapacity: liquid } = substance;
  if (phase === 'gas') return ['-', heatTo(substance, to), heatTo(substance, from)];
  if (!liquid) return nothing;
  return within(from, liquid, within(to, liquid, ['*', liquid.value, ['-', to, from]]));
}

/** The heat of the gas from the lower end of its range up to a temperature. */
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
    nothing,
  );
}

const piecesOf = ({ gasHeatCapacity }: PureSubstance) => gasHeatCapacity?.pieces ?? [];

const polynomial = (coefficients: readonly number[], T: Tree): Tree =>
  coefficients.reduceRight<Tree>((sum, each) => ['+', ['*', sum, T], each], 0);
