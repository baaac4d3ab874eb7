import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FormulaSheetList } from './FormulaSheetList.tsx';

const sheet = { title: 'Pumps', page: '/pumps/formulas', pdf: '/pumps.pdf', formulas: 1 };
const draw = (sheets: object[]) =>
  renderToStaticMarkup(
    createElement(FormulaSheetList, {
      courses: sheets.map((own) => ({
        code: 'GEN 1',
        name: 'Flow',
        page: '/resources/courses/gen-1',
        sheets: [{ ...sheet, topics: [], ...own }],
      })),
    }),
  );

test('each sheet stands under its course, with its PDF and what is its own', () => {
  const html = draw([{ topics: ['Head', 'Suction'] }]);
  expect(html).toContain('<h2 id="gen-1"');
  for (const href of ['/resources/courses/gen-1', '/pumps/formulas', '/pumps.pdf']) {
    expect(html).toContain(`href="${href}"`);
  }
  expect(html).toContain('1 formula · Head · Suction');
  expect(draw([{}])).toContain('>1 formula<');
});
