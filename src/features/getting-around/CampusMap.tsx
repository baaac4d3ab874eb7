import type { GettingAround } from '../../content/getting-around/schema.ts';
import { textParts } from '../../domain/words/linked-text.ts';
import {
  endsAt,
  nameLines,
  arrivalAngle,
  type MapArea,
} from '../../domain/getting-around/campus-drawing.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import { LinkedText } from '../../ui/LinkedText.tsx';

/** Drawing units per unit of the map's coordinates. */
const unit = 40;

const scaled = ({ x, y, width, height }: MapArea): MapArea => ({
  x: x * unit,
  y: y * unit,
  width: width * unit,
  height: height * unit,
});

const field = { width: 12 * unit, height: 8 * unit };
/** Space below the map for the name of the starting point and the north arrow. */
const margin = 44;

type CampusMapProps = Pick<
  GettingAround,
  'places' | 'plaza' | 'route' | 'start' | 'north' | 'mapNote'
>;

/**
 * A schematic map of the named buildings and the route to the room. The route is drawn as the
 * stream.
 */
export function CampusMap({ places, plaza, route, start, north, mapNote }: CampusMapProps) {
  return (
    <figure>
      <Drawing
        field={[0, 0, field.width, field.height + margin]}
        className="campus-map h-auto w-full max-w-[46rem] print:max-w-[5in] print:break-inside-avoid print:[print-color-adjust:exact]"
      >
        <rect
          className="fill-wash forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText] forced-colors:[stroke-dasharray:4_4]"
          {...scaled(plaza.at)}
          rx="4"
        />
        <text
          className="tag text-[13px] max-md:text-[18px] max-md:tracking-normal print:text-[16px]"
          x={(plaza.at.x + plaza.at.width / 2) * unit}
          y={plaza.at.y * unit + 24}
          textAnchor="middle"
        >
          {plaza.name}
        </text>
        {places.map(({ name, short = name, at }) => (
          <Building key={name} name={short} at={at} isGoal={endsAt(route, at)} />
        ))}
        <Route route={route} start={start} />
        <NorthArrow north={north} at={[field.width - 30, field.height + margin / 2]} />
      </Drawing>
      <figcaption className="mt-3 max-w-[39em] text-small text-soft">
        <LinkedText parts={textParts(mapNote)} />
      </figcaption>
    </figure>
  );
}

/** Text sizes in drawing units. On phones, a unit is two-thirds of a pixel. */
const textSize = 'text-[14px] max-md:text-[20px] print:text-[16px]';

/** Width of the widest letter on a phone, in drawing units. */
const letterWidth = 10.5;

interface BuildingProps {
  name: string;
  at: MapArea;
  isGoal: boolean;
}

function Building({ name, at, isGoal }: BuildingProps) {
  const lines = nameLines(name, Math.floor((at.width * unit) / letterWidth));
  const middle = (at.x + at.width / 2) * unit;
  return (
    <g className="building">
      <rect className={isGoal ? 'vessel stroke-4' : 'vessel'} {...scaled(at)} rx="4" />
      <text className={textSize} x={middle} y={(at.y + at.height / 2) * unit} textAnchor="middle">
        {lines.map((line, index) => (
          <tspan
            key={line}
            x={middle}
            dy={index === 0 ? `${String(0.35 - (lines.length - 1) * 0.55)}em` : '1.1em'}
          >
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}

/** Draws the route with a labeled ring at its start and an arrow at its end. */
function Route({ route, start }: Pick<GettingAround, 'route' | 'start'>) {
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
      <circle
        className="stop fill-paper stroke-stream stroke-(length:--pipe) [vector-effect:non-scaling-stroke]"
        cx={fromX}
        cy={fromY}
        r="9"
      />
      <text
        className={textSize}
        x={fromX}
        y={fromY + (fromY > 4 * unit ? 32 : -18)}
        textAnchor="middle"
      >
        {start}
      </text>
    </g>
  );
}

const turns = { up: 0, right: 90, down: 180, left: 270 } as const;

interface NorthArrowProps extends Pick<GettingAround, 'north'> {
  at: readonly [x: number, y: number];
}

function NorthArrow({ north, at: [x, y] }: NorthArrowProps) {
  return (
    <g className="north">
      <g transform={`translate(${String(x)} ${String(y)}) rotate(${String(turns[north])})`}>
        <path className="thin" d="M0 16V-4" />
        <path className="arrow-thin" d="M0-18l-8 15h16z" />
      </g>
      <text className={textSize} x={x - 16} y={y + 7} textAnchor="end">
        N
      </text>
    </g>
  );
}
