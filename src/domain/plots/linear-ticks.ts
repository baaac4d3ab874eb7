import { grouped } from '../quantities/print.ts';
import { axisTicks } from './axis-ticks.ts';

/** Round marks for an axis with their numbers, as logTicks has them for a logarithmic one. */
export function linearTicks(...ends: Parameters<typeof axisTicks>) {
  const { from, to, ticks, decimals } = axisTicks(...ends);
  const numbers = ticks.map((at) => ({ at, text: grouped(at.toFixed(decimals)) }));
  return { from, to, ticks: numbers, minor: [] };
}
