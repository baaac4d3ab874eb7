import { legsOf, type Leg } from '../../../domain/courses/map/map-lines.ts';
import type { MapDrawing, MapLine } from '../../../domain/courses/map/map-shapes.ts';

interface MapLinesProps {
  drawing: MapDrawing;
  trunk: readonly string[];
  ghosts: ReadonlySet<string>;
  selected: string | undefined;
}

/**
 * At corners, the strips that make gaps end this far before the corner, so that they don't cut
 * their own line.
 */
const nook = 3;

type Kind = 'stream' | 'need' | 'alongside' | 'old';

interface Bundle {
  key: string;
  kind: Kind;
  isLit: boolean;
  lines: MapLine[];
}

/**
 * Draws the lines of the map. Where two lines cross, the vertical one has a gap, as on a flow
 * sheet. All other lines run below the stream.
 */
export function MapLines({ drawing, trunk, ghosts, selected }: MapLinesProps) {
  const kindOf = (line: MapLine): Kind => {
    if (ghosts.has(line.from) || ghosts.has(line.to)) return 'old';
    const place = trunk.indexOf(line.from);
    if (place >= 0 && trunk[place + 1] === line.to) return 'stream';
    return line.isAlongside ? 'alongside' : 'need';
  };
  const isLit = ({ from, to }: { from: string; to?: string }) =>
    selected === undefined || from === selected || to === selected;
  const bundles = bundled(drawing.lines, kindOf, isLit);
  const streams = bundles.filter(({ kind }) => kind === 'stream');
  const others = bundles.filter(({ kind }) => kind !== 'stream');
  const onStream = (x: number, y: number) =>
    streams.some(({ lines }) =>
      lines.flatMap(legsOf).some((leg) => leg.x1 <= x && x <= leg.x2 && leg.y1 <= y && y <= leg.y2),
    );
  const isChoice = selected !== undefined;
  return (
    <g aria-hidden="true">
      {/* Highlighted lines come last, so that they're on top. */}
      {[false, true].map((lit) => (
        <ThinLines
          key={String(lit)}
          bundles={others.filter((bundle) => bundle.isLit === lit)}
          className={named(!lit && 'faint', lit && isChoice && 'lit')}
        />
      ))}
      {streams.map(({ key, lines, isLit: lit }) => (
        <g key={key} className={named(!lit && 'faint')}>
          <path className="stream [vector-effect:none]" d={pathOf(lines.flatMap(legsOf))} />
          {lines.map((line) => (
            <path key={line.to} className="arrow" d={headOf(line, 10, 6.5)} />
          ))}
        </g>
      ))}
      {drawing.forks.map(({ from, x, y }) => (
        <circle
          key={`${from} ${String(x)} ${String(y)}`}
          className={named('fork', onStream(x, y) && 'tee', !isLit({ from }) && 'faint')}
          cx={x}
          cy={y}
          r={onStream(x, y) ? 4 : 3}
        />
      ))}
    </g>
  );
}

interface ThinLinesProps {
  bundles: readonly Bundle[];
  className: string | undefined;
}

/**
 * Draws vertical lines, then strips in the color of the paper that make gaps in them, then
 * horizontal lines.
 */
function ThinLines({ bundles, className }: ThinLinesProps) {
  if (bundles.length === 0) return null;
  const legs = (isLevel: boolean, { lines }: Bundle) =>
    lines.flatMap(legsOf).filter((leg) => (leg.y1 === leg.y2) === isLevel);
  const drawn = (isLevel: boolean) =>
    bundles.map((bundle) => (
      <path key={bundle.key} className={`line ${bundle.kind}`} d={pathOf(legs(isLevel, bundle))} />
    ));
  const strips = bundles
    .flatMap((bundle) => legs(true, bundle))
    .filter(({ x1, x2 }) => x2 - x1 > 2 * nook);
  return (
    <g className={className}>
      {drawn(false)}
      <path
        className="casing"
        d={pathOf(strips.map((leg) => ({ ...leg, x1: leg.x1 + nook, x2: leg.x2 - nook })))}
      />
      {drawn(true)}
      {bundles.flatMap(({ kind, lines }) =>
        lines.map((line) => (
          <path
            key={`${line.from} ${line.to}`}
            className={`head ${kind}`}
            d={headOf(line, 8, 4.5)}
          />
        )),
      )}
    </g>
  );
}

function bundled(
  lines: readonly MapLine[],
  kindOf: (line: MapLine) => Kind,
  isLit: (line: MapLine) => boolean,
): Bundle[] {
  const bundles = new Map<string, Bundle>();
  for (const line of lines) {
    const [kind, lit] = [kindOf(line), isLit(line)];
    const key = `${line.from} ${kind} ${String(lit)}`;
    const known = bundles.get(key);
    if (known) known.lines.push(line);
    else bundles.set(key, { key, kind, isLit: lit, lines: [line] });
  }
  return [...bundles.values()];
}

const named = (...names: readonly (string | false)[]) =>
  names.filter(Boolean).join(' ') || undefined;

/** Returns the SVG path of straight segments, without duplicates. */
const pathOf = (legs: readonly Leg[]) =>
  [
    ...new Set(
      legs.map(({ x1, y1, x2, y2 }) =>
        y1 === y2
          ? `M${String(x1)} ${String(y1)}H${String(x2)}`
          : `M${String(x1)} ${String(y1)}V${String(y2)}`,
      ),
    ),
  ].join('');

function headOf({ corners }: MapLine, length: number, half: number): string {
  const [before, end] = corners.slice(-2);
  if (!before || !end) return '';
  const [x, y] = end;
  const [along, across] = [Math.sign(x - before[0]), Math.sign(y - before[1])];
  const point = (side: number) =>
    `${String(x - along * length + across * half * side)} ${String(y - across * length + along * half * side)}`;
  return `M${String(x)} ${String(y)}L${point(1)}L${point(-1)}z`;
}
