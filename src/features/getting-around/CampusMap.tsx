import type { GettingAround } from '../../content/getting-around.ts';
import { textParts } from '../../domain/linked-text.ts';
import { endsAt } from '../../domain/map-drawing.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { Building } from './Building.tsx';
import { NorthArrow } from './NorthArrow.tsx';
import { Route } from './Route.tsx';
import { scaled, unit } from './scale.ts';

const field = { width: 12 * unit, height: 8 * unit };
/** Below the field is room for the name of a start at its edge, and for the arrow to the north. */
const margin = 44;

type CampusMapProps = Pick<
  GettingAround,
  'places' | 'plaza' | 'route' | 'start' | 'north' | 'mapNote'
>;

/** A schematic map: buildings with their names, and the way to the room as the stream. */
export function CampusMap({ places, plaza, route, start, north, mapNote }: CampusMapProps) {
  return (
    <figure>
      <Drawing field={[0, 0, field.width, field.height + margin]} className="campus-map">
        <rect className="ground" {...scaled(plaza.at)} rx="4" />
        <text
          className="tag"
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
