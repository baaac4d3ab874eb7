/** Joins the names, the formula and the CAS number of a substance for the search. */
export const knownBy = (words: readonly string[]): string => words.map(compared).join('|');

/** Normalizes text, so that "n hexane" matches n-hexane and "h₂o" matches H2O. */
const compared = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * Returns a function that tests strings from `knownBy`. Words match anywhere in a name. Formulas
 * and CAS numbers have to match from the start, so that C6H6 doesn't find everything with a 6.
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

/**
 * Returns the only substance that text can mean: the one with exactly this name, formula or CAS
 * number, or else the only match.
 */
export function onlySubstance<Row extends { known: string }>(
  query: string,
  rows: readonly Row[],
): Row | undefined {
  const matches = substanceMatcher(query);
  const exact = rows.filter(({ known }) => known.split('|').includes(compared(query)));
  const found = exact.length > 0 ? exact : rows.filter(({ known }) => matches(known));
  return found.length === 1 ? found[0] : undefined;
}
