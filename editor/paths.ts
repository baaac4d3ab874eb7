const isPlain = (path: string) =>
  path.split('/').every((part) => /^[^.\\\p{Cc}][^\\\p{Cc}]*$/u.test(part));

/** Recognizes files that the page can read: text files, pictures and drawings. */
export const isContent = (path: string): boolean =>
  isPlain(path) && /^(content|library)\/.+\.(yaml|mdx?|svg|png|jpe?g|webp|avif)$/i.test(path);

/**
 * Recognizes files that the page can write. Excludes SVGs, because they can contain scripts and no
 * form creates them.
 */
const isWritable = (path: string) =>
  isContent(path) && path.startsWith('content/') && !/\.(svg|mdx)$/i.test(path);

/** Recognizes files that the page can delete: pictures, but no text files. */
const isRemovable = (path: string) => isWritable(path) && !/\.(yaml|md)$/i.test(path);

/** A change that the page asks a server to save. */
export interface SentChange {
  path: string;
  text?: string;
  /** The text that a new text replaces. */
  previous?: string;
  base64?: string;
  isGone?: boolean;
}

/** Returns a change that a server must not save. */
export const forbiddenIn = (changes: readonly SentChange[]): SentChange | undefined =>
  changes.find(({ path, isGone }) => (isGone ? !isRemovable(path) : !isWritable(path)));

/** Types by file extension, for files from content/ and library/. */
const types: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
};

export const typeOf = (path: string): string =>
  types[path.replace(/^.*\./, '').toLowerCase()] ?? 'text/plain; charset=utf-8';
