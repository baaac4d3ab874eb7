import { slug } from './slug.ts';

/** A room or meeting point on the page about getting around. */
export interface Room {
  /** Name of the room as event locations contain it, like "CPE 2.222". */
  name: string;
  address: string;
}

/**
 * Finds the room that a location contains. Prefers the longest name, so that 2.222A isn't found as
 * 2.222.
 */
export function roomOf<T extends { name: string }>(
  location: string,
  rooms: readonly T[],
): T | undefined {
  return rooms
    .filter(({ name }) => names(location.toLowerCase(), name.toLowerCase()))
    .toSorted((a, b) => b.name.length - a.name.length)[0];
}

/** Checks whether text contains a name, but not as part of a longer word or number. */
function names(text: string, name: string): boolean {
  return text.split(name).some((before, index, pieces) => {
    const after = pieces[index + 1];
    return after !== undefined && !/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(after);
  });
}

/** URL fragment of a building. For a room, the fragment is just the slug. */
export const placeFragment = (name: string) => `place-${slug(name)}`;
