import { Complaint } from './fault.ts';

/** Where a function is zero between two bounds, between which it must change its sign. */
export function solve(f: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  const atLow = f(low);
  if (atLow === 0) return low;
  if (f(high) === 0) return high;
  if (!(atLow * f(high) < 0)) {
    throw new Complaint(
      `there is no single solution between ${String(from)} and ${String(to)}: the two sides differ by ${atLow.toPrecision(3)} there and by ${f(high).toPrecision(3)} here.`,
      'Choose "from" and "to" on either side of the solution, with no other solution between them.',
    );
  }
  for (let halving = 0; halving < 200; halving += 1) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    if (f(middle) * atLow > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
