import { isPair, isScalar, visit, type Document, type LineCounter } from 'yaml';
import { inCurlyQuotes, straightened, type WritingFault } from './explain-yaml.ts';

/**
 * Reports valid YAML with an unintended meaning: text hidden in a comment, and text in curly
 * quotes.
 */
export const misreadTexts = (document: Document, lines: LineCounter): WritingFault[] => [
  ...hiddenTexts(document, lines),
  ...curlyTexts(document, lines),
];

function curlyTexts(document: Document, lines: LineCounter): WritingFault[] {
  const faults: WritingFault[] = [];
  visit(document, {
    Scalar(_, { type, value, range }) {
      const [, within] = inCurlyQuotes.exec(String(value)) ?? [];
      // With more curly quotes inside, the outer ones are probably part of the text.
      if (type !== 'PLAIN' || within === undefined || /[“”]/.test(within) || !range) return;
      faults.push(straightened(lines.linePos(range[0]).line, within));
    },
  });
  return faults;
}

/** Reports text cut off by " #", which starts a comment. */
function hiddenTexts(document: Document, lines: LineCounter): WritingFault[] {
  const faults: WritingFault[] = [];
  const add = (comment: string, at: number) => {
    if (!/^\S/.test(comment)) return;
    faults.push({
      line: lines.linePos(at).line,
      text: `from "#${comment.slice(0, 20)}" on, this text is a comment nobody sees.`,
      cure: 'Put quotes around the whole text. If you meant a comment, start it with # and a space.',
    });
  };
  visit(document, {
    Pair(_, { key: name, value }) {
      if (!isScalar(value) || value.type?.startsWith('BLOCK')) return;
      const at = value.range?.[0] ?? (isScalar(name) ? name.range?.[0] : undefined);
      if (typeof value.comment === 'string' && at !== undefined) add(value.comment, at);
    },
    Scalar(_, { comment, range }, path) {
      if (isPair(path.at(-1)) || typeof comment !== 'string' || !range) return;
      add(comment, range[0]);
    },
  });
  return faults;
}
