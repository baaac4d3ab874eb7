import { fillIn } from '../../src/domain/words/mail-link.ts';

/** An optional part of a page, with its name and its position in the order of removal (from 1). */
const part =
  /<article data-leaves="(?<leaves>\d+)" data-part="(?<name>[^"]*)"(?<rest>.*?<\/article>)/gs;

/** Element where a page lists the parts that were left out. */
const place = /<span data-left-out="([^"]*)"><\/span>/;

/** Removes the given number of optional parts from a page and lists them there. */
export function withoutParts(html: string, count: number): string {
  const left: string[] = [];
  const kept = html.replace(part, (...match: unknown[]) => {
    const { leaves, name, rest } = match.at(-1) as Record<'leaves' | 'name' | 'rest', string>;
    if (Number(leaves) > count) return `<article${rest}`;
    left.push(name);
    return '';
  });
  const names = [left.slice(0, -1).join(', '), ...left.slice(-1)].filter((name) => name !== '');
  return kept.replace(place, (_, words: string) =>
    left.length === 0 ? '' : fillIn(words, { parts: names.join(' and ') }),
  );
}

/**
 * Prints a page, leaving out optional parts until it has few enough sheets. A part has at most two
 * pages, so several parts can be left out at once. Returns the number of parts left out, so that
 * the page can omit them, too.
 */
export async function fittingPrint<T extends { pages: number }>(
  html: string,
  mostPages: number,
  print: (html: string) => Promise<T>,
): Promise<T & { left: number }> {
  const parts = [...html.matchAll(part)].length;
  let left = 0;
  let printed = await print(withoutParts(html, left));
  while (printed.pages > mostPages && left < parts) {
    left = Math.min(parts, left + Math.ceil((printed.pages - mostPages) / 2));
    printed = await print(withoutParts(html, left));
  }
  return { ...printed, left };
}
