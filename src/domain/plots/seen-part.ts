import { isWithin, type Box, type Spot } from './boxes.ts';

/** A line without what comes before and after it is seen, but for the corner from which it enters and to which it leaves. */
export function seenPart(corners: readonly Spot[], field: Box): readonly Spot[] {
  const isSeen = (spot: Spot) => isWithin(spot, field);
  const first = corners.findIndex(isSeen);
  const last = corners.findLastIndex(isSeen);
  return first < 0 ? corners : corners.slice(Math.max(0, first - 1), last + 2);
}
