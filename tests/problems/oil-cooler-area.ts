// Second solution of content/problems/oil-cooler-area.mdx, from its statement alone.

/** Marches from the cold end along the area by Runge-Kutta until the oil has its inlet temperature. */
export function solve(given: Record<string, number>): Record<string, number> {
  const { mo = NaN, cpo = NaN, Th1 = NaN, Th2 = NaN } = given;
  const { mw = NaN, cpw = NaN, Tc1 = NaN, U = NaN } = given;
  const oilCapacity = mo * cpo * 1000; // W/K
  const waterCapacity = mw * cpw * 1000; // W/K

  // At the cold end the oil leaves (Th2) and the water enters (Tc1). From there to the hot end
  // both get warmer. The oil's temperature is the running variable, dA = C_o dT_o/(U (T_o - T_w)).
  interface State {
    water: number;
    area: number;
  }
  const slope = (oil: number, { water }: State): State => ({
    water: oilCapacity / waterCapacity, // K of water per K of oil
    area: oilCapacity / (U * (oil - water)), // m^2 per K of oil
  });
  const move = (from: State, by: State, step: number): State => ({
    water: from.water + by.water * step,
    area: from.area + by.area * step,
  });

  const steps = 4000;
  const step = (Th1 - Th2) / steps; // K
  let state: State = { water: Tc1, area: 0 }; // degC, m^2
  for (let i = 0; i < steps; i++) {
    const oil = Th2 + i * step; // degC
    const a = slope(oil, state);
    const b = slope(oil + step / 2, move(state, a, step / 2));
    const c = slope(oil + step / 2, move(state, b, step / 2));
    const d = slope(oil + step, move(state, c, step));
    state = {
      water: state.water + (step / 6) * (a.water + 2 * b.water + 2 * c.water + d.water),
      area: state.area + (step / 6) * (a.area + 2 * b.area + 2 * c.area + d.area),
    };
  }
  return { Tc2: state.water, A: state.area };
}
