import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { routeOf } from './routes.ts';

/** Removes from a built site what belongs to pages that are switched off. */
export function removePages(dist: string, isOff: (address: string) => boolean): void {
  for (const file of globSync('**/*.*', { cwd: dist })) {
    if (isOff(routeOf(file.replaceAll('\\', '/')))) rmSync(join(dist, file));
  }
}

/** A page whose links to such pages, wherever they come from, are the words they are made of. */
export const unlinkPages = (html: string, isOff: (address: string) => boolean): string =>
  html.replace(
    /<a\b[^>]*?\bhref="(\/[^"]*)"[^>]*>(.*?)<\/a>/gs,
    (link, to: string, words: string) => (isOff(to) ? words : link),
  );
