import { drawnLinks, forksOf, withoutIdle, type Corner } from './map-lines.ts';
import type { MapDrawing, MapLine, MapLink, MapPlan } from './map-shapes.ts';
import { settleHeights, wideSizes, type Heights } from './wide-heights.ts';
import { findRoutes, type LineRoute, type Net, type Routing, rowLevel } from './wide-routes.ts';
import { placements, type Placement, type Wiring } from './wide-rows.ts';
import { settleWidths, type Widths } from './wide-widths.ts';

/**
 * Lays out the map for wide windows. Each term is a column, the trunk is in one row, and lines go
 * around the boxes.
 */
export function layOutWide(plan: MapPlan): MapDrawing {
  const links = drawnLinks(plan);
  const places = new Map(plan.items.map(({ id }, index) => [id, index]));
  const wiring = links.map(({ from, to }) => ({
    from: places.get(from) ?? -1,
    to: places.get(to) ?? -1,
  }));
  const trunk = plan.trunk.map((id) => places.get(id)).filter((index) => index !== undefined);
  const placement = clearest(placements(plan, wiring), wiring, trunk);
  return placement
    ? draw({ plan, links, wiring, trunk, placement })
    : { width: 0, height: 0, boxes: [], lines: [], forks: [], terms: [] };
}

/** Returns the most readable layout: with few crossings, turns and rows, and short lines. */
function clearest(
  candidates: readonly Placement[],
  wiring: readonly Wiring[],
  trunk: readonly number[],
): Placement | undefined {
  if (candidates.length < 2) return candidates[0];
  const [best] = candidates
    .map((placement) => ({
      placement,
      difficulty: findRoutes(placement, wiring, trunk, 1).cost + 2 * placement.rows,
    }))
    .sort((a, b) => a.difficulty - b.difficulty);
  return best?.placement;
}

interface Sheet {
  plan: MapPlan;
  links: readonly MapLink[];
  wiring: readonly Wiring[];
  trunk: readonly number[];
  placement: Placement;
}

function draw({ plan, links, wiring, trunk, placement }: Sheet): MapDrawing {
  const routing = findRoutes(placement, wiring, trunk, 3);
  const heights = settleHeights(placement, routing);
  const widths = settleWidths(placement, routing, heights);
  const boxes = plan.items.map(({ id }, index) => {
    const row = placement.row[index] ?? 0;
    return {
      id,
      row,
      x: widths.columnLeft[placement.column[index] ?? 0] ?? 0,
      y: heights.rowTop[row] ?? 0,
      width: widths.boxWidth,
      height: wideSizes.boxHeight,
    };
  });
  const routes = routesByEnds(routing);
  const lines = links.map((link, index): MapLine => {
    const { from, to } = wiring[index] ?? { from: -1, to: -1 };
    const found = routes.get(`${String(from)} ${String(to)}`);
    return { ...link, corners: found ? corners(placement, found, heights, widths) : [] };
  });
  const firstTerm = Math.min(...plan.items.map(({ term }) => term));
  return {
    width: widths.width,
    height: heights.height,
    boxes,
    lines,
    forks: forksOf(lines),
    terms: widths.columnLeft.map((left, column) => ({
      term: firstTerm + column,
      x: left + widths.boxWidth / 2,
      y: 18,
    })),
  };
}

const routesByEnds = ({ nets }: Routing) =>
  new Map(
    nets.flatMap((net) =>
      net.routes.map((route) => [`${String(net.source)} ${String(route.target)}`, { net, route }]),
    ),
  );

function corners(
  { column, row }: Placement,
  { net, route }: { net: Net; route: LineRoute },
  { levelOf, portOf }: Heights,
  { columnLeft, boxWidth, trackOf }: Widths,
): Corner[] {
  const start = column[net.source] ?? 0;
  const end = column[route.target] ?? 0;
  let y = levelOf(net, rowLevel(row[net.source] ?? 0));
  const points: Corner[] = [[(columnLeft[start] ?? 0) + boxWidth, y]];
  route.levels.forEach((level, index) => {
    const next = index === route.levels.length - 1 ? portOf(route) : levelOf(net, level);
    if (next !== y) {
      const x = trackOf(net, start + index);
      points.push([x, y], [x, next]);
    }
    y = next;
  });
  points.push([(columnLeft[end] ?? 0) + (start === end ? boxWidth : 0), y]);
  return withoutIdle(points);
}
