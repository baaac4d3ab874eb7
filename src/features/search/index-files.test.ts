import { afterEach, expect, test, vi } from 'vitest';
import { IndexFiles, readEntries, readPlacedCards, readWords } from './index-files.ts';

const card = { title: 'A', address: '/a', detail: '', text: '' };
const contents = { version: '1', kinds: [], lessons: [], words: [], entries: [2, 2] };
const answer = (content: unknown) => Response.json({ version: '1', content });

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a file is fetched once, also by two searches at a time', async () => {
  const fetched = vi.fn(() => Promise.resolve(answer([['pump', 12, 31]])));
  vi.stubGlobal('fetch', fetched);
  const files = new IndexFiles(contents);
  await Promise.all([files.needWords([0]), files.needWords([0])]);
  expect(files.needWords([0])).toBeUndefined();
  expect(files.wordsIn(0)).toEqual([['pump', 12, 31]]);
  expect(fetched).toHaveBeenCalledOnce();
});

test('a file that did not come is told, and fetched again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  const files = new IndexFiles(contents);
  expect(await files.needCards([0])).toBe('unreachable');
  vi.stubGlobal('fetch', () => Promise.resolve(answer([card])));
  expect(await files.needCards([0])).toBeUndefined();
  expect(files.cardOf(0)).toEqual(card);
});

test('entries are fetched by the file that holds them, and what has come is not fetched again', async () => {
  const fetched = vi.fn<(url: string) => Promise<Response>>(() =>
    Promise.resolve(answer([card, { ...card, title: 'B' }])),
  );
  vi.stubGlobal('fetch', fetched);
  const files = new IndexFiles(contents);
  await files.needCards([2, 3]);
  expect(files.cardOf(3).title).toBe('B');
  expect(files.needCards([3, 2])).toBeUndefined();
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/search/entries-1.json']);
});

test('what is shown at first for two letters comes in one file', async () => {
  const fetched = vi.fn<(url: string) => Promise<Response>>(() =>
    Promise.resolve(
      answer([
        [0, card],
        [3, card],
      ]),
    ),
  );
  vi.stubGlobal('fetch', fetched);
  const files = new IndexFiles(contents);
  expect(await files.needCards([0, 3], 'pu')).toBeUndefined();
  expect(files.cardOf(3)).toEqual(card);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/search/first-pu.json']);
});

test.each([
  [[card]],
  [[['0', card]]],
  [[[0, { ...card, address: '//elsewhere.example.org' }]]],
  [{}],
])('%j holds no entries with their places', (content) => {
  expect(readPlacedCards(content)).toBeUndefined();
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
