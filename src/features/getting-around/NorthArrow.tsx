import type { GettingAround } from '../../content/getting-around.ts';

const turns = { up: 0, right: 90, down: 180, left: 270 } as const;

interface NorthArrowProps extends Pick<GettingAround, 'north'> {
  at: readonly [x: number, y: number];
}

/** The arrow that says where north is, as on a plot plan. */
export function NorthArrow({ north, at: [x, y] }: NorthArrowProps) {
  return (
    <g className="north">
      <g transform={`translate(${String(x)} ${String(y)}) rotate(${String(turns[north])})`}>
        <path className="thin" d="M0 16V-4" />
        <path className="arrow-thin" d="M0-18l-8 15h16z" />
      </g>
      <text x={x - 16} y={y + 7} textAnchor="end">
        N
      </text>
    </g>
  );
}
