import { findRoot } from '../quantities/find-root.ts';

/**
 * Finds zeros of a function between two bounds by sampling. With `mayTurn`, also finds two zeros
 * between adjacent samples, where the function crosses zero and turns back. Skips gaps in which the
 * function is NaN.
 */
export function findRoots(
  f: (x: number) => number,
  from: number,
  to: number,
  pieces: number,
  mayTurn = pieces > 1,
): number[] {
  const samples = Array.from({ length: pieces + 1 }, (_, place) => {
    const x = place === pieces ? to : from + ((to - from) * place) / pieces;
    return { x, y: f(x) };
  });
  const places = withEdges(f, samples);
  const dips = !mayTurn ? [] : places.flatMap((_, place) => dipAt(f, places, place));
  const all = [...places, ...dips].toSorted((a, b) => a.x - b.x);
  return all.flatMap(({ x }, place) => {
    const next = all[place + 1];
    return next ? rootsBetween(f, x, next.x) : [];
  });
}

/** Finds the zero between two samples, or one on each side of a gap. */
function rootsBetween(f: (x: number) => number, from: number, to: number): number[] {
  let hole: number | undefined;
  const watched = (x: number) => {
    const y = f(x);
    if (Number.isNaN(y)) hole = x;
    return y;
  };
  const root = findRoot(watched, from, to);
  if (hole === undefined) return root === undefined ? [] : [root];
  if (hole === from || hole === to) return [];
  // A search that ran into a gap may have ended at its edge, which isn't a zero.
  return [
    ...rootsBetween(f, from, edgeOf(f, from, hole).x),
    ...rootsBetween(f, edgeOf(f, to, hole).x, to),
  ];
}

interface Sample {
  x: number;
  y: number;
}

/** Adds the last points with a value on both sides of each gap. */
function withEdges(f: (x: number) => number, samples: readonly Sample[]): Sample[] {
  return samples.flatMap((sample, place) => {
    const next = samples[place + 1];
    if (!next || Number.isNaN(sample.y) === Number.isNaN(next.y)) return [sample];
    const [good, bad] = Number.isNaN(sample.y) ? [next, sample] : [sample, next];
    return [sample, edgeOf(f, good.x, bad.x)];
  });
}

/** Finds the last point with a value before a gap. */
function edgeOf(f: (x: number) => number, from: number, to: number): Sample {
  let [good, bad] = [{ x: from, y: f(from) }, to];
  for (let step = 0; step < 40; step += 1) {
    const x = (good.x + bad) / 2;
    const y = f(x);
    if (Number.isNaN(y)) bad = x;
    else good = { x, y };
  }
  return good;
}

/**
 * If a sample is closer to zero than its neighbors, looks for a point nearby on the other side of
 * zero.
 */
function dipAt(f: (x: number) => number, places: readonly Sample[], place: number): Sample[] {
  const here = places[place];
  if (!here || here.y === 0) return [];
  const before = places[place - 1] ?? here;
  const after = places[place + 1] ?? here;
  const sign = Math.sign(here.y);
  // If the three samples differ in sign, their zeros are found anyway.
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
