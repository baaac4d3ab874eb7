import type { GettingAround } from '../../content/getting-around/schema.ts';
import { textParts } from '../../domain/words/linked-text.ts';
import { placeFragment } from '../../domain/words/room-names.ts';
import { slug } from '../../domain/words/slug.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { Section } from '../../ui/Section.tsx';
import { Timeline } from '../../ui/Timeline.tsx';

export function PlaceList({ places, rooms }: Pick<GettingAround, 'places' | 'rooms'>) {
  return (
    <ul className="border-b border-hair">
      {places.map(({ name, short, text }) => {
        const inside = rooms.filter(({ building }) => building && [name, short].includes(building));
        return (
          <li
            key={name}
            id={placeFragment(name)}
            className="room addressed grid gap-x-8 gap-y-1 border-t border-hair py-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
          >
            <h3 className="text-h3">{name}</h3>
            <div>
              <p className="max-w-[39em] text-soft">
                <LinkedText parts={textParts(text)} />
              </p>
              {inside.length > 0 && (
                <ul className="mt-1.5 flex flex-wrap gap-x-5 text-small">
                  {inside.map((room) => (
                    <li key={room.name}>
                      <a href={`#${slug(room.name)}`} className="text-link">
                        {room.name}
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

export function Directions({ heading, note, steps }: GettingAround['directions']) {
  return (
    <Section id="directions" heading={heading}>
      <p className="max-w-[39em] text-lead">
        <LinkedText parts={textParts(note)} />
      </p>
      <Timeline steps={steps.map((text) => ({ text: textParts(text) }))} />
    </Section>
  );
}

export function RoomList({ rooms, places }: Pick<GettingAround, 'rooms' | 'places'>) {
  return (
    <ul className="border-b border-hair">
      {rooms.map(({ name, building, floor, text }) => (
        <li
          key={name}
          id={slug(name)}
          className="room addressed grid gap-x-8 gap-y-1 border-t border-hair py-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
        >
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
