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

test('the index is fetched once, also by two searches at a time', async () => {
  const fetched = vi.fn<(url: string) => Promise<Response>>(answer);
  vi.stubGlobal('fetch', fetched);
  const file = new IndexFile('1a');
  const both = await Promise.all([file.fetch(), file.fetch()]);
  expect(both).toEqual([{ data: index }, { data: index }]);
  expect(await file.fetch()).toEqual({ data: index });
  expect(file.index).toEqual(index);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/search/index-1a.json']);
});

test('an index that did not come is told, and fetched again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  const file = new IndexFile('1a');
  expect(await file.fetch()).toEqual({ problem: 'unreachable' });
  expect(file.index).toBeUndefined();
  vi.stubGlobal('fetch', answer);
  expect(await file.fetch()).toEqual({ data: index });
  expect(file.index).toEqual(index);
});

test('an index of another build is not taken', async () => {
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
  ['days that are none', { ...index, lastDays: [7] }],
  ['words that are none', { ...index, words: [[12]] }],
  ['an entry without a title', { ...index, cards: [{ ...card, title: 1 }] }],
  ['a script for an address', { ...index, cards: [{ ...card, address: 'javascript:alert(1)' }] }],
  ['an address elsewhere', { ...index, cards: [{ ...card, address: '//elsewhere.example.org' }] }],
])('%s is no index', (_, content) => {
  expect(readIndex(content)).toBeUndefined();
});
