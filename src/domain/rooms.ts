/** A room or a meeting point that the page about getting around explains. */
export interface Room {
  /** As people write it in the location of an event, such as "CPE 2.222". */
  name: string;
  /** Where it is explained. */
  address: string;
}

/** The room that a location names: the one with the longest name, so that 2.222A is not 2.222. */
export function roomOf(location: string, rooms: readonly Room[]): Room | undefined {
  const words = location.toLowerCase();
  return rooms
    .filter(({ name }) => words.includes(name.toLowerCase()))
    .toSorted((a, b) => b.name.length - a.name.length)[0];
}

/** The fragment under which a room is explained. */
export const roomFragment = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
