import { globSync, readFileSync } from 'node:fs';
import { contentError } from '../../domain/words/content-error.ts';

/**
 * Reports course codes with the wrong case or a missing space, because a search for the code
 * wouldn't find them. Skips content/search.yaml, which lists terms as people type them.
 */
export function codeSpellingFaults(codes: readonly string[]): Error[] {
  if (codes.length === 0) return [];
  const anyCase = codes.map((code) => code.replace(/[^\w ]/g, '.').replaceAll(' ', ' ?'));
  const code = new RegExp(`(?<![\\w/#.-])(?:${anyCase.join('|')})(?![\\w-])`, 'gi');
  return globSync('content/**/*.{yaml,md,mdx}')
    .toSorted()
    .flatMap((path) => {
      const file = path.replaceAll('\\', '/');
      if (file === 'content/search.yaml') return [];
      return readFileSync(path, 'utf8')
        .split('\n')
        .flatMap((text, index) =>
          isForSearch(text) ? [] : wronglyWritten(text.match(code) ?? [], codes, [file, index + 1]),
        );
    });
}

/** Recognizes comments and the search terms of a course. */
const isForSearch = (text: string) => /^\s*(?:#|topics:)/.test(text);

function wronglyWritten(
  found: readonly string[],
  codes: readonly string[],
  [file, line]: [string, number],
): Error[] {
  const plain = (code: string) => code.toLowerCase().replaceAll(' ', '');
  return found
    .filter((written) => !codes.includes(written))
    .map((written) => {
      const right = codes.find((code) => plain(code) === plain(written)) ?? '';
      return contentError(file, [
        { line, text: `"${written}" isn’t how we write ${right}.`, cure: `Write ${right}.` },
      ]);
    });
}
