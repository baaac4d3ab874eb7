import { existsSync, globSync } from 'node:fs';
import { basename } from 'node:path';

/** Returns a pattern for files in the library that a board can replace. */
export const inLibrary = <Pattern extends string>(pattern: Pattern) =>
  `{content,library}/${pattern}` as const;

/** Recognizes files in the library, which all boards share. */
export const isLibraryFile = (file: string): boolean => file.startsWith('library/');

/**
 * Lists the files that match a pattern. The board's own file replaces a file in the library with
 * the same name.
 */
export function sourceFiles(pattern: string): string[] {
  const files = globSync(pattern)
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  const own = new Set(files.filter((file) => !isLibraryFile(file)).map((file) => basename(file)));
  return files
    .filter((file) => !isLibraryFile(file) || !own.has(basename(file)))
    .toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
}

export const nameOf = (file: string): string => basename(file).replace(/\.\w+$/, '');

/**
 * Returns the path of a lesson or problem. The board's own file takes precedence over the
 * library's.
 */
export const documentFile = (kind: 'lessons' | 'problems', name: string): string =>
  existsSync(`content/${kind}/${name}.mdx`)
    ? `content/${kind}/${name}.mdx`
    : `library/${kind}/${name}.mdx`;

/** Lists the files of all lessons or problems, from the board and the library. */
export const documentFiles = (kind: 'lessons' | 'problems'): string[] =>
  sourceFiles(inLibrary(`${kind}/*.mdx`));

/**
 * Patterns for all files of the board and the library. They exclude other files in a packaged
 * library.
 */
export const contentFiles = ['content/**/*', 'library/*.yaml', 'library/{lessons,problems}/**/*'];

/** Patterns for all text files of the board and the library. */
export const contentTexts = [
  'content/**/*.{yaml,md,mdx}',
  'library/*.yaml',
  'library/{lessons,problems}/*.mdx',
];
