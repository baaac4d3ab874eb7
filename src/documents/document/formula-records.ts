import type {
  FormulaRow,
  LessonFormulas,
  MathPart,
  MathWords,
} from '../../domain/search/answer-records.ts';
import { flatText } from '../../domain/quantities/print.ts';
import { formulaLine } from '../maths/formula-line.ts';
import { isElement, readMathMl, writeMathMl, type MathNode } from '../maths/tree.ts';
import type { Inline } from './document.ts';
import type { FormulaSheet } from './formula-sheet.ts';
import { lineOf } from './section-texts.ts';

/**
 * Prepares the formulas of a sheet for the search, each with the symbols that the sheet explains.
 */
export function formulaRecords(
  { sections, symbols }: FormulaSheet,
  lesson: { title: string; course: string; page: string },
): LessonFormulas {
  const explained = symbols.flatMap(({ rows }) => rows);
  return {
    title: lesson.title,
    course: lesson.course,
    symbols: explained.map(([symbol = [], meaning = []]) => [wordsOf(symbol), wordsOf(meaning)]),
    rows: sections.flatMap(({ id, formulas }) =>
      formulas.map(({ paragraph, equations, versions }): FormulaRow => ({
        words: lineOf(paragraph),
        address: `${lesson.page}#${id}`,
        formulas: [...equations, ...versions.flatMap((way) => way.equations)]
          .flat()
          .map((formula) => {
            const mathMl = formula.flat().join('');
            const own = symbolsOf(readMathMl(mathMl));
            return {
              line: formulaLine(formula),
              pieces: withoutStop(formula.flat()).map(piece),
              symbols: explained.flatMap(([symbol = []], place) =>
                symbol.some((inline) => inline.type === 'maths' && has(own, mathMl, inline.maths))
                  ? [place]
                  : [],
              ),
            };
          }),
      })),
    ),
  };
}

/** Checks whether an equation contains a symbol: as a single element, or as a sequence like ΔT. */
function has(own: ReadonlySet<string>, equation: string, maths: readonly string[]): boolean {
  const symbol = maths.join('');
  return readMathMl(symbol).length > 1 ? equation.includes(symbol) : own.has(symbol);
}

/** Lists the symbols in an equation. A subscript or a dot makes a different symbol. */
function symbolsOf(nodes: readonly MathNode[]): Set<string> {
  return new Set(
    nodes.flatMap((node): string[] => {
      if (!isElement(node)) return [];
      if (['mi', 'msub', 'mover'].includes(node.name)) return [writeMathMl(node)];
      const inner = [...symbolsOf(node.children)];
      return ['msup', 'msubsup'].includes(node.name) ? [writeMathMl(node), ...inner] : inner;
    }),
  );
}

/** Converts text and math to the form that the search script renders. */
const wordsOf = (inlines: readonly Inline[]): MathWords =>
  inlines.flatMap((inline): MathWords => {
    if (inline.type === 'text') return [inline.text];
    if (inline.type === 'quantity') return [flatText(inline.runs)];
    return inline.type === 'maths' ? [inline.maths.map(piece)] : wordsOf(inline.children);
  });

const withoutStop = (pieces: readonly string[]) =>
  pieces.map((mathMl, place) =>
    place < pieces.length - 1
      ? mathMl
      : mathMl.replace(/(<mspace[^>]*>|<mo[^>]*>[,;.]<\/mo>)+$/, ''),
  );

const piece = (mathMl: string): MathPart[] => readMathMl(mathMl).map(partOf);

/** Decodes entities, because the script inserts plain text, not HTML. */
const partOf = (node: MathNode): MathPart =>
  isElement(node)
    ? [node.name, node.attributes, ...node.children.map(partOf)]
    : node.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
