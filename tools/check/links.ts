import { statSync } from 'node:fs';
import { closestWord } from '../../src/domain/words/closest-word.ts';
import { attributeValues, wordsOf, type BuiltPage } from './built-pages.ts';
import { linesWith, placeOf } from './content-places.ts';

/** A link to a page, file or anchor that doesn't exist. */
interface DeadLink {
  page: string;
  link: string;
}

/** Lists links from a page to this site, including pictures. */
export function internalLinks(html: string): string[] {
  return [
    ...attributeValues(html, 'a', 'href'),
    ...attributeValues(html, 'link', 'href'),
    ...attributeValues(html, 'img', 'src'),
    ...attributeValues(html, '(?:img|source)', 'srcset').flatMap((set) =>
      set.split(', ').map((candidate) => candidate.replace(/ \S+$/, '')),
    ),
  ].filter((link) => /^[/#]/.test(link) || !/^[a-z]+:/.test(link));
}

export function deadLinks(pages: readonly BuiltPage[]): DeadLink[] {
  const ids = new Map(
    pages.map(({ path, html }) => [path, new Set(attributeValues(html, '[a-z0-9]+', 'id'))]),
  );
  const leadsNowhere = (page: string, link: string) => {
    if (link === '#') return true;
    const { pathname, hash } = new URL(link, `https://site.invalid${page}`);
    const known = ids.get(pathname);
    if (!known)
      return !statSync(`dist${decodeURIComponent(pathname)}`, { throwIfNoEntry: false })?.isFile();
    return hash !== '' && !known.has(decodeURIComponent(hash.slice(1)));
  };
  return pages.flatMap(({ path, html }) =>
    [...new Set(internalLinks(html))]
      .filter((link) => leadsNowhere(path, link))
      .map((link) => ({ page: path, link })),
  );
}

/** Describes dead links, with their lines in content/. */
export function linkFaults(pages: readonly BuiltPage[]): string[] {
  const dead = deadLinks(pages);
  return [...new Set(dead.map(({ link }) => link))].map((link) => {
    const where = linesWith(new RegExp(`(?:\\]\\(|: ['"]?|=")${RegExp.escape(link)}(?![\\w/#-])`));
    const on = dead.filter((one) => one.link === link).map(({ page }) => page);
    return `${where.length > 0 ? where.join('\n') : `The page ${on.join(', ')}`}\n  the link "${link}" leads nowhere.\n  ${cureFor(link, on[0] ?? '', pages)}`;
  });
}

/** Suggests the closest existing page or anchor. */
function cureFor(link: string, from: string, pages: readonly BuiltPage[]): string {
  const [path = '', place] = link.split('#');
  const page = pages.find((each) => each.path === (path === '' ? from : path));
  if (!page || place === undefined) {
    const meant = closestWord(
      path,
      pages.map((each) => each.path),
    );
    return meant === undefined ? 'Fix it, or delete it.' : `Did you mean "${meant}"?`;
  }
  // Ids that start with an underscore belong to scripts.
  const places = attributeValues(ownPart(page.html), '[a-z0-9]+', 'id').filter(
    (id) => !id.startsWith('_'),
  );
  const meant = closestWord(place, places);
  return meant === undefined
    ? `Fix it, or delete it. The places on that page are: ${places.join(', ')}.`
    : `Did you mean "${path}#${meant}"?`;
}

const ownPart = (html: string) => /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';

/** Checks whether the main content of a page links to another page of the site. */
export function leadsOn({ path, html }: BuiltPage): boolean {
  return attributeValues(ownPart(html), 'a', 'href').some(
    (link) => link.startsWith('/') && !/\.\w+$/.test(link) && link.split('#')[0] !== path,
  );
}

/** Lists links whose Markdown brackets are visible on the page. */
export function bareLinkFaults(pages: readonly BuiltPage[]): string[] {
  return pages.flatMap(({ path, html }) =>
    [...wordsOf(ownPart(html)).matchAll(/\[[^[\]]*\]\((?:\/|https:)[^()]*\)/g)].map(
      ([link]) =>
        `${placeOf(path, link)}\n  the page ${path} shows "${link}" with its brackets.\n  Links don’t work in this text. Write just the words.`,
    ),
  );
}

/** Lists links whose text differs from the title of the page, with their lines in content/. */
export function nameFaults(pages: readonly BuiltPage[]): string[] {
  const titles = new Map(
    pages.map(({ path, html }) => [path, wordsOf(/<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '')]),
  );
  return pages.flatMap(({ html }) =>
    [
      ...html.matchAll(/<a href="(\/[^"#]*)[^>]*>[^<]*<span class="page-name">: (.*?)<\/span>/g),
    ].flatMap(([, to = '', name = '']) => {
      const called = wordsOf(name);
      const title = titles.get(to);
      if (title === called) return [];
      const where = linesWith(new RegExp(`page: ['"]?${RegExp.escape(called)}`)).join('\n');
      return [
        `${where}\n  the link to ${to} says the page is called "${called}".\n  It’s called "${title ?? '?'}". Write that, or delete the line.`,
      ];
    }),
  );
}
