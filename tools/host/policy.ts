import { createHash } from 'node:crypto';

const inline =
  /<(?<element>style|script)(?<attributes>(?:"[^"]*"|[^">])*)>(?<text>.*?)<\/\k<element>>/gs;

/** The hashes under which a policy admits what a page says in its styles or scripts themselves. */
export function inlineHashes(html: string, element: 'style' | 'script'): string[] {
  const hashes = [...html.matchAll(inline)]
    .filter(({ groups }) => groups?.['element'] === element)
    // Neither a file nor data.
    .filter(({ groups }) => !/\ssrc=|\stype="application\//.test(groups?.['attributes'] ?? ''))
    .map(({ groups }) => createHash('sha256').update(groups?.['text'] ?? ''))
    .map((hash) => `'sha256-${hash.digest('base64')}'`);
  return [...new Set(hashes)].sort();
}

interface Inline {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Nothing is allowed but files of the site where pages have any, and the scripts and styles given. */
function directives({ scripts, styles }: Inline): Record<string, string[]> {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    // A newsletter's PDF in a frame, which the PDF has to allow.
    'frame-src': ["'self'"],
    // For programs that read a page from within, as Lighthouse does to find robots.txt.
    'connect-src': ["'self'"],
    'base-uri': ["'none'"],
    // The search box of the not-found page leads to the search page.
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
}

const written = (policy: Record<string, string[]>) =>
  Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';');

/** What only a header can say: who may put an answer into a frame. */
const inHeaders = { 'frame-ancestors': ["'self'"] };

const inlineOf = (html: string): Inline => ({
  scripts: inlineHashes(html, 'script'),
  styles: inlineHashes(html, 'style'),
});

/**
 * The header of every page. Of two policies only what both allow is allowed, so this one leaves to
 * the page's own which inline scripts and styles are meant, and is as strict in all else.
 */
export const headerOfPages = written({
  ...directives({ scripts: ["'unsafe-inline'"], styles: ["'unsafe-inline'"] }),
  ...inHeaders,
});

/**
 * The header of what is not a page. If it is missing, the not-found page is sent under its name, and
 * so what that page needs is allowed, by its hashes, and nothing else.
 */
export const headerOfFiles = (notFoundPage: string): string =>
  written({ ...directives(inlineOf(notFoundPage)), ...inHeaders });

const charset = '<meta charset="utf-8">';

/** A page with its own policy, before anything to which it applies. */
export function withPolicy(html: string): string {
  if (!html.includes(`<head>${charset}`)) {
    throw new Error(`A page doesn’t begin with its charset: ${html.slice(0, 200)}`);
  }
  const policy = written(directives(inlineOf(html)));
  return html.replace(
    charset,
    () => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}
