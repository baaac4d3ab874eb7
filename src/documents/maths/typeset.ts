import katex from 'katex';
import { Complaint } from '../text/fault.ts';
import { mathLetters } from './letters.ts';
import { formulasIn, isTooWide, partsOf, piecesInText } from './line-breaks.ts';
import { tidied } from './tidy.ts';
import { mathWords } from './words.ts';
import { readMathMl, textOf, writeMathMl, type MathNode } from './tree.ts';

/** Content of a `<math>` element, split where a line may break. */
export type Maths = readonly string[];

/** A formula split at its relations, which are the preferred places for line breaks. */
type Formula = readonly Maths[];

/** A display equation: one formula, or several next to each other. */
export type Equation = readonly Formula[];

/** Typesets inline TeX and describes it in words. */
export function typeset(tex: string): { maths: Maths; words: string } {
  const nodes = mathsOf(tex, false);
  return { maths: piecesInText(nodes).map(written), words: mathWords(nodes) };
}

/** Typesets a symbol that a script draws element by element. */
export const typesetSymbol = (tex: string): MathNode[] => (tex === '' ? [] : mathsOf(tex, false));

export function typesetEquation(tex: string): Equation {
  const formulas = formulasIn(mathsOf(tex, true)).map(partsOf);
  if (formulas.flat(2).some(isTooWide)) {
    throw new Complaint(
      'this equation is too wide for a phone, and there’s nowhere to break it.',
      'Compute its widest part in its own step, and use that name here.',
    );
  }
  return formulas.map((parts) => parts.map((pieces) => pieces.map(written)));
}

const written = (nodes: readonly MathNode[]) => nodes.map(writeMathMl).join('');

function mathsOf(tex: string, displayMode: boolean): MathNode[] {
  const nodes = tidied(readMathMl(mathMlOf(tex, displayMode)));
  const letters = nodes.map(textOf).join('').replace(/&\w+;/g, '');
  const unknown = Array.from(letters).find((letter) => !mathLetters.includes(letter));
  if (unknown !== undefined) {
    throw new Complaint(
      `the equation font doesn’t have "${unknown}".`,
      'Use another symbol, or say it in words outside the equation.',
    );
  }
  return nodes;
}

function mathMlOf(tex: string, displayMode: boolean): string {
  try {
    return katex.renderToString(tex, {
      displayMode,
      output: 'mathml',
      strict: 'error',
      trust: ({ command }) => command === '\\href',
    });
  } catch (error) {
    // KaTeX underlines the error with combining marks, which terminals can't display.
    const reason = (error as Error).message
      .replace('KaTeX parse error: ', '')
      .replace(/\u0332/g, '');
    throw new Complaint(
      `we can’t typeset this equation: ${reason}`,
      'Check its braces and its commands, which start with a backslash.',
    );
  }
}
