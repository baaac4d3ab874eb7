const all = 100;

/**
 * How many of a hundred points each problem is worth, by the minutes it takes: whole numbers that
 * add up to a hundred, the last few for those that rounding down has cost most.
 */
export function pointsFor(minutes: readonly number[]): number[] {
  const sum = minutes.reduce((before, time) => before + time, 0);
  const exact = minutes.map((time) => (all * time) / sum);
  const points = exact.map(Math.floor);
  const left = all - points.reduce((before, each) => before + each, 0);
  const lost = (place: number) => (exact[place] ?? 0) - (points[place] ?? 0);
  const first = [...points.keys()].toSorted((a, b) => lost(b) - lost(a)).slice(0, left);
  return points.map((each, place) => each + (first.includes(place) ? 1 : 0));
}
