/** Draws a random set of numbers other than the current one. Returns 0 if the problem has none. */
export function anotherSeed(seed: number, seeds: number, random: () => number): number {
  if (seeds === 0) return 0;
  const others = Math.max(seed === 0 ? seeds : seeds - 1, 1);
  return 1 + ((seed + Math.floor(random() * others)) % seeds);
}
