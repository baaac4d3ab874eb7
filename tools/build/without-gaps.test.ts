import { expect, test } from 'vitest';
import { withoutGaps } from './without-gaps.ts';

/** Runs the search with a simulated printer and records each attempt. */
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

test('changes nothing without a half-empty page or a wide figure', async () => {
  expect(await best(2, 0.3, {})).toEqual({ later: 'as written', tried: [] });
  expect(await best(0, 0.9, {})).toEqual({ later: 'as written', tried: [] });
});

test('moves as little text as possible', async () => {
  expect(await best(1, 0.5, { 1: [0.45], 2: [0.2], 3: [0.1] })).toEqual({
    later: '2',
    tried: ['1', '2'],
  });
});

test('keeps a small improvement and tries the next figure', async () => {
  const { later, tried } = await best(2, 0.5, { '3 0': [0.4], '3 1': [0.1] });
  expect(later).toBe('3 1');
  expect(tried).toEqual(['1 0', '2 0', '3 0', '4 0', '3 1']);
});

test('doesn’t add a page to close a gap', async () => {
  expect((await best(1, 0.5, { 1: [0.1, 9] })).later).toBe('as written');
});
