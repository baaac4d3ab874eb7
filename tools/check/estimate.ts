import type { LessonDocument, ProblemDocument } from '../../src/documents/document/document.ts';
import { brotliSize } from './brotli-size.ts';
import { documentMayWeigh } from './page-weight.ts';

/** About what a page will weigh and what it may weigh, in bytes. */
export interface Estimate {
  bytes: number;
  allowance: number;
}

/** As many pages as the PDF of a lesson may have. */
export const mostPages = 9;

// All numbers below are least squares over what was built in November 2026: lessons over all 26 and five
// short ones made for it, with and without a figure that moves; problems and pages over the first thirty
// problems and twelve lessons. The weight is within 3 %, the allowance within 6 %, the pages within one.

/** Estimates the page of a lesson from what is on it, without building it. */
export function estimateLesson({ blocks, counts }: LessonDocument): Estimate & { pages: number } {
  const packed = packedSize(blocks);
  const { explorables, checked } = counts;
  const islands = explorables + checked;
  const signs = signsIn(blocks);
  return {
    bytes: 12_547 + 1.363 * packed + (explorables > 0 ? 5_413 : 0),
    allowance: documentMayWeigh({
      // Equations and what a figure says of itself are read as words too.
      words: 1.369 * counts.words + 1.248 * signs + 216 * explorables,
      signs: 1.505 * signs,
      figures: counts.figures,
      explorations: explorables,
      islands,
      hashes: islands > 0 ? 6 : 3,
    }),
    pages: Math.round(1.37 + 0.000_695 * packed),
  };
}

/** Estimates the page of a problem. */
export function estimateProblem(problem: ProblemDocument): Estimate {
  const page = { ...problem, variants: undefined };
  const packed = packedSize(page);
  return {
    bytes: 14_680 + 1.206 * packed,
    allowance: 15_610 + 1.709 * packed - 2.414 * signsIn(page),
  };
}

/** What is on a page, packed; a plot is drawn from fewer places than it is computed at. */
const packedSize = (part: unknown) =>
  brotliSize(
    JSON.stringify(part, (key, value: unknown) =>
      ['points', 'outline', 'stages'].includes(key) && Array.isArray(value) ? undefined : value,
    ),
  );

/** How many elements its equations have. */
const signsIn = (part: unknown) => JSON.stringify(part).match(/<m[a-z]+/g)?.length ?? 0;

/** An estimate in words. */
export function weightWords({ bytes, allowance }: Estimate): string {
  const inKilobytes = (size: number) => (size / 1000).toFixed(1);
  const share = Math.round((100 * bytes) / allowance);
  return (
    `about ${inKilobytes(bytes)} KB of the ${inKilobytes(allowance)} KB it’s allowed, ${String(share)}%. ` +
    `${share > 100 ? 'That’s too much. ' : share > 95 ? 'That’s close. ' : ''}It’s an estimate, give or take a few percent; the checks weigh the built page.`
  );
}
