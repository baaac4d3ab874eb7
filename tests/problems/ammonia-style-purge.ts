// Second solution of content/problems/ammonia-style-purge.mdx, from its statement alone.

/** Runs the loop pass by pass from start-up, purging just enough to hold the inert limit, until steady. */
export function solve(given: Record<string, number>): Record<string, number> {
  const { F = NaN, yF = NaN, yG = NaN, X = NaN } = given;
  const conversion = X / 100;
  const limit = yG / 100;

  // Fresh feed, kmol/hr of each gas
  const feedInert = (F * yF) / 100;
  const feedNitrogen = (F - feedInert) / 4;
  const feedHydrogen = 3 * feedNitrogen;

  // Inlet of the converter, kmol/hr; on the first pass there is no recycle yet.
  let nitrogen = feedNitrogen;
  let hydrogen = feedHydrogen;
  let inert = feedInert;
  let result = { P: NaN, N: NaN, R: NaN };

  for (let pass = 0; pass < 1_000_000; pass++) {
    // Converter and separator: gas left over when all ammonia is condensed
    const reacted = conversion * nitrogen;
    const ammonia = 2 * reacted;
    const gasNitrogen = nitrogen - reacted;
    const gasHydrogen = hydrogen - 3 * reacted;
    const gas = gasNitrogen + gasHydrogen + inert;

    // Recycled part of the gas that brings the next inlet just to the limit:
    // feedInert + part inert = limit (F + part gas). Below the limit nothing is purged.
    const surplus = inert - limit * gas;
    const wanted = surplus > 0 ? (limit * F - feedInert) / surplus : 1;
    const part = Math.min(1, wanted);

    const last = result;
    result = { P: (1 - part) * gas, N: ammonia, R: part * gas };
    nitrogen = feedNitrogen + part * gasNitrogen;
    hydrogen = feedHydrogen + part * gasHydrogen;
    inert = feedInert + part * inert;

    const change =
      Math.abs(result.P - last.P) + Math.abs(result.N - last.N) + Math.abs(result.R - last.R);
    if (part < 1 && change < 1e-12 * F) break;
  }
  return result;
}
