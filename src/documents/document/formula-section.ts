import { writeMathMl, type MathNode } from '../maths/tree.ts';
import type { Equation } from '../maths/typeset.ts';
import type { Block } from './document.ts';

interface Section {
  id: string;
  title: string;
  blocks: Block[];
}

/**
 * Finds the section of a lesson that explains a quantity: the only one with a formula for its
 * symbol, or else the one with the worked example.
 */
export function formulaSection(
  blocks: readonly Block[],
  symbol: readonly MathNode[],
): Pick<Section, 'id' | 'title'> | undefined {
  const sections = sectionsOf(blocks);
  const wanted = symbol.map(writeMathMl).join('');
  const isExample = (section: Section) => section.blocks.some(({ type }) => type === 'example');
  const explaining = sections.filter(
    (section) => !isExample(section) && equationsIn(section.blocks).some(defines(wanted)),
  );
  const [only] = explaining.length === 1 ? explaining : sections.filter(isExample);
  return only && { id: only.id, title: only.title };
}

function sectionsOf(blocks: readonly Block[]): Section[] {
  const sections: Section[] = [];
  for (const block of blocks) {
    if (block.type === 'heading' && block.depth === 2) {
      const title = block.children.map((inline) => ('text' in inline ? inline.text : '')).join('');
      sections.push({ id: block.id, title, blocks: [] });
    } else sections.at(-1)?.blocks.push(block);
  }
  return sections;
}

const equationsIn = (blocks: readonly Block[]): Equation[] =>
  blocks.flatMap((block) => {
    if (block.type === 'equation') return [block.equation];
    return block.type === 'way' ? equationsIn(block.children) : [];
  });

/** True if an equation starts with a symbol and an equals sign. */
const defines = (symbol: string) => (equation: Equation) =>
  equation.some((formula) => {
    const mathMl = formula.flat().join('');
    return mathMl.startsWith(symbol) && /^<mo[^>]*>[=≈≡]/.test(mathMl.slice(symbol.length));
  });
