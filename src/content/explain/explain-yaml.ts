/** What is wrong in the writing of a file, and how to mend it. */
export interface WritingFault {
  line: number;
  text: string;
  cure: string;
}

/** What the reader of YAML noticed, and on which line, counted from 1. */
interface Noticed {
  line: number;
  code: string;
  message: string;
}

const key = /^(\s*)(?:- +)?([\w-]+):(?=\s|$)/;
const valueOf = /^\s*(?:- +)?(?:[\w-]+: +)?(.*?)\s*$/;
const indentOf = (line = '') => /^[ -]*/.exec(line)?.[0].length ?? 0;
const isEmpty = (line = '') => /^\s*(?:#.*)?$/.test(line);

/**
 * Says in plain English why a file is not YAML. Readers notice a slip where they can no longer go
 * on, which is often lines below it, and then on every line after: this looks for the slip itself.
 */
export function explainYaml(text: string, noticed: Noticed): WritingFault {
  const lines = text.split(/\r?\n/);
  for (const look of [
    unfinishedMerge,
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

/** Lines that versions of a file leave when nobody has chosen between them. */
const unfinishedMerge: Look = (lines) => {
  const index = lines.findIndex((line) => /^(?:<{7}|={7}|>{7})/.test(line));
  return index < 0
    ? undefined
    : {
        line: index + 1,
        text: 'two versions of the file were merged here, and nobody picked one.',
        cure: 'Keep one of the two, and delete the lines that start with <<<<<<<, ======= and >>>>>>>.',
      };
};

const leadingTab: Look = (lines, { line }) => {
  const index = lines.slice(0, line + 1).findIndex((each) => /^ *\t/.test(each));
  return index < 0
    ? undefined
    : {
        line: index + 1,
        text: 'this line starts with a tab.',
        cure: 'Use spaces, as many as the line above has.',
      };
};

/** A dash or a bullet as word processors make them of what is typed. */
const foreignDash: Look = (lines, { line }) => {
  const index = lines.slice(0, line + 1).findIndex((each) => /^\s*[–—•●▪·‣]\s/.test(each));
  return index < 0
    ? undefined
    : {
        line: index + 1,
        text: 'this line starts with a long dash or a bullet, which only looks like a list item.',
        cure: 'Type the short dash on your keyboard, and a space after it.',
      };
};

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
  const [, value = ''] = valueOf.exec(lines[line - 1] ?? '') ?? [];
  const isLink = /^\[[^[\]]*\]\(/.test(value);
  const isList = /^\[.*\]$|^\{.*\}$/.test(value);
  if (!/^[*&!%@`{[]/.test(value) || isList) return undefined;
  return isLink
    ? {
        line,
        text: 'this isn’t valid YAML: text can’t start with a bracket.',
        cure: "Put quotes around the whole text: '[Write to us](/contact) to save a seat.'",
      }
    : {
        line,
        text: `this isn’t valid YAML: text can’t start with ${value.slice(0, 1)}`,
        cure: `Put quotes around the whole text: '${value.replaceAll("'", "''")}'`,
      };
};

const apostrophe: Look = (lines, { line }) => {
  const [, value = ''] = valueOf.exec(lines[line - 1] ?? '') ?? [];
  if (!/^'.*[^']'[^'\s,}\]].*'$/.test(value)) return undefined;
  return {
    line,
    text: 'this isn’t valid YAML: an apostrophe ends text in single quotes.',
    cure: `Type each apostrophe twice: '${value.slice(1, -1).replaceAll("'", "''")}'`,
  };
};

/** A text in the quotes of a word processor, which YAML takes for letters. */
export const inCurlyQuotes = /^[‘“„‚](.*)[’”“‘]$/s;

/** What to say of such a text. */
export const straightened = (line: number, within: string): WritingFault => ({
  line,
  text: 'the quotes around this text are curly, so they’d show up on the page.',
  cure: `Type the straight ones on your keyboard: '${within.replaceAll("'", "''")}'`,
});

const curlyQuotes: Look = (lines, { line }) => {
  const [, value = ''] = valueOf.exec(lines[line - 1] ?? '') ?? [];
  const [, within] = inCurlyQuotes.exec(value) ?? [];
  return within === undefined ? undefined : straightened(line, within);
};

const opensWithQuote = /^\s*(?:- )?(?:[\w-]+: +)?(["'])(.*)$/;
const beginsAnother = /^\s*(?:- |[\w-]+:)/;

/**
 * A text at or above the place that begins with a quote which does not close before the next entry
 * begins. YAML itself notices only where the next quote stands.
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

/** A key or a dash with its text at once behind it. */
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
  const written = lines[line - 1] ?? '';
  const [, value = ''] = valueOf.exec(written) ?? [];
  if (!key.test(written) || /^["'{[|>]/.test(value) || !value.includes(': ')) return undefined;
  return {
    line,
    text: 'text with a colon and a space in it needs quotes.',
    cure: `Put quotes around the whole text: '${value.replaceAll("'", "''")}'`,
  };
};

/** A line that is no key, no item and no part of the text above. */
const missingColon: Look = (lines, { line, code }) => {
  const isNone = (each = '') => !isEmpty(each) && !key.test(each) && !/^\s*- /.test(each);
  const number = [line, line + 1].find((each) => isNone(lines[each - 1]));
  const codes = ['MULTILINE_IMPLICIT_KEY', 'BAD_INDENT', 'MISSING_CHAR', 'BLOCK_AS_IMPLICIT_KEY'];
  if (number === undefined || !codes.includes(code)) return undefined;
  return {
    line: number,
    text: 'this line doesn’t have a key with a colon or a dash, so we can’t tell what it belongs to.',
    cure: 'Put a colon after the key or a dash before the item. If it continues the text above, indent it.',
  };
};

/** The first item of a list without its dash, which is noticed at the second. */
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

/** A later entry of a list without its dash: it stands below the dashes, and begins as the others do. */
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

/** A line that starts at another column than those to which it belongs. */
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
