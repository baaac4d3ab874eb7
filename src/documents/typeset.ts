import katex from 'katex';
import type { Equation } from './document.ts';
import { Complaint } from './fault.ts';

/** Typesets TeX as HTML for eyes and MathML for screen readers. */
export function typeset(tex: string, displayMode: boolean): string {
  try {
    const html = katex.renderToString(tex, {
      displayMode,
      output: 'htmlAndMathml',
      strict: 'error',
      trust: ({ command }) => command === '\\href',
    });
    // The source is in the lesson's file; in the page nobody reads it.
    return withPlaces(html.replace(/<annotation[^>]*>.*?<\/annotation>/s, ''));
  } catch (error) {
    // The typesetter underlines the place with marks that a terminal cannot show.
    const reason = (error as Error).message
      .replace('KaTeX parse error: ', '')
      .replace(/\u0332/g, '');
    throw new Complaint(
      `this equation cannot be typeset: ${reason}`,
      'Compare its braces and its commands, which begin with a backslash.',
    );
  }
}

/** The links that mark numbers become attributes, in the HTML for eyes and in the MathML. */
const withPlaces = (html: string): string =>
  html
    .replace(/<mn href="#n(\d+)">(.*?)<\/mn>/g, '<mrow data-n="$1"><mn>$2</mn></mrow>')
    .replace(/<mrow href="#n(\d+)"/g, '<mrow data-n="$1"')
    .replace(/<a href="#n(\d+)"/g, '<span data-n="$1"')
    .replaceAll('</a>', '</span>');

const lettersOnAPhone = 24;

/** About how many letters wide the widest line of an equation becomes. */
export function roughLength(tex: string): number {
  const lines = tex
    .replace(/\\href\{#n\d+\}\{((?:[^{}]|\{[^{}]*\})*)\}/g, '$1')
    .replace(/\\frac\{([^{}]*)\}\{[^{}]*\}/g, '$1')
    .replace(/\\(?:begin|end)\{\w+\}|\\(?:left|right|mathrm|text|quad|,|dot|hat|cdot)\b/g, '')
    .split('\\\\')
    .map((line) => line.replace(/\\[a-zA-Z]+/g, 'x').replace(/\[\w+\]|[{}^_&\s\\]/g, '').length);
  return Math.max(...lines);
}

/** Typesets an equation on lines of its own. */
export const typesetEquation = (tex: string): Equation => ({
  html: typeset(tex, true),
  isWide: roughLength(tex) > lettersOnAPhone,
});
