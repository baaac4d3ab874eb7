/** A stretch of a line that lies among others in a channel or a corridor. */
export interface Stretch {
  from: number;
  to: number;
  /** Where lines join it from the side of the first track, and from that of the last. */
  before: readonly number[];
  after: readonly number[];
}

const rounds = 6;

/**
 * The track of each stretch, counted from 0. Stretches on one track lie further apart than the
 * gap; of the orders that were tried it is the one in which the fewest lines cross.
 */
export function allotTracks(stretches: readonly Stretch[], gap: number): number[] {
  const order = fewestCrossings(stretches);
  const tracks = stretches.map(() => 0);
  const placed: number[] = [];
  for (const index of order) {
    const own = stretches[index];
    if (!own) continue;
    let track = 0;
    for (const other of placed) {
      const against = stretches[other];
      if (!against || !meet(own, against, gap)) continue;
      track = Math.max(track, (tracks[other] ?? 0) + 1);
    }
    tracks[index] = track;
    placed.push(index);
  }
  return tracks;
}

const meet = (one: Stretch, other: Stretch, gap: number) =>
  one.from < other.to + gap && other.from < one.to + gap;

/** How many lines cross if the first of two stretches lies before the second. */
function crossings(first: Stretch, second: Stretch): number {
  let count = 0;
  for (const at of first.after) if (at > second.from && at < second.to) count += 1;
  for (const at of second.before) if (at > first.from && at < first.to) count += 1;
  return count;
}

/** Puts each stretch where it crosses least among the others, until nothing gets better. */
function fewestCrossings(stretches: readonly Stretch[]): number[] {
  const size = stretches.length;
  const gains = new Int16Array(size * size);
  stretches.forEach((one, row) => {
    stretches.forEach((other, column) => {
      if (row === column) return;
      gains[row * size + column] = crossings(one, other) - crossings(other, one);
    });
  });
  const order = stretches
    .map((_, index) => index)
    .sort((a, b) => length(stretches[b]) - length(stretches[a]) || a - b);
  for (let round = 0; round < rounds; round += 1) {
    let moved = false;
    for (let index = 0; index < size; index += 1) {
      const from = order.indexOf(index);
      order.splice(from, 1);
      let cost = 0;
      let best = { cost: 0, at: 0 };
      let stay = 0;
      order.forEach((other, at) => {
        cost += gains[other * size + index] ?? 0;
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

const length = (stretch: Stretch | undefined) => (stretch ? stretch.to - stretch.from : 0);
