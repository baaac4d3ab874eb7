import type { GettingAround } from '../../content/getting-around.ts';
import { roomFragment } from '../../domain/rooms.ts';

/** The rooms and meeting points of events, each with an address of its own. */
export function RoomList({ rooms }: { rooms: GettingAround['rooms'] }) {
  return (
    <dl className="border-b border-hair">
      {rooms.map(({ name, text }) => (
        <div key={name} id={roomFragment(name)} className="border-t border-hair py-4">
          <dt className="text-h3">{name}</dt>
          <dd className="mt-1 text-soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
