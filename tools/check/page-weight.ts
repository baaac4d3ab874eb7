import { readFileSync } from 'node:fs';
import { constants } from 'node:zlib';
import { brotliSize } from './brotli-size.ts';
import type { BuiltPage } from './built-pages.ts';
import { contentOf } from './content-places.ts';

const kilobyte = 1000;

/** Budgets in bytes after brotli: a page's shell, a record, a word. */
const shell = 12 * kilobyte;
const oneRecord = 150;
/** A row for an event that Home may show as next. */
const oneRow = 46;
/** A course on the map, drawn for two widths, with its lines. */
const oneBox = 31;
const oneWord = 3;
/** A short text compresses less: bytes per word, and most words to which this applies. */
const shortText = { oneWord: 5, longest: 1000 };

/** Largest size of any page. */
const mostOfAll = 100 * kilobyte;

// A lesson, problem or exam before its first word, an element of an equation, and a figure.
const lessonOrProblem = 15 * kilobyte;
/** Styles of exams and their shelf. */
const examStyles = 1.7 * kilobyte;
/** Fixed parts of two pages: strip and trays, and filters. */
const ownParts = new Map([
  ['/', 1.2 * kilobyte],
  ['/resources/study-materials', 0.5 * kilobyte],
]);
/**
 * Minimum budgets of three pages, whose words, tools and styles are all there for the first course or
 * problem. With more entries, the budget of the entries is larger.
 */
const atLeast = new Map([
  ['/resources/courses', 13.6 * kilobyte],
  ['/resources/exam', 18.3 * kilobyte],
  ['/resources/study-materials', 13.9 * kilobyte],
]);
const oneSign = 1;
const oneFigure = 700;
/** Data and words of a figure with sliders: 3.4 to 4.2 KB. */
const oneExploration = 3.1 * kilobyte;
/**
 * Styles of figures with sliders, once per page. A long text's budget has room for them; a short one gets
 * extra, which shrinks to nothing for long texts.
 */
const explorationStyles = { bytes: 2.3 * kilobyte, short: 1700, long: 3000 };
/** Frame that watches an island. */
const oneIsland = 210;
/** One hash of a page's policy and its share of the rest of the policy: decision 034. */
const oneHash = 60;

/** Size and budget of a page's HTML and CSS after brotli, and the records it lists. */
export interface PageWeight {
  path: string;
  records: number;
  bytes: number;
  budget: number;
}

/** Measures a page of a project's built site. */
export function weigh(page: BuiltPage, folder = '.'): PageWeight {
  return weighAt(constants.BROTLI_MAX_QUALITY, page, folder);
}

function weighAt(quality: number, { path, html }: BuiltPage, folder: string): PageWeight {
  const stylesheets = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)].map(
    ([, href = '']) => brotliSize(readFileSync(`${folder}/dist${href}`), quality),
  );
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  const records = main.match(/<(?:li|tr|details|article|figure)\b/g)?.length ?? 0;
  const article = /<article class="prose.*<\/article>/s.exec(main)?.[0] ?? '';
  const rows = /data-known="[^"]*"/.exec(main)?.[0].match(/\],\[/g)?.length ?? 0;
  const boxes = main.match(/class="course /g)?.length ?? 0;
  const count = (pattern: RegExp) => article.match(pattern)?.length ?? 0;
  const words = article.replace(/<[^>]+>/g, ' ').match(/\S+/g)?.length ?? 0;
  const hashes = html.match(/'sha256-/g)?.length ?? 0;
  const own = isDocument(path)
    ? partsMayWeigh({
        words,
        signs: count(/<m[a-z]+/g),
        figures: count(/<figure/g),
        explorations: count(explorations),
        islands: count(/<astro-island/g),
      })
    : (copiesDocuments(html) ? lessonOrProblem + examStyles : shell) +
      oneRecord * (records + listed(html)) +
      oneRow * rows +
      oneBox * boxes +
      (ownParts.get(path) ?? 0);
  return {
    path,
    records,
    bytes: [brotliSize(html, quality), ...stylesheets].reduce((sum, size) => sum + size),
    budget: Math.max(
      Math.min(own + wordsMayWeigh(words) + oneHash * hashes, mostOfAll),
      atLeast.get(path) ?? 0,
    ),
  };
}

const isDocument = (path: string) =>
  /^\/resources\/(?:(?:study-materials|exam)\/|courses\/[^/]+\/packet$)/.test(path);

const explorations = /component-export="Explore"/g;

/** Counts the content of a lesson's or problem's page. */
interface DocumentParts {
  words: number;
  signs: number;
  figures: number;
  explorations: number;
  islands: number;
}

/** Returns the budget of such a page, including the hashes of its policy. */
export const documentMayWeigh = (parts: DocumentParts & { hashes: number }): number =>
  partsMayWeigh(parts) + wordsMayWeigh(parts.words) + oneHash * parts.hashes;

function partsMayWeigh({ words, ...parts }: DocumentParts): number {
  const { bytes, short, long } = explorationStyles;
  const share = Math.min(1, Math.max(0, (long - words) / (long - short)));
  return (
    lessonOrProblem +
    oneSign * parts.signs +
    oneFigure * parts.figures +
    oneExploration * parts.explorations +
    (parts.explorations > 0 ? bytes * share : 0) +
    oneIsland * parts.islands
  );
}

const wordsMayWeigh = (words: number) =>
  Math.max(oneWord * words, shortText.oneWord * Math.min(words, shortText.longest));

/** True if a page has the styles of lessons and problems, because its script copies parts of them. */
const copiesDocuments = (html: string) => html.includes(' data-copies-documents');

/** Counts the problems that such a page's script knows. */
const listed = (html: string) =>
  copiesDocuments(html) ? (html.match(/&quot;minutes&quot;/g)?.length ?? 0) : 0;

/** Reports a page that's over its budget. */
export function weightFaults(page: BuiltPage, folder = '.'): string[] {
  // Fast compression gives a larger size, and most pages pass anyway.
  const hasty = weighAt(5, page, folder);
  if (hasty.bytes <= hasty.budget) return [];
  const { bytes, budget, records } = weigh(page, folder);
  return bytes <= budget
    ? []
    : [
        `${contentOf(page.path)}\n  the page ${page.path} weighs ${String(bytes)} bytes, and its limit is ${String(Math.round(budget))} with the ${String(records)} entries on it.\n  ${lighter(page)}`,
      ];
}

/** Advice for a page that's too large. A figure with sliders is larger than a thousand words. */
const lighter = ({ html }: BuiltPage) =>
  html.search(explorations) >= 0
    ? 'Make its <Explore> simpler: fewer sliders, choices or curves, or a shorter table. If it’s simple already, shorten the text.'
    : 'Shorten its text or move some of it to another page. If the text is already short, the page’s code has grown.';
