import type { GettingAround } from '../../content/getting-around.ts';
import { arrivalAngle } from '../../domain/map-drawing.ts';
import { unit } from './scale.ts';

/** The way on the map: a ring with a name where it starts, an arrow where it arrives. */
export function Route({ route, start }: Pick<GettingAround, 'route' | 'start'>) {
  const corners = route.map(({ x, y }) => [x * unit, y * unit] as const);
  const [[fromX, fromY] = [0, 0]] = corners;
  const [toX, toY] = corners.at(-1) ?? [0, 0];
  const angle = arrivalAngle(route);
  return (
    <g className="route">
      <path className="stream" d={`M${corners.map((corner) => corner.join(' ')).join('L')}`} />
      <path
        className="arrow"
        d="M2 0l-18-10v20z"
        transform={`translate(${String(toX)} ${String(toY)}) rotate(${String(angle)})`}
      />
      <circle className="stop" cx={fromX} cy={fromY} r="9" />
      <text x={fromX} y={fromY + (fromY > 4 * unit ? 32 : -18)} textAnchor="middle">
        {start}
      </text>
    </g>
  );
}
