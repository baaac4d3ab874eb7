import { readMathMl } from '../../src/documents/maths/tree.ts';
import { mathWords } from '../../src/documents/maths/words.ts';

// Skips sliders' symbols, which are next to text and aren't printed.
const piece = '<math\\b(?! aria-hidden)(?:(?!</math>).)*</math>';

// A display or inline equation; a long one has several pieces, and punctuation after it is attached
// to the last one.
const box = '<div class="equation"[^>]*>(?<box>(?:<div>(?:(?!</?div).)*</div>|(?!</?div).)*)</div>';
const inLine = `(?<pieces>(?:${piece}(?:<wbr/>)?)+)(?<last><span class="whitespace-nowrap">${piece}(?<mark>[^<]*)</span>)?`;
const equation = new RegExp(`${box}|${inLine}`, 'gs');

// An equation that's hidden from screen readers, next to words that replace it.
const withOtherWords = new RegExp(
  `<span aria-hidden="true">((?:${piece}(?:<wbr/>)?)+)</span><span class="sr-only">[^<]*</span>`,
  'gs',
);

type Groups = Partial<Record<'box' | 'pieces' | 'last' | 'mark', string>>;

const wordsOf = ({ box, pieces = '', last = '', mark = '' }: Groups) =>
  mathWords(readMathMl(box ?? pieces + last)) + mark;

/** Lists the words for each of a page's equations, which its PDF must contain. */
export const equationsOf = (html: string): string[] =>
  [...html.matchAll(equation)].map(({ groups = {} }) => wordsOf(groups));

/** Turns each equation into an image with a label that `withFormulas` recognizes. */
export const withSaidEquations = (html: string): string =>
  html.replace(withOtherWords, '$1').replace(equation, (...match: unknown[]) => {
    const [source] = match as [string];
    const groups = match.at(-1) as Groups;
    const name = `role="img" aria-label="~${wordsOf(groups)}"`;
    return groups.box === undefined
      ? `<span ${name}>${source}</span>`
      : `<div class="equation" ${name}>${groups.box}</div>`;
  });

// The browser tags cells of an equation as table cells.
const cellOfNoTable =
  /(\/S \/NonStruct\n(?:\/(?:P|Pg|K) .*\n)*)(\/A \[<<\/O \/Table\n\/RowSpan 1>> <<\/O \/Table\n\/ColSpan 1>>\])/g;

/** Retags pictures of equations as formulas without moving a byte. */
export const withFormulas = (pdf: Buffer): Buffer =>
  Buffer.from(
    pdf
      .toString('latin1')
      .replaceAll('/S /Figure\n/Alt (~', '/S /Formula\n/Alt (')
      .replace(cellOfNoTable, (_, tag: string, cell: string) => tag + ' '.repeat(cell.length)),
    'latin1',
  );
