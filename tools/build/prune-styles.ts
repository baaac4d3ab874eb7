import { classesOf, rulesOf, selectorsOf } from './css-rules.ts';

export interface Script {
  name: string;
  source: string;
}

/** Words in a script that may be class names, and the scripts it loads. */
interface ReadScript {
  words: string[];
  loads: readonly string[];
}

const styleElements = /<style>(.*?)<\/style>/gs;

/**
 * Merges the inline style sheets of each page into one, with only the rules that the page can use.
 * A single sheet needs a single hash in the page's policy.
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
      // A script on this page copies parts of problems and formula sheets into it.
      ...(html.includes(' data-copies-documents') ? copied : []),
    ]),
  );
}

/** Removes the styles that a page doesn't use. Keeps those for classes in `added`. */
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

/** Recognizes pages that scripts copy parts from: problems and formula sheets. */
const isCopied = (html: string) =>
  html.includes('class="prose document') && !html.includes('class="lesson-contents');

/** Returns the problem or the formula sheets on a page. */
const documentsIn = (html: string) =>
  html.match(/<article(?=[^>]* class="prose document).*?<\/article>/gs) ?? [];

/**
 * Returns the classes on a page, and all words in its inline scripts and islands, which may add
 * classes.
 */
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

export const wordsIn = (source: string): string[] => [
  ...new Set([...source.split(/[\s"'`]+/), ...source.split(/[^\w-]+/)]),
];

const scriptNamesIn = (text: string): string[] => [...new Set(text.match(/[\w.~-]+\.js\b/g))];

/** Returns the scripts that a page loads, directly or through other scripts. */
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

/** A rule with its inner rules, or with its selectors and their classes. */
interface ReadRule {
  text: string;
  prelude: string;
  inner?: ReadRule[];
  selectors?: { text: string; classes: string[] }[];
  body: string;
}

const known = new Map<string, ReadRule[]>();

/** Parses a style sheet. Cached, because many pages share it. */
function readRules(css: string): ReadRule[] {
  const before = known.get(css);
  if (before) return before;
  const rules = rulesOf(css).map(({ prelude, body }): ReadRule => {
    // Drop comments. /licenses.txt has the credits.
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
        // Keep an empty layer, because the first mention sets the order of layers.
        if (left === '') return prelude.startsWith('@layer ') ? `${prelude};` : '';
        return `${prelude}{${left}}`;
      }
      if (!selectors) return text;
      const left = selectors.filter(({ classes }) => classes.every((name) => words.has(name)));
      return left.length === 0 ? '' : `${left.map((each) => each.text).join(',')}{${body}}`;
    })
    .join('');
}

/** Drops fonts, animations and custom properties that no rule or script uses. */
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
