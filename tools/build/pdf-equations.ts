import { readMathMl } from '../../src/documents/maths/tree.ts';
import { mathWords } from '../../src/documents/maths/words.ts';

// Excludes the symbols of sliders, which aren't printed.
const piece = '<math\\b(?! aria-hidden)(?:(?!</math>).)*</math>';

// A display or inline equation. A long one has several pieces, and the last piece may include the
// punctuation after it.
const box = '<div class="equation"[^>]*>(?<box>(?:<div>(?:(?!</?div).)*</div>|(?!</?div).)*)</div>';
const inLine = `(?<pieces>(?:${piece}(?:<wbr/>)?)+)(?<last><span class="whitespace-nowrap">${piece}(?<mark>[^<]*)</span>)?`;
const equation = new RegExp(`${box}|${inLine}`, 'gs');

// An equation that screen readers skip because words next to it replace it.
const withOtherWords = new RegExp(
  `<span aria-hidden="true">((?:${piece}(?:<wbr/>)?)+)</span><span class="sr-only">[^<]*</span>`,
  'gs',
);

type Groups = Partial<Record<'box' | 'pieces' | 'last' | 'mark', string>>;

const wordsOf = ({ box, pieces = '', last = '', mark = '' }: Groups) =>
  mathWords(readMathMl(box ?? pieces + last)) + mark;

/** Lists the spoken words of all equations on a page. The page's PDF must contain them. */
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

// Chromium tags the cells of a multiline equation as table cells.
const cellOfNoTable =
  /(\/S \/NonStruct\n(?:\/(?:P|Pg|K) .*\n)*)(\/A \[<<\/O \/Table\n\/RowSpan 1>> <<\/O \/Table\n\/ColSpan 1>>\])/g;

/** Changes the tags of equations from figures to formulas. No byte of the PDF moves. */
export const withFormulas = (pdf: Buffer): Buffer =>
  Buffer.from(
    pdf
      .toString('latin1')
      .replaceAll('/S /Figure\n/Alt (~', '/S /Formula\n/Alt (')
      .replace(cellOfNoTable, (_, tag: string, cell: string) => tag + ' '.repeat(cell.length)),
    'latin1',
  );
