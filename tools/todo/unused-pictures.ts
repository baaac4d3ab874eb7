import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** Pictures and drawings in content/ that no text there names: they are sent to nobody. */
export function unusedPictures(): string[] {
  const texts = globSync('content/**/*.{yaml,md,mdx}').map((file) => readFileSync(file, 'utf8'));
  return globSync('content/**/*.{png,jpg,jpeg,webp,avif,svg}')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !texts.some((text) => text.includes(basename(file))))
    .sort();
}
