import type { Spot } from './boxes.ts';

/** A line without the corners that it passes within a distance all the same. */
export function thinLine(corners: readonly Spot[], within: number): Spot[] {
  const [first, last] = [corners[0], corners.at(-1)];
  if (!first || !last || corners.length < 3) return [...corners];
  let [at, farthest] = [0, within];
  corners.forEach((corner, index) => {
    const distance = distanceTo(corner, first, last);
    if (distance > farthest) [at, farthest] = [index, distance];
  });
  if (at === 0) return [first, last];
  return [
    ...thinLine(corners.slice(0, at + 1), within),
    ...thinLine(corners.slice(at), within).slice(1),
  ];
}

/** How far a place is from the straight line between two others. */
function distanceTo([x, y]: Spot, [fromX, fromY]: Spot, [toX, toY]: Spot): number {
  const [alongX, alongY] = [toX - fromX, toY - fromY];
  const length2 = alongX ** 2 + alongY ** 2;
  const share = length2 === 0 ? 0 : ((x - fromX) * alongX + (y - fromY) * alongY) / length2;
  const nearest = Math.min(1, Math.max(0, share));
  return Math.sqrt((x - fromX - nearest * alongX) ** 2 + (y - fromY - nearest * alongY) ** 2);
}
