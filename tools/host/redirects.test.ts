import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { parentRedirects, redirectsFile } from './redirects.ts';

function redirectsOf(...files: string[]) {
  const all = ['index.html', '404.html', ...files];
  return parentRedirects(temporaryFolder(Object.fromEntries(all.map((file) => [file, '']))));
}

test('redirects a parent address to the nearest page above it', () => {
  expect(redirectsOf('a.html', 'a/b/c/d.html', 'a/e.html', 'x/y.pdf', 'z.pdf')).toEqual([
    { from: '/a/b', to: '/a' },
    { from: '/a/b/c', to: '/a' },
    { from: '/x', to: '/' },
  ]);
});

test('redirects the folders of PDFs to the list of lessons, if there is one', () => {
  const pdfs = ['lessons/mixing.pdf', 'lessons/formulas/mixing.pdf'];
  expect(redirectsOf(...pdfs, 'resources.html', 'resources/studyhome.html')).toEqual([
    { from: '/lessons', to: '/resources/studyhome' },
    { from: '/lessons/formulas', to: '/resources/studyhome' },
  ]);
  expect(redirectsOf(...pdfs).map(({ to }) => to)).toEqual(['/', '/']);
});

test('lists each address with and without a slash at the end', () => {
  expect(redirectsFile([{ from: '/a/b', to: '/a' }])).toBe('/a/b /a 307\n/a/b/ /a 307\n');
});
