import { expect, type Page } from '@playwright/test';
import { typeset } from '../../src/documents/maths/typeset.ts';
import { onFixture as test } from '../spec.ts';

/** Shows equations with the styles of a lesson in a browser without MathML. */
async function visitWithoutMathMl(page: Page, equations: readonly string[]): Promise<void> {
  const response = await page.request.get('/resources/study-materials/boiling');
  const css = [...(await response.text()).matchAll(/<style>(.*?)<\/style>/gs)]
    .map(([, text = '']) => text)
    .join('')
    .replace('@supports not (math-style:normal)', '@supports (display:block)');
  const maths = equations
    .map((tex) => `<p><math>${typeset(tex).maths.join('')}</math></p>`)
    .join('');
  // Renames the elements, so that the browser doesn't know them, like a browser without MathML.
  const names =
    /(?<![\w-])(math|m(?:i|n|o|text|space|row|frac|sqrt|sub|sup|subsup|over|under|underover|table|tr|td))(?![\w-])/g;
  await page.setContent(
    `<style>${css.replace(/[^{}]+(?=\{)/g, (selector) => selector.replace(names, 'x-$1'))}</style>${maths.replace(/(<\/?)(m[a-z]+)/g, '$1x-$2')}`,
  );
}

/**
 * Returns the visible text, including generated content, with ^ and _ before superscripts and
 * subscripts.
 */
function seen(elements: Element[]): string[] {
  const added = (element: Element, place: '::before' | '::after') => {
    const { content } = getComputedStyle(element, place);
    return content.startsWith('"') ? (JSON.parse(content) as string) : '';
  };
  const read = (node: Node): string => {
    if (!(node instanceof Element)) return node.textContent ?? '';
    const { verticalAlign } = getComputedStyle(node);
    const height = verticalAlign === 'super' ? '^' : verticalAlign === 'sub' ? '_' : '';
    const inside = Array.from(node.childNodes, read).join('');
    return `${height}${added(node, '::before')}${inside}${added(node, '::after')}`;
  };
  return elements.map(read);
}

test('a browser without MathML shows equations as equivalent text', async ({ page }) => {
  const equations = {
    '\\frac{a}{b}c': '(a / b)c',
    '\\frac{a}{bc}': '(a / (bc))',
    '\\frac{a+b}{c}': '((a+b) / c)',
    'a+\\frac{b}{c}': 'a+(b / c)',
    '\\frac{\\frac{a}{b}}{c}': '((a / b) / c)',
    '\\sqrt{a+b}c': '√(a+b)c',
    'x^{a+b}': 'x^(a+b)',
    'x^a+b': 'x^a+b',
    'x_1^2': 'x_1^2',
    '\\sum_{i=1}^{n} x_i': '∑_(i=1)^nx_i',
    '\\dot Q': 'Q˙',
  };
  await visitWithoutMathMl(page, Object.keys(equations));
  expect(await page.locator('p').evaluateAll(seen)).toEqual(Object.values(equations));
});
