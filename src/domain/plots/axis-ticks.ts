import { grouped } from '../quantities/print.ts';

interface AxisTicks {
  from: number;
  to: number;
  ticks: number[];
  decimals: number;
}

const aimedTicks = 5;

/**
 * Returns ticks at round numbers. An end of the axis that isn't fixed moves outward to the next
 * tick.
 */
export function axisTicks(
  lowest: number,
  highest: number,
  fixedFrom = false,
  fixedTo = false,
): AxisTicks {
  // An axis needs a length even if all values are equal.
  if (lowest === highest) return axisTicks(lowest, lowest + 1, fixedFrom, false);
  const rough = (highest - lowest) / aimedTicks;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step =
    [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => size >= rough * 0.999) ??
    rough;
  const slack = step * 1e-6;
  const from = fixedFrom ? lowest : Math.floor((lowest + slack) / step) * step;
  const to = fixedTo ? highest : Math.ceil((highest - slack) / step) * step;
  const first = Math.ceil((from - slack) / step);
  const last = Math.floor((to + slack) / step);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  const decimals = [0, 1, 2, 3, 4, 5, 6].find((places) =>
    ticks.every((tick) => Math.abs(tick - Number(tick.toFixed(places))) < slack),
  );
  return { from, to, ticks, decimals: decimals ?? 6 };
}

export function linearTicks(...ends: Parameters<typeof axisTicks>) {
  const { from, to, ticks, decimals } = axisTicks(...ends);
  const numbers = ticks.map((at) => ({ at, text: grouped(at.toFixed(decimals)) }));
  return { from, to, ticks: numbers, minor: [] };
}
