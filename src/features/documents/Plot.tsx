import type { PlotData, PlotLine } from '../../documents/document.ts';
import { alongLine, placeLabels, type Spot } from '../../domain/label-places.ts';
import { thinLine } from '../../domain/thin-line.ts';

const width = 360;
const [right, top] = [348, 12];
const letter = 6.8;
// No wider than what rounding to a tenth moves a corner.
const hairsbreadth = 0.07;

interface PlotProps {
  /** A name that no other plot of the page has. */
  name: string;
  plot: PlotData;
  alt: string;
}

/** Curves between two axes, with a legend in words below them. */
export function Plot({ name, plot, alt }: PlotProps) {
  const { x, y, lines, points } = plot;
  const longest = Math.max(...y.ticks.map(({ text }) => text.length));
  const left = 30 + letter * longest;
  // Compositions against compositions are drawn in a square, everything else lies on its side.
  const isSquare = x.from === y.from && x.to === y.to;
  const bottom = isSquare ? top + right - left : 224;
  const height = bottom + 46;
  const field = { left, right, top, bottom };
  const across = (value: number) => place(value, x, field.left, field.right);
  const up = (value: number) => place(value, y, field.bottom, field.top);
  const spots = ({ points: corners }: PlotLine) =>
    corners.map(([a, b]): Spot => [across(a), up(b)]);
  const path = (line: PlotLine) =>
    `M${thinLine(spots(line), hairsbreadth)
      .map((spot) => spot.join(' '))
      .join('L')}`;
  const labels = placeLabels(
    points.map((point) => ({
      label: point.label,
      at: [across(point.x), up(point.y)],
    })),
    lines.flatMap((line) => alongLine(spots(line))),
    field,
  );
  return (
    <>
      <div className="plot">
        <svg viewBox={`0 0 ${String(width)} ${String(height)}`} role="img" aria-label={alt}>
          <defs>
            <clipPath id={name}>
              <rect
                x={field.left}
                y={field.top - 2}
                width={field.right - field.left + 2}
                height={field.bottom - field.top + 4}
              />
            </clipPath>
          </defs>
          {x.ticks.map(({ at, text }) => (
            <g key={at}>
              <path
                className="grid-line"
                d={`M${String(across(at))} ${String(field.top)}V${String(field.bottom)}`}
              />
              <text x={across(at)} y={field.bottom + 17} textAnchor="middle">
                {text}
              </text>
            </g>
          ))}
          {y.ticks.map(({ at, text }) => (
            <g key={at}>
              <path
                className="grid-line"
                d={`M${String(field.left)} ${String(up(at))}H${String(field.right)}`}
              />
              <text x={field.left - 6} y={up(at) + 4} textAnchor="end">
                {text}
              </text>
            </g>
          ))}
          <path
            className="axis"
            d={`M${String(field.left)} ${String(field.top)}V${String(field.bottom)}H${String(field.right)}`}
          />
          <g clipPath={`url(#${name})`}>
            {lines.map((line, index) => (
              <path key={index} className={`curve ${line.line}`} d={path(line)} />
            ))}
          </g>
          {labels.map(({ label, at: [a, b], text: [left, line] }) => (
            <g key={label}>
              <circle className="point" cx={a} cy={b} r="4.5" />
              <text className="point-label" x={left} y={line}>
                {label}
              </text>
            </g>
          ))}
          <text
            className="axis-label"
            x={(field.left + field.right) / 2}
            y={height - 8}
            textAnchor="middle"
          >
            {x.label}
          </text>
          <text
            className="axis-label"
            transform={`translate(13 ${String((field.top + field.bottom) / 2)}) rotate(-90)`}
            textAnchor="middle"
          >
            {y.label}
          </text>
        </svg>
      </div>
      <ul className="legend">
        {lines
          .filter(({ label }) => label !== undefined)
          .map(({ label, line }) => (
            <li key={label}>
              <svg viewBox="0 0 28 8" width="28" height="8" aria-hidden="true">
                <path className={`curve ${line}`} d="M1 4h26" />
              </svg>
              {label}
            </li>
          ))}
      </ul>
    </>
  );
}

function place(
  value: number,
  { from, to }: { from: number; to: number },
  start: number,
  end: number,
): number {
  return Number((start + ((value - from) / (to - from)) * (end - start)).toFixed(1));
}
