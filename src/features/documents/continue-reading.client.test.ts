// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { run } from './continue-reading.client.ts';

beforeEach(() => {
  document.body.innerHTML = '<div hidden><ul></ul><script></script></div>';
});

const lesson = (title: string) => ({ title, at: '#here', section: 'Here' });

function listed(kept: string): string[] | undefined {
  localStorage.setItem('reading', kept);
  const [script] = document.getElementsByTagName('script');
  if (script) run(script);
  const items = [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
  return document.querySelector('div')?.hidden === false ? items : undefined;
}

test('the last three are listed, latest first, with their sections', () => {
  const [a, b, c, d] = ['A', 'B', 'C', 'D'].map(lesson);
  expect(listed(JSON.stringify({ a, b, c, 'd e': d }))).toEqual([
    'D at Here',
    'C at Here',
    'B at Here',
  ]);
  expect(document.querySelector('a')?.getAttribute('href')).toBe(
    '/resources/study-materials/d%20e#here',
  );
});

test('malformed entries are skipped, and without any there is no box', () => {
  const kept = { a: lesson('A'), b: { title: 'B' }, c: null, d: 'D' };
  expect(listed(JSON.stringify(kept))).toEqual(['A at Here']);
  for (const text of ['null', '{', '[]', '3', '{"a":{"title":1}}']) {
    expect(listed(text)).toBeUndefined();
  }
});

test('a prerendered page lists what was stored before it is shown', () => {
  expect(listed('{}')).toBeUndefined();
  localStorage.setItem('reading', JSON.stringify({ a: lesson('A') }));
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(document.querySelector('li')?.textContent).toBe('A at Here');
});
