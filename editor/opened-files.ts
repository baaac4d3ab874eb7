/**
 * The files as the editor knows them: the texts below content/, and the names of what else the
 * checks look for. In the browser this stands in the place of `node:fs` and `node:path`, so that the
 * reader of the project runs there as it is.
 */
const texts = new Map<string, string>();
const names = new Set<string>();

/** Makes these the files that the reader finds. */
export function openFiles(all: readonly string[], read: ReadonlyMap<string, string>): void {
  texts.clear();
  names.clear();
  for (const name of all) names.add(name);
  for (const [name, text] of read) setText(name, text);
}

/** Notes what a file says now. */
export function setText(name: string, text: string): void {
  texts.set(name, text);
  names.add(name);
}

/** Forgets a file that is not there after all. */
export function forgetText(name: string): void {
  texts.delete(name);
  names.delete(name);
}

/** Does something while a file has another text, and brings back what it said before. */
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

/** Notes a file that has come, such as a picture. */
export function addName(name: string): void {
  names.add(name);
}

/** As in `node:fs`. */
export const existsSync = (path: string): boolean =>
  names.has(path) || [...names].some((name) => name.startsWith(`${path}/`));

/** As in `node:fs`. */
export function readFileSync(path: string): string {
  const text = texts.get(path);
  if (text === undefined) throw new Error(`There’s no file ${path}.`);
  return text;
}

/** As in `node:fs`. */
export const readdirSync = (path: string): string[] => [
  ...new Set(
    [...names]
      .filter((name) => name.startsWith(`${path}/`))
      .map((name) => name.slice(path.length + 1).replace(/\/.*/, '')),
  ),
];

/** As in `node:fs`. */
export const globSync = (pattern: string): string[] =>
  [...names].filter((name) => matchesGlob(name, pattern)).sort();

/** As in `node:path`, for the signs that patterns here have: `*`, `**`, `{a,b}` and `[0-9]`. */
export function matchesGlob(path: string, pattern: string): boolean {
  const expression = pattern
    .replaceAll('.', '\\.')
    .replaceAll(/\{([^}]*)\}/g, (_, words: string) => `(?:${words.replaceAll(',', '|')})`)
    .replaceAll(/\*\*\/|\*/g, (star) => (star === '*' ? '[^/]*' : '(?:.+/)?'));
  return new RegExp(`^${expression}$`).test(path);
}

/** As in `node:path`. */
export const join = (...parts: string[]): string => parts.join('/');

/** As in `node:path`. */
export const basename = (path: string, ending = ''): string => {
  const name = path.replace(/^.*\//, '');
  return name.endsWith(ending) ? name.slice(0, name.length - ending.length) : name;
};

/** As in `node:path`. */
export const dirname = (path: string): string => path.replace(/\/[^/]*$/, '');

/** As in `node:path`. */
export const extname = (path: string): string => /\.[^./]*$/.exec(path)?.[0] ?? '';
