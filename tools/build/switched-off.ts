import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { routeOf } from './routes.ts';

/** Deletes the files of pages that are switched off from a built site. */
export function removePages(dist: string, isOff: (address: string) => boolean): void {
  for (const file of globSync('**/*.*', { cwd: dist })) {
    if (isOff(routeOf(file.replaceAll('\\', '/')))) rmSync(join(dist, file));
  }
}

/** Replaces each link to a switched-off page with the link's text. */
export const unlinkPages = (html: string, isOff: (address: string) => boolean): string =>
  html.replace(
    /<a\b[^>]*?\bhref="(\/[^"]*)"[^>]*>(.*?)<\/a>/gs,
    (link, to: string, words: string) => (isOff(to) ? words : link),
  );
