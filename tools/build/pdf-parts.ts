import { fillIn } from '../../src/domain/words/fill-in.ts';

/** A part that a page can do without on paper: when it goes (1 is the first), and what it is called. */
const part =
  /<article data-leaves="(?<leaves>\d+)" data-part="(?<name>[^"]*)"(?<rest>.*?<\/article>)/gs;

/** Where a page says what was left out, with its words for that. */
const place = /<span data-left-out="([^"]*)"><\/span>/;

/** The page without as many of its parts as are said, and with the words that name them. */
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
 * Prints a page, and again with fewer of its parts until it has no more pages than it may have or
 * nothing else can go. A part has up to two pages: so many go at once, and none that could have stayed.
 * How many were left out is said, so that the page can do without them too.
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
