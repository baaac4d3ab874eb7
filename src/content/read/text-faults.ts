import { monthAndDay, weekdayOf, weekdays } from '../../domain/dates/day-words.ts';
import { inYearNear, isIsoDay, type IsoDay } from '../../domain/dates/days.ts';
import type { Complaint } from './complaint.ts';

type Sign = readonly [pattern: RegExp, problem: (found: string) => string, cure: string];

const asTyped = (what: string) => (found: string) =>
  `${what}, so people would see ${found} just like that`;

/** Mistakes in any text that visitors read. */
const signs: readonly Sign[] = [
  [
    /&(?:[a-z]{2,8}|#x?[\da-f]+);/i,
    asTyped('codes of web pages don’t work here'),
    'Type the character itself, like & or ’ or a space.',
  ],
  [
    /\([^()[\]]+\)\[(?:\/|https?:|www\.)[^[\]]*\]/,
    asTyped('the two parts of this link have each other’s brackets'),
    'Write the words in brackets, then the address in parentheses: [Write to us](/contact)',
  ],
  [
    /(?<![\]!])\[(?! ?\])[^[\]]*\](?!\()/,
    asTyped('these brackets have no address after them'),
    'Add it in parentheses, as in [Write to us](/contact), or delete the brackets.',
  ],
  [
    /\blorem ipsum\b/i,
    (found) => `"${found}" is only there to fill the page`,
    'Write the real text, or delete it.',
  ],
  [
    /^(?:yes|no|true|false)$/i,
    (found) => `visitors would read just “${found}”`,
    'Write it in words that they understand, or delete the line.',
  ],
];

/** A web address that isn't the second part of a link. */
export const bareAddress = /(?<!\]\(|["'<=\w/])(?:https?:\/\/|www\.)[^\s)<>]*[^\s)<>.,;:!?]/;

/** Reports the first mistake in a text. `near` is a day in the year that dates without one mean. */
export function textFault(text: string, near?: IsoDay): Complaint | undefined {
  return signFault(text, signs) ?? isbnFault(text) ?? weekdayFault(text, near);
}

function signFault(text: string, list: readonly Sign[]): Complaint | undefined {
  for (const [pattern, problem, cure] of list) {
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined) return { message: problem(found), cure };
  }
  return undefined;
}

function isbnFault(text: string): Complaint | undefined {
  const [, written = ''] = /\bISBN(?:-1[03])?:? ?([\dX-]{10,17})(?![\dX])/.exec(text) ?? [];
  const digits = Array.from(written.replaceAll('-', ''), (sign) =>
    sign === 'X' ? 10 : Number(sign),
  );
  const weight = (place: number) => (digits.length === 10 ? 10 - place : place % 2 === 0 ? 1 : 3);
  const sum = digits.reduce((total, digit, place) => total + weight(place) * digit, 0);
  if (sum % (digits.length === 10 ? 11 : 10) === 0) return undefined;
  return {
    message: `no book has the ISBN ${written}: its last digit doesn’t match the others`,
    cure: 'Copy it again from the back of the book.',
  };
}

const dated = new RegExp(
  `\\b(${weekdays.join('|')}),? (\\p{Lu}\\p{Ll}+) (\\d{1,2})(?:, (20\\d\\d))?\\b`,
  'gu',
);

/** Reports a date whose weekday is wrong, as in "Tuesday, September 8, 2025". */
function weekdayFault(text: string, near: IsoDay | undefined): Complaint | undefined {
  for (const [found, weekday = '', month = '', date = '', year] of text.matchAll(dated)) {
    const day = monthAndDay(month, date);
    const full = year ? `${year}-${day}` : near && inYearNear(`2000-${day}`, near);
    if (!isIsoDay(full) || weekdayOf(full) === weekday) continue;
    return {
      message: `"${found}" doesn’t exist: ${month} ${date} is a ${weekdayOf(full)} in ${full.slice(0, 4)}`,
      cure: 'Fix the weekday or the day.',
    };
  }
  return undefined;
}

const space = 'Put a space after it.';

/** Mistakes that only text with headings and lists can have. */
const markdownSigns: readonly Sign[] = [
  [/^#{1,6}(?=[^\s#\d])/, (found) => `there’s no space after ${found}, so it’s no heading`, space],
  [
    /^(?:[-*+](?=\p{L}[^*]*$)|\d+\.(?=\p{L}))/u,
    (found) => `there’s no space after ${found}, so it’s no list`,
    space,
  ],
  [
    /^\s*[•●▪‣](?=\s)/,
    (found) => `${found.trim()} only looks like a list item`,
    'Type the short dash on your keyboard, and a space after it.',
  ],
  [
    /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i,
    (found) => `the tag ${found} doesn’t work here`,
    'Write **bold**, *italics* and [links](/contact) without tags.',
  ],
];

/** Signs that are mistakes in lessons and problems too. */
const documentSigns: readonly Sign[] = [
  ...markdownSigns.slice(0, 1),
  [
    bareAddress,
    asTyped('a bare address isn’t a link'),
    'Write the words of the link before it: [the tables](https://…)',
  ],
];

interface LineFault extends Complaint {
  line: number;
}

/** Reports mistakes in the text below the front matter, outside code. Lines start at 1. */
export function bodyFaults(body: string, near: IsoDay | undefined): LineFault[] {
  const isDocument = near === undefined;
  const lines = body.split('\n');
  let isCode = false;
  return lines.flatMap((written, index) => {
    if (/^\s*(?:```|~~~|\$\$)/.test(written)) isCode = !isCode;
    if (isCode) return [];
    const line = written.trimEnd().replace(/`[^`]*`/g, '');
    const fault = isDocument
      ? signFault(line, documentSigns)
      : (signFault(line, markdownSigns) ?? textFault(line, near) ?? tableFault(lines, index));
    return fault ? [{ line: index + 1, ...fault }] : [];
  });
}

/** Reports the first row of a table without a line of dashes below it. */
function tableFault(lines: readonly string[], index: number): Complaint | undefined {
  const isRow = (line = '') => line.startsWith('|');
  const isFirst = isRow(lines[index]) && !isRow(lines[index - 1]);
  if (!isFirst || /^\|[\s:|-]+$/.test(lines[index + 1] ?? '')) return undefined;
  return {
    message: 'this table has no line of dashes below its first row, so people would see the lines',
    cure: 'Add one with as many columns: | ---- | ---- |',
  };
}
