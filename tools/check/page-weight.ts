import { readFileSync } from 'node:fs';
import { constants } from 'node:zlib';
import { brotliSize } from './brotli-size.ts';
import type { BuiltPage } from './built-pages.ts';
import { contentOf } from './content-places.ts';

const kilobyte = 1000;

/** What a page may weigh, in bytes after brotli: its shell, one more record, one more word. */
const shell = 12 * kilobyte;
const oneRecord = 150;
/** An event that the home page may call next, in a row of words. */
const oneRow = 46;
/** A course on the map, which is drawn for two widths, with the lines that lead to it. */
const oneBox = 31;
const oneWord = 3;
/** A short text repeats little and packs less well: each of its words, and how many words it may have. */
const shortText = { oneWord: 5, longest: 1000 };

/** No page weighs more than this, however much is on it. */
const mostOfAll = 100 * kilobyte;

// What a lesson, a problem or an exam has before its first word, an element of its equations, and a figure.
const lessonOrProblem = 15 * kilobyte;
/** What the styles of exams and of their shelf add to it. */
const examStyles = 1.7 * kilobyte;
/** What two pages add to their shell, however little a board has: strip and trays, and filters. */
const ownParts = new Map([
  ['/', 1.2 * kilobyte],
  ['/resources/study-materials', 0.5 * kilobyte],
]);
/**
 * What three pages may weigh with an entry or two: their words, tools and styles are all there for the
 * first course or problem. With more entries the budget of those is the larger one.
 */
const atLeast = new Map([
  ['/resources/courses', 13.6 * kilobyte],
  ['/resources/exam', 18.3 * kilobyte],
  ['/resources/study-materials', 13.9 * kilobyte],
]);
const oneSign = 1;
const oneFigure = 700;
/** A figure that moves: what it is drawn from, and what it says. They weigh 3.4 to 4.2 KB. */
const oneExploration = 3.1 * kilobyte;
/**
 * The styles of figures that move, which a page has once. A long text has made room for them long
 * before its end; a short one cannot, so they have room of their own, which a long one gives back.
 */
const explorationStyles = { bytes: 2.3 * kilobyte, short: 1700, long: 3000 };
/** What watches over a part that comes to life; its words counted as the page's until they were sent short. */
const oneIsland = 210;
/** A hash of the page's own policy, with its share of the rest, which a header held: decision 034. */
const oneHash = 60;

/** What a page weighs and what it may weigh: HTML and CSS after brotli, and the records it lists. */
export interface PageWeight {
  path: string;
  records: number;
  bytes: number;
  budget: number;
}

/** Weighs a page of the built site in a project's folder. */
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

/** What is on the page of a lesson or a problem. */
interface DocumentParts {
  words: number;
  signs: number;
  figures: number;
  explorations: number;
  islands: number;
}

/** What such a page may weigh, with the hashes of its policy. */
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

/** Whether a page has the styles of lessons and problems, parts of which its script copies. */
const copiesDocuments = (html: string) => html.includes(' data-copies-documents');

/** How many problems the script of such a page knows. */
const listed = (html: string) =>
  copiesDocuments(html) ? (html.match(/&quot;minutes&quot;/g)?.length ?? 0) : 0;

/** What is wrong with the weight of a page, in a sentence, if anything is. */
export function weightFaults(page: BuiltPage, folder = '.'): string[] {
  // Packed in haste it is heavier, and most pages pass all the same.
  const hasty = weighAt(5, page, folder);
  if (hasty.bytes <= hasty.budget) return [];
  const { bytes, budget, records } = weigh(page, folder);
  return bytes <= budget
    ? []
    : [
        `${contentOf(page.path)}\n  the page ${page.path} weighs ${String(bytes)} bytes, and its limit is ${String(Math.round(budget))} with the ${String(records)} entries on it.\n  ${lighter(page)}`,
      ];
}

/** What to do about a page that is too heavy. A figure that moves weighs more than a thousand words. */
const lighter = ({ html }: BuiltPage) =>
  html.search(explorations) >= 0
    ? 'Make its <Explore> simpler: fewer sliders, choices or curves, or a shorter table. If it’s simple already, shorten the text.'
    : 'Shorten its text or move some of it to another page. If the text is already short, the page’s code has grown.';
