import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { attributeValues, readBuiltPages } from '../../tools/check/built-pages.ts';

const problems = readBuiltPages().filter(({ path }) =>
  path.startsWith('/resources/study-materials/problems/'),
);

test('every problem page has a place for every number of every seed', () => {
  for (const { path, html } of problems) {
    const { content: sets } = JSON.parse(readFileSync(`dist${path}.json`, 'utf8')) as {
      content: { printed: string[] }[];
    };
    const places = new Set(attributeValues(html, '[a-z]+', 'data-n').map(Number));
    const wanted = Array.from({ length: places.size }, (_, place) => place);
    expect(
      [...places].sort((a, b) => a - b),
      path,
    ).toEqual(wanted);
    for (const { printed } of sets) expect(printed, path).toHaveLength(places.size);
  }
});
