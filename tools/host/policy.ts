import { createHash } from 'node:crypto';

const inline =
  /<(?<element>style|script)(?<attributes>(?:"[^"]*"|[^">])*)>(?<text>.*?)<\/\k<element>>/gs;

export function inlineHashes(html: string, element: 'style' | 'script'): string[] {
  const hashes = [...html.matchAll(inline)]
    .filter(({ groups }) => groups?.['element'] === element)
    // Skips external scripts and data blocks.
    .filter(({ groups }) => !/\ssrc=|\stype="application\//.test(groups?.['attributes'] ?? ''))
    .map(({ groups }) => createHash('sha256').update(groups?.['text'] ?? ''))
    .map((hash) => `'sha256-${hash.digest('base64')}'`);
  return [...new Set(hashes)].sort();
}

interface Inline {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Allows only files of this site, and the given inline scripts and styles. */
function directives({ scripts, styles }: Inline): Record<string, string[]> {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    // Newsletters show their PDF in a frame.
    'frame-src': ["'self'"],
    // Lighthouse fetches robots.txt from within the page.
    'connect-src': ["'self'"],
    'base-uri': ["'none'"],
    // The search field on the not-found page opens the search page.
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
}

const written = (policy: Record<string, string[]>) =>
  Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';');

/** Keeps other sites from showing our pages in frames. Only a header can do that. */
const inHeaders = { 'frame-ancestors': ["'self'"] };

const inlineOf = (html: string): Inline => ({
  scripts: inlineHashes(html, 'script'),
  styles: inlineHashes(html, 'style'),
});

/**
 * Header of every page. Browsers enforce both this policy and the page's own policy, so this header
 * allows inline code, and the page's policy restricts it.
 */
export const headerOfPages = written({
  ...directives({ scripts: ["'unsafe-inline'"], styles: ["'unsafe-inline'"] }),
  ...inHeaders,
});

/**
 * Header of files that aren't pages. A missing file gets the not-found page, so this policy allows
 * the inline code of that page.
 */
export const headerOfFiles = (notFoundPage: string): string =>
  written({ ...directives(inlineOf(notFoundPage)), ...inHeaders });

const charset = '<meta charset="utf-8">';

/** Inserts the policy of a page before any element that it applies to. */
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
