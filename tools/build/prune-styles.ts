import { classesOf, rulesOf, selectorsOf } from './css-rules.ts';

/** A script of the built site. */
export interface Script {
  name: string;
  source: string;
}

/** A script's words, which may be classes, and the scripts it loads. */
interface ReadScript {
  words: string[];
  loads: readonly string[];
}

const styleElements = /<style>(.*?)<\/style>/gs;

/**
 * Merges each page's inline style sheets into one with only the rules it can use. One sheet needs
 * only one hash in the page's policy.
 */
export function pruneStyles(pages: readonly string[], scripts: readonly Script[]): string[] {
  const copied = pages.filter(isCopied).flatMap(documentsIn).flatMap(classesIn);
  const read = new Map(
    scripts.map(({ name, source }): [string, ReadScript] => [
      name,
      { words: wordsIn(source), loads: scriptNamesIn(source) },
    ]),
  );
  return pages.map((html) =>
    withUsedStyles(html, [
      ...loadedBy(html, read).flatMap((script) => script.words),
      // The page's script copies parts of problems and formula sheets.
      ...(html.includes(' data-copies-documents') ? copied : []),
    ]),
  );
}

/** Prunes a page's styles to the classes that it uses or that are added. */
export function withUsedStyles(html: string, added: readonly string[]): string {
  const words = new Set([...classesIn(html), ...added]);
  const used = [...html.matchAll(styleElements)].map(([, css = '']) =>
    prune(readRules(css), words),
  );
  const pruned = withoutUnnamed(used.join(''), words);
  let hasBegun = false;
  return html.replace(styleElements, () => {
    const element = hasBegun ? '' : `<style>${pruned}</style>`;
    hasBegun = true;
    return element;
  });
}

/** True for pages whose parts scripts copy: problems and formula sheets, not lessons. */
const isCopied = (html: string) =>
  html.includes('class="prose document') && !html.includes('class="lesson-contents');

/** Returns a page's problem or formula sheets without the rest of the page. */
const documentsIn = (html: string) =>
  html.match(/<article(?=[^>]* class="prose document).*?<\/article>/gs) ?? [];

/** Returns a page's classes, and words of its inline scripts and islands, which may add classes. */
function classesIn(html: string): string[] {
  return [
    ...[...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.replaceAll('&gt;', '>').replaceAll('&amp;', '&').split(/\s+/),
    ),
    ...[...html.matchAll(/<script[^>]*>(.*?)<\/script>|\sprops="([^"]*)"/gs)].flatMap(
      ([, script = '', props = '']) => wordsIn(script + props),
    ),
  ];
}

/** Returns all words in a script that could be class names. */
export const wordsIn = (source: string): string[] => [
  ...new Set([...source.split(/[\s"'`]+/), ...source.split(/[^\w-]+/)]),
];

const scriptNamesIn = (text: string): string[] => [...new Set(text.match(/[\w.~-]+\.js\b/g))];

/** Finds the scripts that a page loads, directly or indirectly. */
function loadedBy(html: string, scripts: ReadonlyMap<string, ReadScript>): ReadScript[] {
  const loaded = new Set<ReadScript>();
  const load = (names: readonly string[]) => {
    for (const name of names) {
      const script = scripts.get(name);
      if (!script || loaded.has(script)) continue;
      loaded.add(script);
      load(script.loads);
    }
  };
  load(html.match(/(?<=\/_astro\/)[\w.~-]+\.js\b/g) ?? []);
  return [...loaded];
}

/** A rule, with either its inner rules or its selectors and their classes. */
interface ReadRule {
  text: string;
  prelude: string;
  inner?: ReadRule[];
  selectors?: { text: string; classes: string[] }[];
  body: string;
}

const known = new Map<string, ReadRule[]>();

/** Parses a style sheet once for all pages that have it. */
function readRules(css: string): ReadRule[] {
  const before = known.get(css);
  if (before) return before;
  const rules = rulesOf(css).map(({ prelude, body }): ReadRule => {
    // Drop comments; /licenses.txt has the credits.
    if (body === undefined)
      return { text: prelude.trim().startsWith('/*') ? '' : prelude, prelude, body: '' };
    const rule = { text: `${prelude}{${body}}`, prelude, body };
    if (/^@(media|supports|layer|container)\b/.test(prelude)) {
      return { ...rule, inner: readRules(body) };
    }
    if (prelude.startsWith('@')) return rule;
    const selectors = selectorsOf(prelude).map((text) => ({ text, classes: classesOf(text) }));
    return { ...rule, selectors };
  });
  known.set(css, rules);
  return rules;
}

/** Keeps the rules and selectors that can match. */
function prune(rules: readonly ReadRule[], words: ReadonlySet<string>): string {
  return rules
    .map(({ text, prelude, inner, selectors, body }) => {
      if (inner) {
        const left = prune(inner, words);
        // The first mention of a layer sets its order, even if it's empty.
        if (left === '') return prelude.startsWith('@layer ') ? `${prelude};` : '';
        return `${prelude}{${left}}`;
      }
      if (!selectors) return text;
      const left = selectors.filter(({ classes }) => classes.every((name) => words.has(name)));
      return left.length === 0 ? '' : `${left.map((each) => each.text).join(',')}{${body}}`;
    })
    .join('');
}

/** Drops typefaces, animations and custom properties that no rule or script refers to. */
function withoutUnnamed(css: string, words: ReadonlySet<string>): string {
  const declared = /@(?:font-face|keyframes [\w-]+|property --[\w-]+)\s*\{(?:[^{}]|\{[^{}]*\})*\}/g;
  const rest = css.replace(declared, '');
  const read = new Set([...rest.matchAll(/(?<=var\(\s*)--[\w-]+/g)].map(([name]) => name));
  const isRead = (property: string) => read.has(property) || words.has(property);
  return css
    .replace(declared, (rule) => {
      const property = /^@property (--[\w-]+)/.exec(rule)?.[1];
      if (property !== undefined) return isRead(property) ? rule : '';
      const name = (/^@keyframes ([\w-]+)/.exec(rule) ??
        /font-family:\s*["']?([^;"'}]+)/.exec(rule))?.[1];
      return name !== undefined && rest.includes(name) ? rule : '';
    })
    .replace(
      /(?<=[{;]\s*)(--[\w-]+):(?:"[^"]*"|'[^']*'|[^;{}"'])*(?:;|(?=\}))/g,
      (declaration, property: string) => (isRead(property) ? declaration : ''),
    );
}
