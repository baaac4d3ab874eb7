import { afterEach, expect, test, vi } from 'vitest';
import { buildIndex } from '../../domain/search/build-index.ts';
import { IndexFile, readIndex } from './index-file.ts';

const index = buildIndex(
  [{ kind: 'book', title: 'Pumps', address: '/pumps', detail: '', names: '', text: '' }],
  [],
);
const answer = () => Promise.resolve(Response.json({ version: '1a', content: index }));

afterEach(() => {
  vi.unstubAllGlobals();
});

test('fetches the index once, even for two searches at the same time', async () => {
  const fetched = vi.fn<(url: string) => Promise<Response>>(answer);
  vi.stubGlobal('fetch', fetched);
  const file = new IndexFile('1a');
  const both = await Promise.all([file.fetch(), file.fetch()]);
  expect(both).toEqual([{ data: index }, { data: index }]);
  expect(await file.fetch()).toEqual({ data: index });
  expect(file.index).toEqual(index);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/search/index-1a.json']);
});

test('reports a failed fetch, and tries again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  const file = new IndexFile('1a');
  expect(await file.fetch()).toEqual({ problem: 'unreachable' });
  expect(file.index).toBeUndefined();
  vi.stubGlobal('fetch', answer);
  expect(await file.fetch()).toEqual({ data: index });
  expect(file.index).toEqual(index);
});

test('rejects the index of another build', async () => {
  vi.stubGlobal('fetch', answer);
  const file = new IndexFile('2b');
  expect(await file.fetch()).toEqual({ problem: 'another build' });
  expect(file.index).toBeUndefined();
});

const [card] = index.cards;
test.each([
  ['nothing', null],
  ['a list', []],
  ['no kinds', { ...index, kinds: undefined }],
  ['more entries than its kinds say', { ...index, cards: [card, card] }],
  ['no parts', { ...index, parts: undefined }],
  ['invalid days', { ...index, lastDays: [7] }],
  ['invalid words', { ...index, words: [[12]] }],
  ['an entry without a title', { ...index, cards: [{ ...card, title: 1 }] }],
  ['a script for an address', { ...index, cards: [{ ...card, address: 'javascript:alert(1)' }] }],
  ['no pages', { ...index, pages: undefined }],
  [
    'a script for the address of a page',
    { ...index, pages: [{ phrases: ['a'], title: 'A', text: 'A', to: 'javascript:alert(1)' }] },
  ],
  ['an address elsewhere', { ...index, cards: [{ ...card, address: '//elsewhere.example.org' }] }],
])('rejects %s', (_, content) => {
  expect(readIndex(content)).toBeUndefined();
});
