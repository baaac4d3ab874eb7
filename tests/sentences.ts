import { globSync, readFileSync } from 'node:fs';

/** Words of real sentences, so that generated text compresses like real text. */
const words = globSync(['docs/*.md', 'docs/decisions/*.md'])
  .sort()
  .flatMap((file) => readFileSync(file, 'utf8').match(/[A-Za-z]{2,}/g) ?? []);

/** Returns consecutive words of our documentation. A different `place` gives different words. */
export function sentence(place: number, length: number): string {
  const from = (place * 37) % (words.length - length);
  const text = words.slice(from, from + length).join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
