import { roomOf, type Room } from '../../domain/words/room-names.ts';

interface LocationProps {
  location: string;
  rooms: readonly Room[];
}

/** Shows the location of an event. If the site has directions to it, the location is a link. */
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
