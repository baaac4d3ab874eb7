import { afterAll, expect, test } from 'vitest';
import { readBuiltPages } from '../../tools/check/built-pages.ts';
import { htmlFaults, keptHtml } from '../../tools/check/html.ts';

afterAll(() => {
  keptHtml.save();
});

test.each(readBuiltPages())('$path is valid HTML', async (page) => {
  expect(await htmlFaults(page)).toEqual([]);
});

test('reports a heading that skips a level, with its text', async () => {
  const html =
    '<!DOCTYPE html><html lang="en"><head><title>A</title></head><body><h1>One</h1><h4>Far below</h4></body></html>';
  expect((await htmlFaults({ path: '/about', html })).join()).toMatch(
    /heading-level.*Look at: Far below$/s,
  );
});
