import { roomOf, type Room } from '../../domain/words/room-names.ts';

interface LocationProps {
  location: string;
  rooms: readonly Room[];
}

/** The location of an event, linked to its directions if the site has any. */
export function Location({ location, rooms }: LocationProps) {
  const room = roomOf(location, rooms);
  return room ? (
    <a
      href={room.address}
      className="inline-block py-0.5 underline underline-offset-3 hover:text-accent in-[.event-line.is-canceled]:[text-decoration-line:underline_line-through]"
    >
      {location}
    </a>
  ) : (
    location
  );
}
