import { existsSync } from 'node:fs';

/** Where a program is on this machine; if it is nowhere, says which Debian package has it. */
export function installed(debianPackage: string, ...places: readonly string[]): string {
  const found = places.find((place) => existsSync(place));
  if (found) return found;
  throw new Error(`There is no ${places.join(' or ')}: apt-get install ${debianPackage}.`);
}
