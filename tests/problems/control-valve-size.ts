// Second solution of content/problems/control-valve-size.mdx, from its statement alone.

/** Pressure balance in pascal, then bisection for the coefficient that passes the design flow. */
export function solve(given: Record<string, number>): Record<string, number> {
  const { Q = NaN, p1 = NaN, p2 = NaN, z = NaN, Q0 = NaN, dp0 = NaN } = given;
  const { SG = NaN, rhoW = NaN, g = NaN } = given;

  const foot = 0.3048; // m
  const inch = 0.0254; // m
  const pound = 0.45359237; // kg
  const psi = (pound * 9.80665) / (inch * inch); // Pa
  const gallon = 231 * inch ** 3; // m³, US

  const density = (SG * rhoW * pound) / foot ** 3; // kg/m³
  const column = density * (g * foot) * (z * foot); // Pa
  const resistance = (dp0 * psi) / ((Q0 * gallon) / 60) ** 2; // Pa per (m³/s)²
  const pipe = (flow: number): number => resistance * flow * flow; // Pa, flow in m³/s
  const available = (p1 - p2) * psi - column; // Pa for pipe and valve together

  const design = (Q * gallon) / 60; // m³/s
  const valve = available - pipe(design); // Pa
  if (!(valve > 0)) return { dpv: NaN, Cv: NaN };

  /** Flow through line and valve in m³/s, where both losses together use up what is available. */
  const flowWith = (coefficient: number): number => {
    let low = 0;
    let high = Math.sqrt(available / resistance); // no valve at all
    for (let i = 0; i < 100; i++) {
      const flow = (low + high) / 2;
      const gpm = (flow * 60) / gallon;
      const valveLoss = SG * (gpm / coefficient) ** 2 * psi;
      if (pipe(flow) + valveLoss < available) low = flow;
      else high = flow;
    }
    return (low + high) / 2;
  };

  // On a log scale, as nothing bounds the coefficient
  let low = Math.log(1e-6);
  let high = Math.log(1e9);
  for (let i = 0; i < 100; i++) {
    const middle = (low + high) / 2;
    if (flowWith(Math.exp(middle)) < design) low = middle;
    else high = middle;
  }
  return { dpv: valve / psi, Cv: Math.exp((low + high) / 2) };
}
