import { contentError } from '../../domain/words/content-error.ts';

/** What is wrong at one place of a text, and how to mend it. */
interface TextFault {
  line: number;
  text: string;
  cure: string;
}

/** A letter that was saved in another encoding than UTF-8 arrives as this sign, or with zeros between. */
const misread = /[\uFFFD\0]/;

/** What UTF-8 looks like that was once read as something else and saved so: Ã© for é, â€™ for ’. */
const garbled = /[ÃÂ][\u0080-\u00BF]|â€./u;

const spaces = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/u;

/** What joins emoji, and letters of some scripts, is right there and nowhere else. */
const joiner = /(?<=^|[\p{Script=Latin}\p{N}\p{Z}\p{P}])[\u200C\u200D]/u;

const zeroWidth = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/u;

/** Signs of other programs: a line break of Word, quotes of old Windows. */
const controls = /(?!\t)\p{Cc}|[\u2028\u2029]/u;

/** In a lesson or problem a number may be kept on one line with its unit. */
const beforeUnit = /(?<=\d)[\u00A0\u202F](?=[\p{L}°µ%])/gu;

/** The last text of each file that passed this check. */
const legible = new Map<string, string>();

/**
 * Refuses a text with signs that nobody sees, and that hide words from a search; answers the text without the mark that some editors put before it.
 */
export function mustBeLegible(file: string, source: string): string {
  const text = source.replace(/^\uFEFF/, '');
  if (legible.get(file) === text) return text;
  const lines = (file.endsWith('.mdx') ? text.replace(beforeUnit, ' ') : text).split('\n');
  const faults = lines.flatMap((line, index) => lineFault(line.replace(/\r$/, ''), index + 1));
  const encoding = faults.find(({ cure }) => cure === saveAgain);
  if (encoding) throw contentError(file, [encoding]);
  if (faults.length > 0) throw contentError(file, faults);
  legible.set(file, text);
  return text;
}

const saveAgain = 'Save the file as UTF-8: most editors have it under "Save as" or "Encoding".';

function lineFault(line: string, number: number): TextFault[] {
  const at = (pattern: RegExp) => pattern.exec(line)?.index ?? -1;
  const fault = (text: string, cure: string) => [{ line: number, text, cure }];
  if (misread.test(line)) {
    return fault(
      `a letter in ${around(line, at(misread))} is saved in an old encoding that browsers misread.`,
      saveAgain,
    );
  }
  if (garbled.test(line)) {
    return fault(
      `the letters in ${around(line, at(garbled))} got garbled when a program saved them.`,
      'Type these words again.',
    );
  }
  if (spaces.test(line)) {
    return fault(
      `${around(line, at(spaces))} has an unusual space in it, so nobody who searches for these words will find them.`,
      'Delete that space and press the space bar.',
    );
  }
  for (const invisible of [joiner, zeroWidth, controls]) {
    if (!invisible.test(line)) continue;
    return fault(
      `${around(line, at(invisible))} has an invisible character in it, probably pasted, so nobody who searches for these words will find them.`,
      'Delete these words and type them again.',
    );
  }
  return [];
}

/** The words on both sides of a place, in quotes and with nothing invisible between them. */
function around(line: string, index: number): string {
  const before = /[^\s"]*\s?$/u.exec(line.slice(0, index))?.[0] ?? '';
  const after = /^\s?[^\s"]*/u.exec(line.slice(index + 1))?.[0] ?? '';
  const sign = (line[index] ?? '').replace(spaces, ' ').replace('\uFFFD', '?');
  const shown = `${before}${sign}${after}`.replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, '').trim();
  return shown === '' ? 'this line' : `"${shown}"`;
}
