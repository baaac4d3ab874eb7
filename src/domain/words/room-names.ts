import { slug } from './slug.ts';

/** A room or a meeting point that the page about getting around explains. */
export interface Room {
  /** As people write it in the location of an event, such as "CPE 2.222". */
  name: string;
  /** Where it is explained. */
  address: string;
}

/** The room that a location names: the one with the longest name, so that 2.222A is not 2.222. */
export function roomOf<T extends { name: string }>(
  location: string,
  rooms: readonly T[],
): T | undefined {
  return rooms
    .filter(({ name }) => names(location.toLowerCase(), name.toLowerCase()))
    .toSorted((a, b) => b.name.length - a.name.length)[0];
}

/** Whether a name stands in a text by itself, not as a part of a longer word or number. */
function names(text: string, name: string): boolean {
  return text.split(name).some((before, index, pieces) => {
    const after = pieces[index + 1];
    return after !== undefined && !/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(after);
  });
}

/** The fragment under which a building is described; a room has its slug alone. */
export const placeFragment = (name: string) => `place-${slug(name)}`;
