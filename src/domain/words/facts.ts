import type { IsoDay } from '../dates/days.ts';
import { slug } from './slug.ts';

/** An earlier text of a fact, and the last day it was true. */
interface EarlierFact {
  until: IsoDay;
  said: string;
}

/** Facts that content can refer to by name. For example, `studyRoom` may be "CPE 2.222". */
export interface Facts extends ReadonlyMap<string, string> {
  earlier?: ReadonlyMap<string, readonly EarlierFact[]> | undefined;
}

/** Returns the facts that were true on a day. Without a day, returns the current ones. */
export function factsOn(facts: Facts, day: IsoDay | undefined): Facts {
  const then = [...(facts.earlier ?? [])].flatMap(([name, texts]): [string, string][] => {
    const [text] = texts
      .filter(({ until }) => day !== undefined && day <= until)
      .toSorted((a, b) => a.until.localeCompare(b.until));
    return text ? [[name, text.said]] : [];
  });
  return then.length === 0 ? facts : new Map([...facts, ...then]);
}

export interface UnknownFact {
  name: string;
  at: number;
}

/**
 * Replaces names in braces with facts. `{BoardSize}` capitalizes the fact `boardSize`. After a #, a
 * fact becomes a slug, as in `/resources/getting-around#{studyRoom}`.
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

/** Finds the name of a fact whose closing brace is missing. */
export const openFact = (text: string, facts: Facts): string | undefined =>
  [...text.matchAll(/\{(\w+)(?![^{}\n]*\})/g)]
    .map(([, name = '']) => name)
    .find((name) => facts.has(uncapitalized(name)));

const capitalized = (text: string | undefined) =>
  text && text.slice(0, 1).toUpperCase() + text.slice(1);
const uncapitalized = (name: string) => name.slice(0, 1).toLowerCase() + name.slice(1);

/** Spells out a number up to twelve. */
export const inWords = (count: number): string => words[count] ?? String(count);

const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
