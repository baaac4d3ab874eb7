/** What a substance is known by, on one line: its names, its formula and its CAS number. */
export const knownBy = (words: readonly string[]): string => words.map(compared).join('|');

/** Without capitals, spaces and dashes, so that "n hexane" is n-hexane and "h₂o" is H2O. */
const compared = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * A test for such lines. A word occurs anywhere in a name, but what has digits, as formulas and CAS
 * numbers do, is typed from its beginning: C6H6 must not find all that has a 6.
 */
export function substanceMatcher(query: string): (known: string) => boolean {
  const typed = query
    .split(/\s+/)
    .map(compared)
    .filter((word) => word !== '');
  return (known) => {
    const names = known.split('|');
    return typed.every((word) =>
      names.some((name) => (/\d/.test(word) ? name.startsWith(word) : name.includes(word))),
    );
  };
}
