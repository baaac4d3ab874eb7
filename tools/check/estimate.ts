import type { LessonDocument, ProblemDocument } from '../../src/documents/document/document.ts';
import { brotliSize } from './brotli-size.ts';
import { limits } from './page-weight.ts';

/** Estimated size of a page after brotli. */
export interface Estimate {
  bytes: number;
}

/** Maximum estimated number of pages in the PDF of a lesson. */
export const mostPages = 11;

// Constants were fitted by least squares to the lessons and problems built in November 2026.
// They're accurate to about 3%.

/** Estimates the size of a lesson's page from its content, without building it. */
export function estimateLesson({ blocks, counts }: LessonDocument): Estimate & { pages: number } {
  const packed = packedSize(blocks);
  return {
    bytes: 15_809 + 1.243 * packed + (counts.explorables > 0 ? 5_413 : 0),
    pages: Math.round(0.48 + 0.000_815 * packed),
  };
}

export function estimateProblem(problem: ProblemDocument): Estimate {
  return { bytes: 14_680 + 1.206 * packedSize({ ...problem, variants: undefined }) };
}

/** Size of a part after brotli, without points that a plot computes but doesn't draw. */
const packedSize = (part: unknown) =>
  brotliSize(
    JSON.stringify(part, (key, value: unknown) =>
      ['points', 'outline', 'stages'].includes(key) && Array.isArray(value) ? undefined : value,
    ),
  );

export function weightWords({ bytes }: Estimate): string {
  const inKilobytes = (size: number) => (size / 1000).toFixed(1);
  const share = Math.round((100 * bytes) / limits.document);
  return (
    `about ${inKilobytes(bytes)} KB of the ${inKilobytes(limits.document)} KB it’s allowed, ${String(share)}%. ` +
    `${share > 100 ? 'That’s too much. ' : share > 95 ? 'That’s close. ' : ''}It’s an estimate, give or take a few percent; the checks weigh the built page.`
  );
}
