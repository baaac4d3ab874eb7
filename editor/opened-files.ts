/**
 * Files in memory: text files in content/, and the names of other files that the checks look for.
 * In the browser, this module replaces `node:fs` and `node:path`, so that the site's checks run
 * unchanged.
 */
const texts = new Map<string, string>();
const names = new Set<string>();

export function openFiles(all: readonly string[], read: ReadonlyMap<string, string>): void {
  texts.clear();
  names.clear();
  for (const name of all) names.add(name);
  for (const [name, text] of read) setText(name, text);
}

export function setText(name: string, text: string): void {
  texts.set(name, text);
  names.add(name);
}

export function forgetText(name: string): void {
  texts.delete(name);
  names.delete(name);
}

/** Runs a function while a file temporarily has different text. */
export function whileItSays<T>(name: string, text: string, does: () => T): T {
  const before = texts.get(name);
  setText(name, text);
  try {
    return does();
  } finally {
    if (before === undefined) forgetText(name);
    else setText(name, before);
  }
}

/** Adds a file without its content, such as a picture. */
export function addName(name: string): void {
  names.add(name);
}

export const existsSync = (path: string): boolean =>
  names.has(path) || [...names].some((name) => name.startsWith(`${path}/`));

/** Returns no text for a library document, because the editor opens only the library's list. */
export function readFileSync(path: string): string {
  const text = texts.get(path) ?? (path.startsWith('library/') && names.has(path) ? '' : undefined);
  if (text === undefined) throw new Error(`There’s no file ${path}.`);
  return text;
}

export const readdirSync = (path: string): string[] => [
  ...new Set(
    [...names]
      .filter((name) => name.startsWith(`${path}/`))
      .map((name) => name.slice(path.length + 1).replace(/\/.*/, '')),
  ),
];

export const globSync = (pattern: string): string[] =>
  [...names].filter((name) => matchesGlob(name, pattern)).sort();

/** Supports only the wildcards in our patterns: `*`, `**`, `{a,b}` and `[0-9]`. */
export function matchesGlob(path: string, pattern: string): boolean {
  const expression = pattern
    .replaceAll('.', '\\.')
    .replaceAll(/\{([^}]*)\}/g, (_, words: string) => `(?:${words.replaceAll(',', '|')})`)
    .replaceAll(/\*\*\/|\*/g, (star) => (star === '*' ? '[^/]*' : '(?:.+/)?'));
  return new RegExp(`^${expression}$`).test(path);
}

export const join = (...parts: string[]): string => parts.join('/');

export const basename = (path: string, ending = ''): string => {
  const name = path.replace(/^.*\//, '');
  return name.endsWith(ending) ? name.slice(0, name.length - ending.length) : name;
};

export const dirname = (path: string): string => path.replace(/\/[^/]*$/, '');

export const extname = (path: string): string => /\.[^./]*$/.exec(path)?.[0] ?? '';
