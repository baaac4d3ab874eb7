/** Where a function is zero between two bounds; nothing unless it changes its sign between them. */
export function findRoot(f: (x: number) => number, from: number, to: number): number | undefined {
  let [low, high] = [from, to];
  const [atLow, atHigh] = [f(low), f(high)];
  if (atLow === 0) return low;
  if (atHigh === 0) return high;
  if (!(atLow * atHigh < 0)) return undefined;
  for (let halving = 0; halving < 200; halving += 1) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    if (f(middle) * atLow > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
