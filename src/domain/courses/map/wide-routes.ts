import type { Table } from './level-table.ts';
import type { Placement, Wiring } from './wide-rows.ts';
import { rowLevel, Router, type Net } from './wide-router.ts';

/** The routes of all lines. */
export interface Routing {
  nets: readonly Net[];
  /** Owner of a row's middle in a channel: index of the source plus 1, or 0. */
  owner: Table;
  /** Measure of how hard the lines are to follow. */
  cost: number;
}

/** Finds a route for each line around all boxes, with few crossings and turns. */
export function findRoutes(
  placement: Placement,
  wiring: readonly Wiring[],
  trunk: readonly number[],
  rounds: number,
): Routing {
  const router = new Router(placement);
  const { column, row } = placement;
  const targets = new Map<number, number[]>();
  for (const { from, to } of wiring) targets.set(from, [...(targets.get(from) ?? []), to]);
  for (const source of targets.keys()) {
    router.claim(column[source] ?? 0, rowLevel(row[source] ?? 0), source);
  }
  trunk.forEach((source, index) => {
    const next = trunk[index + 1] ?? -1;
    if (targets.get(source)?.includes(next)) router.claimStraight(source, next);
  });
  const reach = (source: number) =>
    Math.max(...(targets.get(source) ?? []).map((to) => column[to] ?? 0)) - (column[source] ?? 0);
  const sources = [...targets.keys()].sort(
    (a, b) => Number(trunk.includes(b)) - Number(trunk.includes(a)) || reach(a) - reach(b) || a - b,
  );
  const nets = new Map<number, Net>();
  for (let round = 0; round < rounds; round += 1) {
    router.cost = 0;
    for (const source of sources) {
      const laid = nets.get(source);
      if (laid) router.remove(laid);
      const nearFirst = (targets.get(source) ?? []).toSorted(
        (a, b) =>
          (column[a] ?? 0) - (column[b] ?? 0) ||
          away(row, source, a) - away(row, source, b) ||
          a - b,
      );
      nets.set(source, { source, routes: nearFirst.map((target) => router.lay(source, target)) });
    }
  }
  return { nets: [...nets.values()], owner: router.owner, cost: router.cost };
}

const away = (row: readonly number[], one: number, other: number) =>
  Math.abs((row[one] ?? 0) - (row[other] ?? 0));
