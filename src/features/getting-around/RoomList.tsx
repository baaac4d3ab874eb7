import type { GettingAround } from '../../content/getting-around.ts';
import { textParts } from '../../domain/linked-text.ts';
import { placeFragment } from '../../domain/rooms.ts';
import { slug } from '../../domain/slug.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';

/** The rooms and meeting points of events, each with an address of its own. */
export function RoomList({ rooms, places }: Pick<GettingAround, 'rooms' | 'places'>) {
  return (
    <ul className="border-b border-hair">
      {rooms.map(({ name, building, floor, text }) => (
        <li key={name} id={slug(name)} className="room addressed">
          <h3 className="text-h3">{name}</h3>
          <div>
            {(building ?? floor) !== undefined && (
              <p>
                <RoomPlace building={building} floor={floor} places={places} />
              </p>
            )}
            <p className="max-w-[39em] text-soft">
              <LinkedText parts={textParts(text)} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

interface RoomPlaceProps {
  building: string | undefined;
  floor: string | undefined;
  places: GettingAround['places'];
}

/** The building of a room, which leads to what the page says of it, and the floor. */
function RoomPlace({ building, floor, places }: RoomPlaceProps) {
  const place = places.find(({ name, short }) => [name, short].includes(building));
  return (
    <>
      {place && (
        <a href={`#${placeFragment(place.name)}`} className="word-link">
          {place.short ?? place.name}
        </a>
      )}
      {place && floor !== undefined && ' · '}
      {floor}
    </>
  );
}
