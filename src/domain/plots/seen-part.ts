import type { Box, Spot } from './boxes.ts';

/** A line without what comes before and after it is seen, but for the corner from which it enters and to which it leaves. */
export function seenPart(corners: readonly Spot[], field: Box): readonly Spot[] {
  const isSeen = ([x, y]: Spot) =>
    x >= field.left && x <= field.right && y >= field.top && y <= field.bottom;
  const first = corners.findIndex(isSeen);
  const last = corners.findLastIndex(isSeen);
  return first < 0 ? corners : corners.slice(Math.max(0, first - 1), last + 2);
}
