// Second solution of content/problems/nitrogen-cylinder.mdx, from its statement alone.

/** Counts molecules by kinetic theory: p = N m <v_x^2>/V with m <v_x^2> = k_B T, times their mass. */
export function solve(given: Record<string, number>): Record<string, number> {
  const { Pg = NaN, Pa = NaN, T = NaN, V = NaN, M = NaN, R = NaN } = given;
  const avogadro = 6.02214076e23; // 1/mol
  const boltzmann = R / avogadro; // J/K
  const moleculeMass = M / 1000 / avogadro; // kg

  const pressure = Pg * 1e5 + Pa * 1e5; // Pa absolute
  const volume = V / 1000; // m^3
  const squareSpeed = (boltzmann * (T + 273.15)) / moleculeMass; // m^2/s^2, along one axis
  const molecules = (pressure * volume) / (moleculeMass * squareSpeed);
  return { m: molecules * moleculeMass }; // kg
}
