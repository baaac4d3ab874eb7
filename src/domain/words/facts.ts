import { slug } from './slug.ts';

/** What is stated once and named in many texts: `studyRoom` says "CPE 2.222". */
export type Facts = ReadonlyMap<string, string>;

/** A name in braces that no fact has, and how many characters of the text stand before it. */
export interface UnknownFact {
  name: string;
  at: number;
}

/**
 * A text with its facts filled in. `{BoardSize}` begins with a capital, for the start of a sentence;
 * behind a # it is the end of an address, as in `/resources/getting-around#{studyRoom}`.
 */
export function fillFacts(text: string, facts: Facts): { text: string; unknown: UnknownFact[] } {
  const unknown: UnknownFact[] = [];
  const filled = text.replace(/(#?)\{([^{}\n]*)\}/g, (place, hash: string, name: string, at) => {
    const fact = facts.get(name) ?? capitalized(facts.get(uncapitalized(name)));
    if (fact !== undefined) return hash + (hash === '' ? fact : slug(fact));
    unknown.push({ name, at: at as number });
    return place;
  });
  return { text: filled, unknown };
}

/** The name of a fact whose brace never closes, so that nothing would be filled in. */
export const openFact = (text: string, facts: Facts): string | undefined =>
  [...text.matchAll(/\{(\w+)(?![^{}\n]*\})/g)]
    .map(([, name = '']) => name)
    .find((name) => facts.has(uncapitalized(name)));

const capitalized = (text: string | undefined) =>
  text && text.slice(0, 1).toUpperCase() + text.slice(1);
const uncapitalized = (name: string) => name.slice(0, 1).toLowerCase() + name.slice(1);

/** A number as a sentence says it: in letters up to twelve. */
export const inWords = (count: number): string => words[count] ?? String(count);

const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
