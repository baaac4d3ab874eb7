import { afterEach, expect, test, vi } from 'vitest';
import { fetchData } from './fetch-data.ts';

const file = { url: '/numbers.json', version: '1', read: (content: unknown) => content };

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['did not come in time', new DOMException('late', 'TimeoutError'), 'slow'],
  ['broke off', new TypeError('Failed to fetch'), 'unreachable'],
])('recognizes a file that %s', async (_, error, problem) => {
  vi.stubGlobal('fetch', () => Promise.reject(error));
  expect(await fetchData(file)).toEqual({ problem });
});
