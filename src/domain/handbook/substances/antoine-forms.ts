import type { PureSubstance } from '../../properties/pure-substance.ts';
import { kelvinAtZero, pascalsInMmHg } from './printed-values.ts';

type Fit = NonNullable<PureSubstance['vaporPressure']>;

/**
 * Antoine's constants in the usual form: log10 of the pressure in mmHg, from a temperature in °C.
 * Only A and C depend on the units.
 */
export const customaryAntoine = ({ A, B, C, from, to }: Fit): Fit => ({
  A: A - Math.log10(pascalsInMmHg),
  B,
  C: C + kelvinAtZero,
  from: from - kelvinAtZero,
  to: to - kelvinAtZero,
});
