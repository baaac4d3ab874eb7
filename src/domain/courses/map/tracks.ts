/** A segment that runs parallel to others in a channel or corridor. */
export interface Stretch {
  from: number;
  to: number;
  /**
   * Positions where perpendicular segments join from the side of the first track (`before`) and of
   * the last track (`after`).
   */
  before: readonly number[];
  after: readonly number[];
}

const rounds = 6;

/**
 * Assigns a track to each segment, counting from 0. Uses as few tracks as possible, and orders them
 * to reduce crossings. Segments on the same track are at least `gap` apart.
 */
export function allotTracks(stretches: readonly Stretch[], gap: number): number[] {
  const lanes: Stretch[][] = [];
  const laneOf = new Map<Stretch, number>();
  for (const stretch of stretches.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    // Reuse the track that was freed last, to save the others for longer segments.
    const free = lanes
      .map((lane, index) => ({ index, end: lane.at(-1)?.to ?? 0 }))
      .filter(({ end }) => end + gap <= stretch.from)
      .sort((a, b) => b.end - a.end || a.index - b.index)[0];
    const index = free?.index ?? lanes.length;
    lanes[index] = [...(lanes[index] ?? []), stretch];
    laneOf.set(stretch, index);
  }
  const order = fewestCrossings(lanes);
  const places = new Map(order.map((lane, place) => [lane, place]));
  return stretches.map((stretch) => places.get(laneOf.get(stretch) ?? 0) ?? 0);
}

const meet = (one: Stretch, other: Stretch) => one.from < other.to && other.from < one.to;

/** Counts the crossings if the first segment is on a lower track than the second. */
function crossings(first: Stretch, second: Stretch): number {
  let count = 0;
  for (const at of first.after) if (at > second.from && at < second.to) count += 1;
  for (const at of second.before) if (at > first.from && at < first.to) count += 1;
  return count;
}

/** Additional crossings if one group is on lower tracks than the other, instead of vice versa. */
function difference(some: readonly Stretch[], others: readonly Stretch[]): number {
  let sum = 0;
  for (const one of some) {
    for (const other of others) {
      if (meet(one, other)) sum += crossings(one, other) - crossings(other, one);
    }
  }
  return sum;
}

/** Repeatedly moves each group to its best position, until no move reduces the crossings. */
function fewestCrossings(groups: readonly (readonly Stretch[])[]): number[] {
  const size = groups.length;
  const costs = new Int16Array(size * size);
  groups.forEach((one, row) => {
    for (let column = row + 1; column < size; column += 1) {
      const cost = difference(one, groups[column] ?? []);
      costs[row * size + column] = cost;
      costs[column * size + row] = -cost;
    }
  });
  const order = groups
    .map((_, index) => index)
    .sort((a, b) => length(groups[b]) - length(groups[a]) || a - b);
  for (let round = 0; round < rounds; round += 1) {
    let moved = false;
    for (let index = 0; index < size; index += 1) {
      const from = order.indexOf(index);
      order.splice(from, 1);
      let cost = 0;
      let best = { cost: 0, at: 0 };
      let stay = 0;
      order.forEach((other, at) => {
        cost += costs[other * size + index] ?? 0;
        if (cost < best.cost) best = { cost, at: at + 1 };
        if (at + 1 === from) stay = cost;
      });
      const to = best.cost < stay ? best.at : from;
      order.splice(to, 0, index);
      moved ||= to !== from;
    }
    if (!moved) break;
  }
  return order;
}

const length = (group: readonly Stretch[] | undefined) =>
  group?.reduce((sum, { from, to }) => sum + to - from, 0) ?? 0;
