import { contentError } from '../../domain/words/content-error.ts';
import type { WritingFault } from '../explain/explain-yaml.ts';
import { looksSecret, secretCure, secretText } from '../explain/secrets.ts';

/** Characters that result from reading another encoding as UTF-8. */
const misread = /[\uFFFD\0]/;

/** UTF-8 that was read in another encoding and saved again: Ã© for é, â€™ for ’. */
const garbled = /[ÃÂ][\u0080-\u00BF]|â€./u;

const spaces = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/u;

/** Joiners outside emoji and outside scripts that need them. */
const joiner = /(?<=^|[\p{Script=Latin}\p{N}\p{Z}\p{P}])[\u200C\u200D]/u;

const zeroWidth = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/u;

/** Control characters from other programs, like Word's line break. */
const controls = /(?!\t)\p{Cc}|[\u2028\u2029]/u;

/** No-break spaces between a number and its unit, which lessons and problems may contain. */
const beforeUnit = /(?<=\d)[\u00A0\u202F](?=[\p{L}°µ%])/gu;

/** The last text of each file that passed. */
const legible = new Map<string, string>();

/**
 * Throws if a text file contains secrets, or invisible characters, because a search wouldn't find the
 * words around them. Returns the text without a BOM.
 */
export function mustBeLegible(file: string, source: string): string {
  const text = source.replace(/^\uFEFF/, '');
  if (legible.get(file) === text) return text;
  const lines = (file.endsWith('.mdx') ? text.replace(beforeUnit, ' ') : text).split('\n');
  const faults = lines.flatMap((line, index) =>
    looksSecret(line, file)
      ? [{ line: index + 1, text: secretText, cure: secretCure }]
      : lineFault(line.replace(/\r$/, ''), index + 1),
  );
  // An encoding error affects the whole file, so one message is enough.
  const encoding = faults.find(({ cure }) => cure === saveAgain);
  if (encoding) throw contentError(file, [encoding]);
  if (faults.length > 0) throw contentError(file, faults);
  legible.set(file, text);
  return text;
}

const saveAgain = 'Save the file as UTF-8: most editors have it under "Save as" or "Encoding".';

const unseen = 'so nobody who searches for these words will find them.';
const pasted = `has an invisible character in it, probably pasted, ${unseen}`;
const typeAgain = 'Delete these words and type them again.';

/** Unwanted characters by priority, each with a message and a fix. */
const signs: readonly [pattern: RegExp, problem: (words: string) => string, cure: string][] = [
  [
    misread,
    (words) => `a letter in ${words} is saved in an old encoding that browsers misread.`,
    saveAgain,
  ],
  [
    garbled,
    (words) => `the letters in ${words} got garbled when a program saved them.`,
    'Type these words again.',
  ],
  [
    spaces,
    (words) => `${words} has an unusual space in it, ${unseen}`,
    'Delete that space and press the space bar.',
  ],
  [joiner, (words) => `${words} ${pasted}`, typeAgain],
  [zeroWidth, (words) => `${words} ${pasted}`, typeAgain],
  [controls, (words) => `${words} ${pasted}`, typeAgain],
];

function lineFault(line: string, number: number): WritingFault[] {
  for (const [pattern, problem, cure] of signs) {
    const index = line.search(pattern);
    if (index >= 0) return [{ line: number, text: problem(around(line, index)), cure }];
  }
  return [];
}

/** Returns a quotation of the visible words around a position. */
function around(line: string, index: number): string {
  const before = /[^\s"]*\s?$/u.exec(line.slice(0, index))?.[0] ?? '';
  const after = /^\s?[^\s"]*/u.exec(line.slice(index + 1))?.[0] ?? '';
  const sign = (line[index] ?? '').replace(spaces, ' ').replace('\uFFFD', '?');
  const shown = `${before}${sign}${after}`.replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, '').trim();
  return shown === '' ? 'this line' : `"${shown}"`;
}
