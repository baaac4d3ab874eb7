// Second solution of content/problems/wash-tank-extraction.mdx, from its statement alone.

/** Simulates the stirred tank, phenol crossing over in proportion to the distance from equilibrium. */
export function solve(given: Record<string, number>): Record<string, number> {
  const { W = NaN, X0 = NaN, S = NaN, K = NaN } = given;

  // Phenol in kg; both liquids are counted without it.
  const total = (W * X0) / 1000;
  let inWater = total;
  let inSolvent = 0;

  // The driving force X - Y/K is in kg per kg and dies away as exp(-decay x), x being what the stirring
  // has done so far; a tenth of its time constant per step is stable and needs no rate constant.
  const decay = 1 / W + 1 / (K * S); // 1/kg
  const step = 0.1 / decay; // kg of phenol per unit of driving force
  const transfer = (water: number, solvent: number): number => water / W - solvent / S / K;
  for (let i = 0; i < 1000; i++) {
    const moved = step * transfer(inWater, inSolvent);
    inWater -= moved;
    inSolvent += moved;
  }

  return { phi: (100 * inWater) / total, Y1: (1000 * inSolvent) / S };
}
