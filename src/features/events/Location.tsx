import { roomOf, type Room } from '../../domain/words/room-names.ts';

interface LocationProps {
  location: string;
  rooms: readonly Room[];
}

/** Where an event is: a link where the site explains how to get there. */
export function Location({ location, rooms }: LocationProps) {
  const room = roomOf(location, rooms);
  return room ? (
    <a href={room.address} className="room-link hover:text-accent">
      {location}
    </a>
  ) : (
    location
  );
}
