import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { removePages, unlinkPages } from './switched-off.ts';

const isOff = (address: string) => address.startsWith('/news');

test('deletes only the files of pages that are switched off', () => {
  const files = ['index.html', 'news.html', 'news.xml', 'news/2025-09.html', 'about.html'];
  const dist = temporaryFolder(Object.fromEntries(files.map((file) => [file, ''])));
  removePages(dist, isOff);
  expect(globSync('**/*.*', { cwd: dist }).sort()).toEqual(['about.html', 'index.html']);
});

test('replaces links to these pages with their text', () => {
  expect(
    unlinkPages(
      '<p>Read <a class="x" href="/news/2025-09">our <b>issue</b></a> or <a href="/about">us</a>.</p>',
      isOff,
    ),
  ).toBe('<p>Read our <b>issue</b> or <a href="/about">us</a>.</p>');
});
