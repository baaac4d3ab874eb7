import { readFileSync } from 'node:fs';

const words = readFileSync('docs/lessons.md', 'utf8').match(/[a-z]{2,}/g) ?? [];

/** Words of a running text, another stretch for each place. */
export function sentence(place: number, length: number): string {
  const from = (place * 37) % (words.length - length);
  const text = words.slice(from, from + length).join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
