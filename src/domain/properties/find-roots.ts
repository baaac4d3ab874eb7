import { findRoot } from '../quantities/find-root.ts';

/**
 * Every place between two bounds where a function is zero, found from samples. It also finds two
 * zeros between neighboring samples, where the function dips and turns back, and it goes around
 * stretches where the function has no value (NaN).
 */
export function findRoots(
  f: (x: number) => number,
  from: number,
  to: number,
  pieces: number,
): number[] {
  const samples = Array.from({ length: pieces + 1 }, (_, place) => {
    const x = place === pieces ? to : from + ((to - from) * place) / pieces;
    return { x, y: f(x) };
  });
  const places = withEdges(f, samples);
  const dips = pieces === 1 ? [] : places.flatMap((_, place) => dipAt(f, places, place));
  const all = [...places, ...dips].toSorted((a, b) => a.x - b.x);
  return all.flatMap(({ x }, place) => {
    const next = all[place + 1];
    const root = next && findRoot(f, x, next.x);
    return root === undefined ? [] : [root];
  });
}

interface Sample {
  x: number;
  y: number;
}

/** The samples, with the last places that have a value beside each stretch that has none. */
function withEdges(f: (x: number) => number, samples: readonly Sample[]): Sample[] {
  return samples.flatMap((sample, place) => {
    const next = samples[place + 1];
    if (!next || Number.isNaN(sample.y) === Number.isNaN(next.y)) return [sample];
    let [good, bad] = Number.isNaN(sample.y) ? [next, sample.x] : [sample, next.x];
    for (let step = 0; step < 50; step += 1) {
      const x = (good.x + bad) / 2;
      const y = f(x);
      if (Number.isNaN(y)) bad = x;
      else good = { x, y };
    }
    return [sample, good];
  });
}

/** A place beyond zero near a sample that is nearer to zero than its neighbors, if there is one. */
function dipAt(f: (x: number) => number, places: readonly Sample[], place: number): Sample[] {
  const here = places[place];
  if (!here || here.y === 0) return [];
  const before = places[place - 1] ?? here;
  const after = places[place + 1] ?? here;
  const sign = Math.sign(here.y);
  // Turned so that all three are above zero, or else zero is found without a dip.
  if (!(before.y * sign >= here.y * sign && after.y * sign >= here.y * sign)) return [];
  let [low, high] = [before.x, after.x];
  for (let step = 0; step < 60; step += 1) {
    const [x1, x2] = [low + (high - low) / 3, high - (high - low) / 3];
    const [y1, y2] = [f(x1), f(x2)];
    if (y1 * sign < 0) return [{ x: x1, y: y1 }];
    if (y2 * sign < 0) return [{ x: x2, y: y2 }];
    if (y1 * sign < y2 * sign) high = x2;
    else low = x1;
  }
  return [];
}
