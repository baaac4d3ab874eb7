import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { BuiltPage } from './built-pages.ts';

const kilobyte = 1000;

/** What a page may weigh, in bytes after brotli: its shell, one more record, one more word. */
const shell = 11 * kilobyte;
const oneRecord = 150;
const oneWord = 3;

/** No page weighs more than this, however much is on it. */
const mostOfAll = 100 * kilobyte;

// A lesson or a problem is long, and its equations are typeset twice: for eyes and screen readers.
const lessonOrProblem = 60 * kilobyte;

/** What a page weighs and what it may weigh: HTML and CSS after brotli, and the records it lists. */
export interface PageWeight {
  path: string;
  records: number;
  bytes: number;
  budget: number;
}

/** Weighs a page of the built site in a project's folder. */
export function weigh({ path, html }: BuiltPage, folder = '.'): PageWeight {
  const stylesheets = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)].map(
    ([, href = '']) => brotliSize(readFileSync(`${folder}/dist${href}`)),
  );
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  const records = main.match(/<(?:li|tr|details|article)\b/g)?.length ?? 0;
  const article = /<article class="prose.*<\/article>/s.exec(main)?.[0] ?? '';
  const words = article.replace(/<[^>]+>/g, ' ').match(/\S+/g)?.length ?? 0;
  return {
    path,
    records,
    bytes: [brotliSize(html), ...stylesheets].reduce((sum, size) => sum + size),
    budget: path.startsWith('/resources/study-materials/')
      ? lessonOrProblem
      : Math.min(shell + oneRecord * records + oneWord * words, mostOfAll),
  };
}

/** The size of a text or a file as hosts send it. */
export const brotliSize = (bytes: Buffer | string) => brotliCompressSync(bytes).length;

/** What is wrong with the weight of a page, in a sentence, if anything is. */
export function weightFaults(page: BuiltPage): string[] {
  const { bytes, budget, records } = weigh(page);
  return bytes <= budget
    ? []
    : [
        `The page ${page.path} weighs ${String(bytes)} bytes and may weigh ${String(budget)} with the ${String(records)} records on it.\n  Shorten its texts or move part of them to another page; if they are short already, the page itself has grown.`,
      ];
}
