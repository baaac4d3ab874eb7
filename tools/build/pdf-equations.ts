import { readMathMl } from '../../src/documents/maths/tree.ts';
import { mathWords } from '../../src/documents/maths/words.ts';

// The symbols of sliders stand beside their words, and not on paper.
const piece = '<math\\b(?! aria-hidden)(?:(?!</math>).)*</math>';

// On lines of its own, or within a line: in several pieces if it is long, and then the mark behind
// it, such as a comma, holds on to the last one.
const box = '<div class="equation"[^>]*>(?<box>(?:<div>(?:(?!</?div).)*</div>|(?!</?div).)*)</div>';
const inLine = `(?<pieces>(?:${piece}(?:<wbr/>)?)+)(?<last><span class="whitespace-nowrap">${piece}(?<mark>[^<]*)</span>)?`;
const equation = new RegExp(`${box}|${inLine}`, 'gs');

// For readers of a page other words stand beside an equation that is hidden from them.
const withOtherWords = new RegExp(
  `<span aria-hidden="true">((?:${piece}(?:<wbr/>)?)+)</span><span class="sr-only">[^<]*</span>`,
  'gs',
);

type Groups = Partial<Record<'box' | 'pieces' | 'last' | 'mark', string>>;

const wordsOf = ({ box, pieces = '', last = '', mark = '' }: Groups) =>
  mathWords(readMathMl(box ?? pieces + last)) + mark;

/** Every equation of a page in words, as its PDF has to say them. */
export const equationsOf = (html: string): string[] =>
  [...html.matchAll(equation)].map(({ groups = {} }) => wordsOf(groups));

/** The page for print: each equation is a picture with its words, which `withFormulas` can tell. */
export const withSaidEquations = (html: string): string =>
  html.replace(withOtherWords, '$1').replace(equation, (...match: unknown[]) => {
    const [source] = match as [string];
    const groups = match.at(-1) as Groups;
    const name = `role="img" aria-label="~${wordsOf(groups)}"`;
    return groups.box === undefined
      ? `<span ${name}>${source}</span>`
      : `<div class="equation" ${name}>${groups.box}</div>`;
  });

// What the browser writes of a cell of an equation, which is a cell of no table to a reader.
const cellOfNoTable =
  /(\/S \/NonStruct\n(?:\/(?:P|Pg|K) .*\n)*)(\/A \[<<\/O \/Table\n\/RowSpan 1>> <<\/O \/Table\n\/ColSpan 1>>\])/g;

/** The same PDF, in which a picture that is an equation is tagged as one; no byte of it moves. */
export const withFormulas = (pdf: Buffer): Buffer =>
  Buffer.from(
    pdf
      .toString('latin1')
      .replaceAll('/S /Figure\n/Alt (~', '/S /Formula\n/Alt (')
      .replace(cellOfNoTable, (_, tag: string, cell: string) => tag + ' '.repeat(cell.length)),
    'latin1',
  );
