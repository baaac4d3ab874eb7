import type { GettingAround } from '../../content/getting-around.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import { letterOf } from './letters.ts';

const unit = 40;

type CampusMapProps = Pick<GettingAround, 'places' | 'plaza' | 'route' | 'mapNote'>;

/** A schematic map: buildings by their letters, and the way to the room as the stream. */
export function CampusMap({ places, plaza, route, mapNote }: CampusMapProps) {
  const scaled = ({ x, y, width, height }: (typeof plaza)['at']) => ({
    x: x * unit,
    y: y * unit,
    width: width * unit,
    height: height * unit,
  });
  const corners = route.map(({ x, y }) => `${String(x * unit)} ${String(y * unit)}`);
  return (
    <figure>
      <Drawing field={[0, 0, 12 * unit, 8 * unit]} className="campus-map">
        <rect className="ground" {...scaled(plaza.at)} rx="4" />
        <text
          className="tag"
          x={(plaza.at.x + plaza.at.width / 2) * unit}
          y={plaza.at.y * unit + 22}
          textAnchor="middle"
        >
          {plaza.name}
        </text>
        {places.map(({ name, at }, index) => (
          <g key={name}>
            <rect className="vessel" {...scaled(at)} rx="4" />
            <text
              x={(at.x + at.width / 2) * unit}
              y={(at.y + at.height / 2) * unit + 8}
              textAnchor="middle"
            >
              {letterOf(index)}
            </text>
          </g>
        ))}
        <path className="stream" d={`M${corners.join('L')}`} />
        <circle
          className="arrow"
          cx={(route.at(-1)?.x ?? 0) * unit}
          cy={(route.at(-1)?.y ?? 0) * unit}
          r="7"
        />
      </Drawing>
      <figcaption className="mt-3 text-small text-soft">{mapNote}</figcaption>
    </figure>
  );
}
