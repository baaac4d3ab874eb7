import { afterEach, expect, test, vi } from 'vitest';
import { IndexFiles, readEntries, readWords } from './index-files.ts';

const card = { title: 'A', address: '/a', detail: '', text: '' };
const answer = (content: unknown) => Response.json({ version: '1', content });

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a file is fetched once, also by two searches at a time', async () => {
  const fetched = vi.fn(() => Promise.resolve(answer([['pump', 12, 31]])));
  vi.stubGlobal('fetch', fetched);
  const files = new IndexFiles('1');
  await Promise.all([files.needWords([0]), files.needWords([0])]);
  expect(files.needWords([0])).toBeUndefined();
  expect(files.wordsIn(0)).toEqual([['pump', 12, 31]]);
  expect(fetched).toHaveBeenCalledOnce();
});

test('a file that did not come is told, and fetched again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  const files = new IndexFiles('1');
  expect(await files.needEntries([0])).toBe('unreachable');
  vi.stubGlobal('fetch', () => Promise.resolve(answer([card])));
  expect(await files.needEntries([0])).toBeUndefined();
  expect(files.entriesIn(0)).toEqual([card]);
});

test.each([[{}], [[['pump', 'x']]], [[[12]]], ['pump']])('%j holds no words', (content) => {
  expect(readWords(content)).toBeUndefined();
});

test.each([
  [[{ ...card, title: 1 }]],
  [[{ ...card, address: 'javascript:alert(1)' }]],
  [[{ ...card, address: '//elsewhere.example.org' }]],
  [[null]],
  [{}],
])('%j holds no entries', (content) => {
  expect(readEntries(content)).toBeUndefined();
});
