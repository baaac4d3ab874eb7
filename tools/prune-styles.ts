import { classesOf, rulesOf, selectorsOf } from './css-rules.ts';

/** A script of the built site. */
export interface Script {
  name: string;
  source: string;
}

const styleElements = /<style>(.*?)<\/style>/gs;

/**
 * Leaves of each inlined style sheet only what the pages that carry it can use, and joins those of a
 * page into one. Pages with the same style sheets keep the same one: the policy has a hash for each,
 * and the line it stands in has an end.
 */
export function pruneStyles(pages: readonly string[], scripts: readonly Script[]): string[] {
  const copied = pages.filter((html) => html.includes('class="prose document')).flatMap(classesIn);
  const read = scripts.map((script) => ({ ...script, words: wordsIn(script.source) }));
  const styled = pages.map((html) => ({
    sheets: [...html.matchAll(styleElements)].map(([, css = '']) => css),
    words: [
      ...classesIn(html),
      ...loadedBy(html, read).flatMap(({ words }) => words),
      // Its script copies parts of lessons and problems.
      ...(html.includes(' data-copies-documents') ? copied : []),
    ],
  }));
  const pruned = new Map(
    [...new Set(styled.flatMap(({ sheets }) => sheets))].map((css) => {
      const carriers = styled.filter(({ sheets }) => sheets.includes(css));
      const words = new Set(carriers.flatMap((page) => page.words));
      return [css, withoutUnnamed(prune(css, (name) => words.has(name)))];
    }),
  );
  return pages.map((html, page) => {
    const joined = styled[page]?.sheets.map((css) => pruned.get(css) ?? css).join('') ?? '';
    let hasBegun = false;
    return html.replace(styleElements, () => {
      const element = hasBegun ? '' : `<style>${joined}</style>`;
      hasBegun = true;
      return element;
    });
  });
}

/** The classes that a page has, and the words of its inline scripts, which may add some. */
function classesIn(html: string): string[] {
  return [
    ...[...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
    ...[...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].flatMap(([, text = '']) =>
      wordsIn(text),
    ),
  ];
}

/** Whatever in a script could be a class, in a list of them or alone. */
const wordsIn = (source: string): string[] => [
  ...new Set([...source.split(/[\s"'`]+/), ...source.split(/[^\w-]+/)]),
];

/** The scripts that a page names, and those that they name in turn. */
function loadedBy<T extends Script>(source: string, scripts: readonly T[]): T[] {
  const named = scripts.filter(({ name }) => source.includes(name));
  const others = scripts.filter((script) => !named.includes(script));
  return [...named, ...named.flatMap((script) => loadedBy(script.source, others))];
}

/** The rules of which at least one selector can match; selectors that cannot are left out. */
function prune(css: string, isUsed: (className: string) => boolean): string {
  return rulesOf(css)
    .map(({ prelude, body }) => {
      if (body === undefined) return prelude;
      if (/^@(media|supports|layer|container)\b/.test(prelude)) {
        const inner = prune(body, isUsed);
        return inner === '' ? '' : `${prelude}{${inner}}`;
      }
      if (prelude.startsWith('@')) return `${prelude}{${body}}`;
      const selectors = selectorsOf(prelude).filter((each) => classesOf(each).every(isUsed));
      return selectors.length === 0 ? '' : `${selectors.join(',')}{${body}}`;
    })
    .join('');
}

/** Drops typefaces and animations that no rule names any more. */
function withoutUnnamed(css: string): string {
  const declared = /@(?:font-face|keyframes [\w-]+)\s*\{(?:[^{}]|\{[^{}]*\})*\}/g;
  const rest = css.replace(declared, '');
  return css.replace(declared, (rule) => {
    const name = (/^@keyframes ([\w-]+)/.exec(rule) ??
      /font-family:\s*["']?([^;"'}]+)/.exec(rule))?.[1];
    // The faces of the two families of all pages are in a style sheet without rules.
    return rest.trim() === '' || (name !== undefined && rest.includes(name)) ? rule : '';
  });
}
