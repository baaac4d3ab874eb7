// Second calculation of the worked examples in content/lessons/vle.mdx, from their statements
// alone.

/** Root of a function that rises from below zero at low to above zero at high. */
function bisect(rising: (x: number) => number, low: number, high: number) {
  for (let i = 0; i < 100; i++) {
    const middle = (low + high) / 2;
    if (rising(middle) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Bubble point and flash at 1 atm: both ends by bisection, the flash from x and the lever rule. */
function benzeneToluene() {
  const feed = 120; // kmol/hr
  const z = 0.45; // benzene in the feed
  const pressure = 1.01325; // bar
  const drum = 96 + 273.15; // K
  const benzene = (t: number) => 10 ** (4.01814 - 1203.835 / (t - 53.226)); // bar
  const toluene = (t: number) => 10 ** (4.07827 - 1343.943 / (t - 53.773)); // bar

  const bubble = bisect((t) => z * benzene(t) + (1 - z) * toluene(t) - pressure, 300, 450); // K
  const dew = bisect((t) => 1 / pressure - z / benzene(t) - (1 - z) / toluene(t), 300, 450); // K

  // Two phases of a binary: T and P alone fix both compositions.
  const x = (pressure - toluene(drum)) / (benzene(drum) - toluene(drum));
  const y = (x * benzene(drum)) / pressure;
  const vapor = (feed * (z - x)) / (y - x); // kmol/hr
  const liquid = (feed * (y - z)) / (y - x); // kmol/hr
  const recovery = 1 - (liquid * x) / (feed * z);
  return { Tbub: bubble, Tdew: dew, V: vapor, y1: y, L: liquid, x1: x, rec: recovery * 100 };
}

/** The answers by the names and in the units of the lesson. */
export const answers: Record<string, number> = { ...benzeneToluene() };
