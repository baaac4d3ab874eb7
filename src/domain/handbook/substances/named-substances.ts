interface Named {
  name: string;
  alsoCalled: readonly string[];
}

export interface NamedSubstance {
  name: string;
  /** Number of mentions. */
  times: number;
  /** True if the text looks up a property, as in `benzene(T = T1, vaporPressure)`. */
  looksUp: boolean;
}

/** Words that make the name before them a different substance, as in ethylene glycol. */
const otherOnes =
  /^(?:glycol|\p{L}*(?:oxide|chloride|fluoride|bromide|iodide|sulfide|cyanide|amine))$/u;

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Finds substances in text as whole words, longest names first. "Methane" doesn't contain ethane.
 */
export function namedSubstances(text: string, substances: readonly Named[]): NamedSubstance[] {
  const byFirstWord = phrasesOf(substances);
  const words = wordsOf(text);
  const lower = words.map((word) => word.toLowerCase());
  const times = new Map<string, number>();
  for (let at = 0; at < words.length; at += 1) {
    const found = byFirstWord
      .get(lower[at] ?? '')
      ?.find(({ phrase, asWritten }) =>
        phrase.every((word, place) => word === (asWritten ? words : lower)[at + place]),
      );
    if (!found) continue;
    at += found.phrase.length - 1;
    const isAnother = otherOnes.test(lower[at + 1] ?? '') || isOtherEther(found.phrase, lower, at);
    if (!isAnother) times.set(found.name, (times.get(found.name) ?? 0) + 1);
  }
  return substances.flatMap(({ name }) =>
    times.has(name) ? [{ name, times: times.get(name) ?? 0, looksUp: looksUp(text, name) }] : [],
  );
}

/**
 * Recognizes an ether with named groups, like dimethyl ether, which isn't the substance called
 * ether.
 */
const isOtherEther = (phrase: readonly string[], words: readonly string[], at: number) =>
  phrase.length === 1 && phrase[0] === 'ether' && (words[at - 1] ?? '').endsWith('yl');

interface Phrase {
  name: string;
  phrase: string[];
  /** True for an abbreviation, which is case-sensitive. */
  asWritten: boolean;
}

/** Groups the names by their first word, longest name first. */
function phrasesOf(substances: readonly Named[]): Map<string, Phrase[]> {
  const all = substances
    .flatMap(({ name, alsoCalled }) =>
      [name, ...alsoCalled].map((other): Phrase => ({
        name,
        phrase: wordsOf(other),
        asWritten: /\p{Lu}/u.test(other),
      })),
    )
    .toSorted((a, b) => b.phrase.length - a.phrase.length);
  return Map.groupBy(all, ({ phrase }) => phrase[0]?.toLowerCase() ?? '');
}

/**
 * True if the text looks up a number in the table with this name, or for the substance with this
 * name.
 */
export const looksUp = (text: string, name: string): boolean =>
  text
    .split(`${name}(`)
    .slice(0, -1)
    .some((before) => !/[\p{L}\p{N}-]$/u.test(before));
