import { readFileSync } from 'node:fs';
import { constants } from 'node:zlib';
import { brotliSize } from './brotli-size.ts';
import type { BuiltPage } from './built-pages.ts';
import { contentOf } from './content-places.ts';

const kilobyte = 1000;

/** Maximum size of a page's HTML and CSS after brotli, in bytes, by kind of page. */
export const limits = { page: 20 * kilobyte, list: 24 * kilobyte, document: 42 * kilobyte };

/** Minimum number of rows for a page to count as a list. */
const rowsOfAList = 20;

/** Number of rows that a list's limit includes, and the bytes for each additional row. */
const rowsIncluded = 50;
const oneRow = 100;

export interface PageWeight {
  path: string;
  rows: number;
  bytes: number;
  limit: number;
}

export function weigh(page: BuiltPage, folder = '.'): PageWeight {
  return weighAt(constants.BROTLI_MAX_QUALITY, page, folder);
}

function weighAt(quality: number, { path, html }: BuiltPage, folder: string): PageWeight {
  const sheets = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)].map(
    ([, href = '']) => brotliSize(readFileSync(`${folder}/dist${href}`), quality),
  );
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  const rows = main.match(/<(?:li|tr|details|article|figure)\b/g)?.length ?? 0;
  const bytes = [brotliSize(html, quality), ...sheets].reduce((sum, size) => sum + size);
  return { path, rows, bytes, limit: limitOf(html, rows) };
}

function limitOf(html: string, rows: number): number {
  const furtherRows = oneRow * Math.max(0, rows - rowsIncluded);
  // A script copies parts of lessons and problems into this page, so the page has their styles.
  if (html.includes(' data-copies-documents')) return limits.document + furtherRows;
  if (html.includes('class="prose document')) return limits.document;
  return rows < rowsOfAList ? limits.page : limits.list + furtherRows;
}

export function weightFaults(page: BuiltPage, folder = '.'): string[] {
  // Fast, weaker compression already shows that most pages are small enough.
  const quick = weighAt(5, page, folder);
  if (quick.bytes <= quick.limit) return [];
  const { bytes, limit, rows } = weigh(page, folder);
  return bytes <= limit
    ? []
    : [
        `${contentOf(page.path)}\n  the page ${page.path} weighs ${String(bytes)} bytes, and its limit is ${String(limit)} with the ${String(rows)} entries on it.\n  ${lighter(page)}`,
      ];
}

/** Advice for a page that's too large. A figure with sliders takes more space than 1,000 words. */
const lighter = ({ html }: BuiltPage) =>
  html.includes('component-export="Explore')
    ? 'Make its <Explore> simpler: fewer sliders, choices or curves, or a shorter table. If it’s simple already, shorten the text.'
    : 'Shorten its text or move some of it to another page. If the text is already short, the page’s code has grown.';
