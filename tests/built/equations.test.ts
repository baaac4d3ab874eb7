import { expect, test } from 'vitest';
import { readBuiltPages } from '../../tools/check/built-pages.ts';
import { equationsOf } from '../../tools/build/pdf-equations.ts';

const pages = readBuiltPages().filter(({ html }) => html.includes('<math'));

test('there are pages with equations', () => {
  expect(pages).not.toHaveLength(0);
});

test.each(pages)('every equation of $path has plain spoken words', ({ html }) => {
  const words = equationsOf(html);
  expect(words.length).toBeGreaterThan(0);
  expect(words.filter((said) => !/^[A-Za-z0-9][A-Za-z0-9 .,;:'-]*[?)]*$/.test(said))).toEqual([]);
});

/**
 * Number of children of MathML elements. With any other number, browsers draw a plain row, such as
 * a fraction without its bar.
 */
const partsOf: Readonly<Record<string, number>> = {
  mfrac: 2,
  mroot: 2,
  msub: 2,
  msup: 2,
  munder: 2,
  mover: 2,
  msubsup: 3,
  munderover: 3,
};

/** Lists unclosed elements and elements with a wrong number of children. */
function brokenElements(maths: string): string[] {
  const open = [{ name: 'math', parts: 0 }];
  return [...maths.matchAll(/<(\/?)([a-z]+)[^>]*?(\/?)>/g)].flatMap(
    ([, end, name = '', closed]) => {
      const around = open.at(-1);
      if (end === '') {
        if (around) around.parts += 1;
        if (closed === '') open.push({ name, parts: 0 });
        return [];
      }
      const last = open.pop();
      if (last?.name !== name) return [`</${name}> closes <${last?.name ?? ''}>`];
      const wanted = partsOf[name] ?? last.parts;
      return last.parts === wanted ? [] : [`<${name}> has ${String(last.parts)} parts`];
    },
  );
}

test.each(pages)('every fraction and power of $path is complete', ({ html }) => {
  const equations = [...html.matchAll(/<math\b[^>]*>(.*?)<\/math>/gs)];
  expect(equations.flatMap(([, inner = '']) => brokenElements(inner))).toEqual([]);
});
