export interface WritingFault {
  line: number;
  text: string;
  cure: string;
}

/** An error from the YAML parser. Lines start at 1. */
interface Noticed {
  line: number;
  code: string;
  message: string;
}

const key = /^(\s*)(?:- +)?([\w-]+):(?=\s|$)/;
const valueOf = /^\s*(?:- +)?(?:[\w-]+: +)?(.*?)\s*$/;
const valueAt = (lines: readonly string[], line: number) =>
  valueOf.exec(lines[line - 1] ?? '')?.[1] ?? '';
const indentOf = (line = '') => /^[ -]*/.exec(line)?.[0].length ?? 0;
const isEmpty = (line = '') => /^\s*(?:#.*)?$/.test(line);

/**
 * Explains why a file isn't valid YAML. Looks for the mistake itself, because parsers often report
 * an error several lines below it.
 */
export function explainYaml(text: string, noticed: Noticed): WritingFault {
  const lines = text.split(/\r?\n/);
  for (const look of [
    unfinishedMerge,
    secondDocument,
    leadingTab,
    foreignDash,
    twice,
    startOfText,
    curlyQuotes,
    apostrophe,
    openQuote,
    missingSpace,
    colonInText,
    missingColon,
    missingDash,
    lostDash,
    indentation,
  ]) {
    const found = look(lines, noticed);
    if (found) return found;
  }
  return {
    line: noticed.line,
    text: `this isn’t valid YAML: ${noticed.message}`,
    cure: 'Check the colons, the quotes and the spaces at the start of this line and the one above.',
  };
}

type Look = (lines: readonly string[], noticed: Noticed) => WritingFault | undefined;

/**
 * Reports the first line that matches a pattern. Unless `isAnywhere`, ignores lines below the
 * parser's error.
 */
const lineWith =
  (pattern: RegExp, text: string, cure: string, isAnywhere = false): Look =>
  (lines, { line }) => {
    const index = lines
      .slice(0, isAnywhere ? undefined : line + 1)
      .findIndex((each) => pattern.test(each));
    return index < 0 ? undefined : { line: index + 1, text, cure };
  };

const unfinishedMerge = lineWith(
  /^(?:<{7}|={7}|>{7})/,
  'two versions of the file were merged here, and nobody picked one.',
  'Keep one of the two, and delete the lines that start with <<<<<<<, ======= and >>>>>>>.',
  true,
);

const secondDocument: Look = (_, { line, code }) => {
  if (code !== 'MULTIPLE_DOCS') return undefined;
  const text = 'a line of three dashes ends the file here, and more comes after it.';
  return { line, text, cure: 'Delete the three dashes.' };
};

const leadingTab = lineWith(
  /^ *\t/,
  'this line starts with a tab.',
  'Use spaces, as many as the line above has.',
);

const foreignDash = lineWith(
  /^\s*[–—•●▪·‣]\s/,
  'this line starts with a long dash or a bullet, which only looks like a list item.',
  'Type the short dash on your keyboard, and a space after it.',
);

const twice: Look = (lines, { line, code }) => {
  if (code !== 'DUPLICATE_KEY') return undefined;
  const [, , name = ''] = key.exec(lines[line - 1] ?? '') ?? [];
  return {
    line,
    text: `"${name}" is here a second time.`,
    cure: 'Delete one of the two, or start a new entry with a dash.',
  };
};

const startOfText: Look = (lines, { line }) => {
  const value = valueAt(lines, line);
  const isList = /^\[.*\]$|^\{.*\}$/.test(value);
  if (!/^[*&!%@`{[]/.test(value) || isList) return undefined;
  const isLink = /^\[[^[\]]*\]\(/.test(value);
  return {
    line,
    text: `this isn’t valid YAML: text can’t start with ${isLink ? 'a bracket.' : value.slice(0, 1)}`,
    cure: `Put quotes around the whole text: ${isLink ? "'[Write to us](/contact) to save a seat.'" : quoted(value)}`,
  };
};

const apostrophe: Look = (lines, { line }) => {
  const value = valueAt(lines, line);
  if (!/^'.*[^']'[^'\s,}\]].*'$/.test(value)) return undefined;
  return {
    line,
    text: 'this isn’t valid YAML: an apostrophe ends text in single quotes.',
    cure: `Type each apostrophe twice: ${quoted(value.slice(1, -1))}`,
  };
};

/** Matches a string in curly quotes, which YAML treats as ordinary characters. */
export const inCurlyQuotes = /^[‘“„‚](.*)[’”“‘]$/s;

export const straightened = (line: number, within: string): WritingFault => ({
  line,
  text: 'the quotes around this text are curly, so they’d show up on the page.',
  cure: `Type the straight ones on your keyboard: ${quoted(within)}`,
});

const curlyQuotes: Look = (lines, { line }) => {
  const value = valueAt(lines, line);
  const [, within] = inCurlyQuotes.exec(value) ?? [];
  return within === undefined ? undefined : straightened(line, within);
};

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

const opensWithQuote = /^\s*(?:- )?(?:[\w-]+: +)?(["'])(.*)$/;
const beginsAnother = /^\s*(?:- |[\w-]+:)/;

/**
 * Finds a quote that isn't closed before the next entry. The parser reports it only at the next
 * quote.
 */
const openQuote: Look = (lines, { line }) => {
  const index = lines.slice(0, line).findLastIndex((each, at) => {
    const [, quote, rest = ''] = opensWithQuote.exec(each) ?? [];
    return (
      quote !== undefined &&
      rest.split(quote).length % 2 === 1 &&
      (at + 1 === lines.length || beginsAnother.test(lines[at + 1] ?? ''))
    );
  });
  return index < 0
    ? undefined
    : {
        line: index + 1,
        text: `this isn’t valid YAML: a quote opens on this line and never closes on it (noticed on line ${String(line)})`,
        cure: 'Put the same quote at the end of the text, or delete the one at the start.',
      };
};

const missingSpace: Look = (lines, { line }) => {
  for (const number of [line, line + 1, line - 1]) {
    const written = lines[number - 1] ?? '';
    const [, name, rest] = /^\s*(?:- +)?([\w-]+):([^\s:/].*)$/.exec(written) ?? [];
    if (name !== undefined && rest !== undefined) {
      return {
        line: number,
        text: 'there’s no space after the colon.',
        cure: `Put a space after it: ${name}: ${rest}`,
      };
    }
    const [, item] = /^\s*-([^\s-].*)$/.exec(written) ?? [];
    if (item !== undefined) {
      return {
        line: number,
        text: 'there’s no space after the dash.',
        cure: `Put a space after it: - ${item}`,
      };
    }
  }
  return undefined;
};

const colonInText: Look = (lines, { line }) => {
  const value = valueAt(lines, line);
  if (!key.test(lines[line - 1] ?? '') || /^["'{[|>]/.test(value) || !value.includes(': '))
    return undefined;
  return {
    line,
    text: 'text with a colon and a space in it needs quotes.',
    cure: `Put quotes around the whole text: ${quoted(value)}`,
  };
};

/** Finds a line that's neither a key nor an item, and that doesn't continue the text above. */
const missingColon: Look = (lines, { line, code }) => {
  const isStray = (each = '') => !isEmpty(each) && !key.test(each) && !/^\s*- /.test(each);
  const number = [line, line + 1].find((each) => isStray(lines[each - 1]));
  const codes = ['MULTILINE_IMPLICIT_KEY', 'BAD_INDENT', 'MISSING_CHAR', 'BLOCK_AS_IMPLICIT_KEY'];
  if (number === undefined || !codes.includes(code)) return undefined;
  return {
    line: number,
    text: 'this line doesn’t have a key with a colon or a dash, so we can’t tell what it belongs to.',
    cure: 'Put a colon after the key or a dash before the item. If it continues the text above, indent it.',
  };
};

/** Finds a first list item without a dash. The parser reports it only at the second item. */
const missingDash: Look = (lines, { line }) => {
  if (!/^\s*- /.test(lines[line - 1] ?? '')) return undefined;
  const opens = lines
    .slice(0, line - 1)
    .findLastIndex(
      (each) => /^\s*[\w-]+:\s*$/.test(each) && indentOf(each) < indentOf(lines[line - 1]),
    );
  const first = lines.findIndex((each, index) => index > opens && !isEmpty(each));
  const written = lines[first] ?? '';
  if (opens < 0 || first >= line - 1 || /^\s*- /.test(written)) return undefined;
  return {
    line: first + 1,
    text: 'the first entry of this list doesn’t start with a dash.',
    cure: `Start it with a dash: - ${written.trim()}`,
  };
};

/** Finds a later list item without a dash. It starts with the same key as the other items. */
const lostDash: Look = (lines, { line }) => {
  const written = lines[line - 1] ?? '';
  const [, indent, name] = key.exec(written) ?? [];
  if (indent === undefined || name === undefined || /^\s*-/.test(written)) return undefined;
  const opens = lines.slice(0, line - 1).findLast((each) => each.startsWith(`${indent}- `));
  if (opens === undefined || key.exec(opens)?.[2] !== name) return undefined;
  return {
    line,
    text: 'this entry of the list doesn’t start with a dash.',
    cure: `Start it with a dash: - ${written.trim()}`,
  };
};

const indentation: Look = (lines, { line, code, message }) => {
  const codes = ['BAD_INDENT', 'BLOCK_AS_IMPLICIT_KEY'];
  if (!codes.includes(code) && !message.includes('without - indicator')) return undefined;
  const below = lines.findIndex((each, index) => index >= line && !isEmpty(each));
  const isTooFar =
    code === 'BLOCK_AS_IMPLICIT_KEY' &&
    key.test(lines[below] ?? '') &&
    indentOf(lines[below]) > indentOf(lines[line - 1]);
  const number = isTooFar ? below + 1 : line;
  return {
    line: number,
    text: 'this line doesn’t start in the same column as the lines it belongs with.',
    cure: 'Use spaces to line it up with them.',
  };
};
