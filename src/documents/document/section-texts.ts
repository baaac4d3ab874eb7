import { flatText } from '../../domain/quantities/print.ts';
import type { Block, Inline } from './document.ts';

export interface SectionText {
  id: string;
  title: string;
  text: string;
}

/** Returns the text of each section without its equations, for the search index. */
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

/** Returns the text of some blocks on one line, without answers to questions. */
export const textOf = (blocks: readonly Block[]): string =>
  blocks.map(sentenceOf).join(' ').replace(/\s+/g, ' ').trim();

/** Returns the text of a block, which always ends with punctuation. */
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
    // Index only the author's version.
    case 'way':
      return block.way === 'or' ? '' : textOf(block.children);
    case 'result':
      return lineOf(block.words);
    case 'turn':
      return `${block.title.replace(/[.:]?$/, '.')} ${textOf(block.statement)}`;
    case 'selfCheck':
      return lineOf(block.question);
    case 'drawing':
    case 'explore':
    case 'plot':
      return lineOf(block.caption);
    // References don't describe the topic of the section.
    case 'references':
    case 'equation':
      return '';
  }
}

const rowOf = (cells: readonly Inline[][]) =>
  cells
    .map((cell) => lineOf(cell))
    .filter((words) => /\p{L}/u.test(words))
    .join(' ');

/** Returns inline content as plain text, with a placeholder for each equation. */
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
