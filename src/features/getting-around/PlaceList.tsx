import type { GettingAround } from '../../content/getting-around.ts';
import { letterOf } from './letters.ts';

/** The places of the map in words. */
export function PlaceList({ places }: { places: GettingAround['places'] }) {
  return (
    <ul className="border-b border-hair">
      {places.map(({ name, text }, index) => (
        <li key={name} className="flex gap-4 border-t border-hair py-4">
          <span className="place-letter">{letterOf(index)}</span>
          <div>
            <h3 className="text-h3">{name}</h3>
            <p className="mt-1 text-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
