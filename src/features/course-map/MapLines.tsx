import type { MapDrawing, MapLine } from '../../domain/curriculum/map-shapes.ts';

interface MapLinesProps {
  drawing: MapDrawing;
  trunk: readonly string[];
  /** The places that courses have left. */
  ghosts: ReadonlySet<string>;
  selected: string | undefined;
}

type Kind = 'stream' | 'need' | 'alongside' | 'old';

interface Bundle {
  key: string;
  kind: Kind;
  isLit: boolean;
  lines: MapLine[];
}

/** The lines of the map, those of one course together: where others cross them, one is broken. */
export function MapLines({ drawing, trunk, ghosts, selected }: MapLinesProps) {
  const isStream = ({ from, to }: MapLine) =>
    trunk.includes(from) && trunk[trunk.indexOf(from) + 1] === to;
  const kindOf = (line: MapLine): Kind => {
    if (ghosts.has(line.from) || ghosts.has(line.to)) return 'old';
    if (isStream(line)) return 'stream';
    return line.isAlongside ? 'alongside' : 'need';
  };
  const isLit = ({ from, to }: { from: string; to?: string }) =>
    from === selected || to === selected;
  const bundles = bundled(drawing.lines, kindOf, isLit);
  const streams = bundles.filter(({ kind }) => kind === 'stream');
  const others = bundles.filter(({ kind }) => kind !== 'stream');
  const isTrunkSource = ({ lines }: Bundle) => streams.some((one) => one.key === lines[0]?.from);
  const onStream = (x: number, y: number) =>
    streams.some(({ lines }) => lines.some((line) => isAlong(line, x, y)));
  const look = (lit: boolean) => selected !== undefined && !lit && 'faint';

  const drawn = (bundle: Bundle) => (
    <g key={bundle.key} className={named(look(bundle.isLit))}>
      <path className="casing" d={bundle.lines.map(wayOf).join('')} />
      <path
        className={named('line', bundle.kind, bundle.isLit && 'lit')}
        d={bundle.lines.map(wayOf).join('')}
      />
      {bundle.lines.map((line) => (
        <path key={line.to} className={`head ${bundle.kind}`} d={headOf(line, 8, 4.5)} />
      ))}
    </g>
  );
  return (
    <g aria-hidden="true">
      {others.filter((bundle) => !isTrunkSource(bundle)).map(drawn)}
      {streams.map(({ key, lines }) => (
        <path key={key} className="casing broad" d={lines.map(wayOf).join('')} />
      ))}
      {others.filter(isTrunkSource).map(drawn)}
      {streams.map(({ key, lines, isLit: lit }) => (
        <g key={key} className={named(look(lit))}>
          <path className="stream" d={lines.map(wayOf).join('')} />
          {lines.map((line) => (
            <path key={line.to} className="arrow" d={headOf(line, 10, 6.5)} />
          ))}
        </g>
      ))}
      {drawing.forks.map(({ from, x, y }) => (
        <circle
          key={`${from} ${String(x)} ${String(y)}`}
          className={named('fork', onStream(x, y) && 'tee', look(isLit({ from })))}
          cx={x}
          cy={y}
          r={onStream(x, y) ? 4 : 2.75}
        />
      ))}
    </g>
  );
}

/** The lines of each course by their kind, those that stand out last and so above the others. */
function bundled(
  lines: readonly MapLine[],
  kindOf: (line: MapLine) => Kind,
  isLit: (line: MapLine) => boolean,
): Bundle[] {
  const bundles = new Map<string, Bundle>();
  for (const line of lines) {
    const [kind, lit] = [kindOf(line), isLit(line)];
    const key = kind === 'stream' ? line.from : `${line.from} ${kind} ${String(lit)}`;
    const known = bundles.get(key);
    if (known) known.lines.push(line);
    else bundles.set(key, { key, kind, isLit: lit, lines: [line] });
  }
  return [...bundles.values()].sort((a, b) => Number(a.isLit) - Number(b.isLit));
}

const named = (...names: readonly (string | false)[]) =>
  names.filter(Boolean).join(' ') || undefined;

const wayOf = ({ corners }: MapLine) =>
  corners.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${String(x)} ${String(y)}`).join('');

/** An arrow's head at the end of a line, as long and half as wide as it is told. */
function headOf({ corners }: MapLine, length: number, half: number): string {
  const [before, end] = corners.slice(-2);
  if (!before || !end) return '';
  const [x, y] = end;
  const [along, across] = [Math.sign(x - before[0]), Math.sign(y - before[1])];
  const point = (side: number) =>
    `${String(x - along * length + across * half * side)} ${String(y - across * length + along * half * side)}`;
  return `M${String(x)} ${String(y)}L${point(1)}L${point(-1)}z`;
}

/** Whether a point lies along a line. */
const isAlong = ({ corners }: MapLine, x: number, y: number) =>
  corners.slice(1).some(([toX, toY], index) => {
    const [fromX, fromY] = corners[index] ?? [toX, toY];
    const isLevel =
      fromY === toY && y === toY && x >= Math.min(fromX, toX) && x <= Math.max(fromX, toX);
    const isUpright =
      fromX === toX && x === toX && y >= Math.min(fromY, toY) && y <= Math.max(fromY, toY);
    return isLevel || isUpright;
  });
