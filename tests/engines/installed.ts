import { existsSync } from 'node:fs';

/**
 * Returns the path of a program. If it's not installed, throws with the name of the Debian package.
 */
export function installed(debianPackage: string, ...places: readonly string[]): string {
  const found = places.find((place) => existsSync(place));
  if (found) return found;
  throw new Error(`There is no ${places.join(' or ')}: apt-get install ${debianPackage}.`);
}
