import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** Words that name this board or its subject. Code must not contain them. */
const ours = [
  /\bChE\b/,
  /\bCHE ?\d{3}\b/,
  /\bCPE\b/,
  /\bche-?board/i,
  /\bche\.example/i,
  // "Thermochemical" is allowed, because it names a kind of calorie.
  /(?<!thermo)chemical/i,
  /distill/i,
  /advisory board/i,
  /study nights?\b/i,
  /about the board/i,
  /all-nighters/i,
];

export const wordsOfOurs = (text: string): string[] => [
  ...new Set(ours.flatMap((word) => word.exec(text)?.[0] ?? [])),
];

/**
 * Words of chemical engineering. "Reaction" isn't in the list, because beams have reactions, too.
 */
const chemical = [
  ...ours.slice(0, 7),
  /\bAIChE\b|LearnChemE|\bWebBook\b|chemical-engineers|\bcsb\.gov/i,
  /\b(?:chemist\w*|reactors?|steam|Antoine|McCabe|CSTR|stoichiometr\w*)\b/i,
  /\b(?:vapor|enthalp\w+|evaporat\w+|heat exchanger|thermodynamic\w*)\b/i,
];

export const chemicalWords = (text: string): string[] => [
  ...new Set(chemical.flatMap((word) => word.exec(text)?.[0] ?? [])),
];

/** Minimum length of a string. Other boards may have the same shorter strings by chance. */
const shortest = 24;

/** Returns the strings in the YAML files of a content folder, split at facts and links. */
export function sentencesOf(content: string): string[] {
  const texts = globSync('**/*.yaml', { cwd: content }).flatMap((file) =>
    stringsIn(parse(readFileSync(join(content, file), 'utf8'))),
  );
  const pieces = texts.flatMap((text) => text.split(/\{[^}]*\}|\[|\]\([^)]*\)|\n/));
  return [...new Set(pieces.map((piece) => piece.trim()))].filter(
    // Paths within the site are the same on every board.
    (piece) => piece.length >= shortest && !piece.startsWith('/'),
  );
}

/** Returns the officers' names in a content folder, and the addresses of its board. */
export function namesIn(content: string): string[] {
  const people = globSync('officers/*.yaml', { cwd: content }).flatMap((file) => {
    const text = readFileSync(join(content, file), 'utf8');
    return text.match(/(?<=\bname: ).+/g) ?? [];
  });
  const site = readFileSync(join(content, 'site.yaml'), 'utf8');
  return [...people, ...(site.match(/(?<=\b(?:url|email|joinForm|chat): ).+/g) ?? [])];
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}
