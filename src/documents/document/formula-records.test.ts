import { expect, test } from 'vitest';
import { typeset, typesetEquation } from '../maths/typeset.ts';
import type { Block, Inline } from './document.ts';
import { formulaSheet } from './formula-sheet.ts';
import { formulaRecords } from './formula-records.ts';

const text = (words: string): Inline => ({ type: 'text', text: words });
const maths = (tex: string): Inline => ({ type: 'maths', ...typeset(tex) });
const row = (meaning: string, ...symbols: string[]) => [
  symbols.map(maths),
  [text(meaning)],
  [text('K')],
];

const blocks: Block[] = [
  { type: 'heading', depth: 2, id: 'rate', children: [text('Rate')] },
  { type: 'paragraph', children: [text('This is Newton’s. With '), maths('F'), text(' known:')] },
  { type: 'equation', equation: typesetEquation(String.raw`\dot Q < U \Delta T_a,`) },
  {
    type: 'table',
    head: [[text('Symbol')], [text('Meaning')], [text('Unit')]],
    rows: [
      row('duty', String.raw`\dot Q`),
      row('charge', 'Q'),
      row('temperature', 'T'),
      row('differences', String.raw`\Delta T_a`, String.raw`\Delta T_b`),
      row('coefficient', 'U'),
    ],
  },
];

test('a formula has its line, its paragraph, and only its own symbols', () => {
  const sheet = formulaSheet(blocks);
  const lesson = { title: 'Heat', course: 'GEN 1', page: '/heat' };
  const found = sheet && formulaRecords(sheet, lesson);
  const [first] = found?.rows ?? [];
  expect(first).toMatchObject({ words: 'This is Newton’s. With … known:', address: '/heat#rate' });
  const [formula] = first?.formulas ?? [];
  expect(formula?.line).toBe('Q < UΔT_a');
  expect(formula?.symbols.map((place) => found?.symbols[place]?.[1])).toEqual([
    ['duty'],
    ['differences'],
    ['coefficient'],
  ]);
  const drawn = JSON.stringify(formula?.pieces);
  expect(drawn).toContain('["mo",{},"<"]');
  expect(drawn, 'the comma belongs to the sentence').not.toContain('","]');
});
