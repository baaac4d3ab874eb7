import { expect, test } from 'vitest';
import { withoutGaps } from './without-gaps.ts';

/** Prints with known gaps, and remembers what was tried. */
async function best(figures: number, start: number, results: Record<string, [number, number?]>) {
  const tried: string[] = [];
  const { later } = await withoutGaps(
    { later: 'as written', gap: start, pages: 8 },
    figures,
    (blocks) => {
      const later = blocks.join(' ');
      tried.push(later);
      const [gap, pages = 8] = results[later] ?? [0.9];
      return Promise.resolve({ later, gap, pages });
    },
  );
  return { later, tried };
}

test('where no page is half empty, and where no figure is wide, it stays as it was written', async () => {
  expect(await best(2, 0.3, {})).toEqual({ later: 'as written', tried: [] });
  expect(await best(0, 0.9, {})).toEqual({ later: 'as written', tried: [] });
});

test('a figure comes no later than it must', async () => {
  expect(await best(1, 0.5, { 1: [0.45], 2: [0.2], 3: [0.1] })).toEqual({
    later: '2',
    tried: ['1', '2'],
  });
});

test('what helps a little is kept, and the next figure is tried', async () => {
  const { later, tried } = await best(2, 0.5, { '3 0': [0.4], '3 1': [0.1] });
  expect(later).toBe('3 1');
  expect(tried).toEqual(['1 0', '2 0', '3 0', '4 0', '3 1']);
});

test('a gap is not closed at the price of a page', async () => {
  expect((await best(1, 0.5, { 1: [0.1, 9] })).later).toBe('as written');
});
