import { flatText } from '../../domain/quantities/print.ts';
import type { Block, Inline } from './document.ts';

/** A section of a document as a search sees it. */
export interface SectionText {
  id: string;
  title: string;
  text: string;
}

/** The sections of a document with their words, equations left out. */
export function sectionTexts(blocks: readonly Block[]): SectionText[] {
  const sections: SectionText[] = [];
  for (const block of blocks) {
    if (block.type === 'heading' && block.depth === 2) {
      sections.push({ id: block.id, title: lineOf(block.children), text: '' });
      continue;
    }
    const section = sections.at(-1);
    if (section) section.text = `${section.text} ${sentenceOf(block)}`.trim();
  }
  return sections;
}

/** The words of blocks in one line. What answers a question stays closed. */
export const textOf = (blocks: readonly Block[]): string =>
  blocks.map(sentenceOf).join(' ').replace(/\s+/g, ' ').trim();

/** The words of a block, closed so that they do not run into those of the next. */
function sentenceOf(block: Block): string {
  const words = wordsOf(block).replace(/\s+/g, ' ').replaceAll('….', '…').trim();
  return words === '' || /[.?!:…]$/.test(words) ? words : `${words}.`;
}

function wordsOf(block: Block): string {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return lineOf(block.children);
    case 'list':
      return block.items.map(textOf).join(' ');
    case 'table':
      return [block.head, ...block.rows].map(rowOf).join('. ');
    case 'example':
    case 'warning':
      return `${block.title.replace(/[.:]?$/, '.')} ${textOf(block.children)}`;
    case 'givens':
      return block.rows.map(({ words }) => lineOf(words)).join('. ');
    case 'step':
      return textOf(block.children);
    // What is told in two ways is found in the author's.
    case 'way':
      return block.way === 'or' ? '' : textOf(block.children);
    case 'result':
      return lineOf(block.words);
    case 'selfCheck':
      return lineOf(block.question);
    case 'drawing':
    case 'explore':
    case 'plot':
      return lineOf(block.caption);
    // Where else to read is not what a section is about.
    case 'references':
    case 'equation':
      return '';
  }
}

/** The cells of a row that are words; symbols and numbers alone say nothing here. */
const rowOf = (cells: readonly Inline[][]) =>
  cells
    .map((cell) => lineOf(cell))
    .filter((words) => /\p{L}/u.test(words))
    .join(' ');

/** Words without their decoration, with an ellipsis or something else for each equation. */
export const lineOf = (inlines: readonly Inline[], equation = '…'): string =>
  inlines
    .map((inline) => {
      switch (inline.type) {
        case 'text':
          return inline.text;
        case 'quantity':
          return flatText(inline.runs);
        case 'maths':
          return equation;
        case 'way':
          return inline.way === 'or' ? '' : lineOf(inline.children, equation);
        default:
          return lineOf(inline.children, equation);
      }
    })
    .join('');
