/**
 * Which numbers come next: any of the new ones but those in use, or the stated ones, 0, where there
 * are no others.
 */
export function anotherSeed(seed: number, seeds: number, random: () => number): number {
  if (seeds === 0) return 0;
  const others = Math.max(seed === 0 ? seeds : seeds - 1, 1);
  return 1 + ((seed + Math.floor(random() * others)) % seeds);
}
