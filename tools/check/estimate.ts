import type { LessonDocument, ProblemDocument } from '../../src/documents/document/document.ts';
import { brotliSize } from './brotli-size.ts';
import { documentMayWeigh } from './page-weight.ts';

/** Estimated size and budget of a page, in bytes. */
export interface Estimate {
  bytes: number;
  allowance: number;
}

/** Most pages of a lesson's PDF. */
export const mostPages = 9;

// Least squares over what was built in November 2026: 31 lessons (five short ones made for this), 30
// problems, and PDFs of twelve lessons. Sizes are within 3%, budgets within 6%, page counts within one.

/** Estimates a lesson's page without building it. */
export function estimateLesson({ blocks, counts }: LessonDocument): Estimate & { pages: number } {
  const packed = packedSize(blocks);
  const { explorables, checked } = counts;
  const islands = explorables + checked;
  const signs = signsIn(blocks);
  return {
    bytes: 12_547 + 1.363 * packed + (explorables > 0 ? 5_413 : 0),
    allowance: documentMayWeigh({
      // Equations and descriptions of figures count as words, too.
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

/** Estimates a problem's page. */
export function estimateProblem(problem: ProblemDocument): Estimate {
  const page = { ...problem, variants: undefined };
  const packed = packedSize(page);
  return {
    bytes: 14_680 + 1.206 * packed,
    allowance: 15_610 + 1.709 * packed - 2.414 * signsIn(page),
  };
}

/** Compresses a page's content; a plot is drawn from fewer points than are computed. */
const packedSize = (part: unknown) =>
  brotliSize(
    JSON.stringify(part, (key, value: unknown) =>
      ['points', 'outline', 'stages'].includes(key) && Array.isArray(value) ? undefined : value,
    ),
  );

/** Counts the elements of its equations. */
const signsIn = (part: unknown) => JSON.stringify(part).match(/<m[a-z]+/g)?.length ?? 0;

/** Formats an estimate. */
export function weightWords({ bytes, allowance }: Estimate): string {
  const inKilobytes = (size: number) => (size / 1000).toFixed(1);
  const share = Math.round((100 * bytes) / allowance);
  return (
    `about ${inKilobytes(bytes)} KB of the ${inKilobytes(allowance)} KB it’s allowed, ${String(share)}%. ` +
    `${share > 100 ? 'That’s too much. ' : share > 95 ? 'That’s close. ' : ''}It’s an estimate, give or take a few percent; the checks weigh the built page.`
  );
}
