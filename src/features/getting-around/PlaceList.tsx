import type { GettingAround } from '../../content/getting-around.ts';
import { textParts } from '../../domain/linked-text.ts';
import { placeFragment } from '../../domain/rooms.ts';
import { slug } from '../../domain/slug.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';

/** The places of the map in words, each with the rooms that are explained. */
export function PlaceList({ places, rooms }: Pick<GettingAround, 'places' | 'rooms'>) {
  return (
    <ul className="border-b border-hair">
      {places.map(({ name, short, text }) => {
        const inside = rooms.filter(({ building }) => building && [name, short].includes(building));
        return (
          <li key={name} id={placeFragment(name)} className="room addressed">
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
