import { globSync, readFileSync } from 'node:fs';

/** Words from real sentences, which compress like real text. */
const words = globSync(['docs/*.md', 'docs/decisions/*.md'])
  .sort()
  .flatMap((file) => readFileSync(file, 'utf8').match(/[A-Za-z]{2,}/g) ?? []);

/** Returns some consecutive words, different ones for each place. */
export function sentence(place: number, length: number): string {
  const from = (place * 37) % (words.length - length);
  const text = words.slice(from, from + length).join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
