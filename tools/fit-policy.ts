import { createHash } from 'node:crypto';
import { contentSecurityPolicy, hashedFolder, policyLine } from './headers.ts';

/** Hosts read so much of a line, and leave out one that is longer: the site would have no policy. */
const longestLine = 2000;

interface Fitted {
  pages: string[];
  /** The style sheets that were made, by their addresses. */
  sheets: Map<string, string>;
}

/**
 * Lets pages link a style sheet that they carried, those of the fewest pages first, until the hashes
 * of all that is inline fit the line of the policy.
 */
export function fitPolicy(built: readonly string[]): Fitted {
  let pages = [...built];
  const sheets = new Map<string, string>();
  while (policyLine(contentSecurityPolicy(pages)).length > longestLine) {
    const rarest = rarestStyle(pages);
    if (rarest === undefined) {
      throw new Error(
        `The inline scripts of the pages do not fit the policy: with all styles in files of their own its line still has more than ${String(longestLine)} characters. Put one of the scripts into a file of its own.`,
      );
    }
    const path = `${hashedFolder}${createHash('sha256').update(rarest).digest('hex').slice(0, 16)}.css`;
    sheets.set(path, rarest);
    pages = pages.map((html) =>
      html.replaceAll(`<style>${rarest}</style>`, `<link rel="stylesheet" href="${path}">`),
    );
  }
  return { pages, sheets };
}

/** The style that the fewest pages carry; of several the shortest, and then by its letters. */
function rarestStyle(pages: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const html of pages) {
    for (const [, text = ''] of html.matchAll(/<style>(.*?)<\/style>/gs)) {
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
  }
  return [...counts].toSorted(
    ([a, many], [b, more]) => many - more || a.length - b.length || (a < b ? -1 : 1),
  )[0]?.[0];
}
