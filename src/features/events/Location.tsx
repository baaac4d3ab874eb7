import { roomOf, type Room } from '../../domain/rooms.ts';

interface LocationProps {
  location: string;
  rooms: readonly Room[];
}

/** Where an event is: a link where the site explains how to get there. */
export function Location({ location, rooms }: LocationProps) {
  const room = roomOf(location, rooms);
  return room ? (
    <a href={room.address} className="room-link">
      {location}
    </a>
  ) : (
    location
  );
}
