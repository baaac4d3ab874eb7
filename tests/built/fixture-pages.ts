import { readFileSync } from 'node:fs';

const dist = `${process.env['FIXTURE_FOLDER'] ?? ''}/dist`;

export const fixtureFile = (path: string) => readFileSync(`${dist}${path}`);

/** Parses a built page of the test board without its scripts. */
export function pageAt(path: string): Document {
  const html = fixtureFile(`${path === '/' ? '/index' : path}.html`).toString();
  // The DOM parser fails on some scripts.
  return new DOMParser().parseFromString(
    html
      .replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '')
      // The DOM parser would load iframes.
      .replace(/(<\/?)iframe\b/g, '$1object'),
    'text/html',
  );
}

/** Returns the text of an element with normalized spaces. */
export const wordsOf = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

export const all = (within: ParentNode, selector: string) => [...within.querySelectorAll(selector)];

export const texts = (within: ParentNode, selector: string) => all(within, selector).map(wordsOf);

export const addresses = (within: ParentNode, selector = 'a') =>
  all(within, selector).map((link) => link.getAttribute('href'));

/** Finds a section of a page by its accessible name. */
export function part(page: Document, name: string): Element {
  const found = all(page, 'section, nav, figure, fieldset, [role=region]').find((element) => {
    const label = element.getAttribute('aria-labelledby');
    return (
      (label === null
        ? element.getAttribute('aria-label')
        : wordsOf(page.getElementById(label))) === name
    );
  });
  if (!found) throw new Error(`There is no part "${name}".`);
  return found;
}

export function link(within: ParentNode, words: string | RegExp): Element {
  const found = all(within, 'a').find((each) =>
    typeof words === 'string' ? wordsOf(each) === words : words.test(wordsOf(each)),
  );
  if (!found) throw new Error(`There is no link ${String(words)}.`);
  return found;
}

export const feedAt = (path: string) =>
  new DOMParser().parseFromString(fixtureFile(path).toString(), 'application/xml');
