import { expect, test } from 'vitest';
import {
  basename,
  existsSync,
  globSync,
  matchesGlob,
  openFiles,
  readdirSync,
  readFileSync,
} from './opened-files.ts';

test('finds files as on a disk', () => {
  openFiles(
    ['content/a.yaml', 'content/officers/2025-26.yaml', 'content/officers/portraits/a.png'],
    new Map([['content/a.yaml', 'a: 1']]),
  );
  expect(readFileSync('content/a.yaml')).toBe('a: 1');
  expect(existsSync('content/officers/portraits')).toBe(true);
  expect(existsSync('content/officers/portrait')).toBe(false);
  expect(readdirSync('content/officers')).toEqual(['2025-26.yaml', 'portraits']);
  expect(globSync('content/officers/*.yaml')).toEqual(['content/officers/2025-26.yaml']);
  expect(globSync('content/**/*.{yaml,md}')).toHaveLength(2);
  expect(() => readFileSync('content/b.yaml')).toThrow('There’s no file content/b.yaml.');
  expect(basename('content/a.yaml', '.yaml')).toBe('a');
  openFiles(['library/lessons/a.mdx'], new Map());
  expect(readFileSync('library/lessons/a.mdx')).toBe('');
});

test.each([
  ['content/newsletters/2025-10.md', 'content/newsletters/[0-9]*.md', true],
  ['content/newsletters/draft.md', 'content/newsletters/[0-9]*.md', false],
  ['content/officers/portraits/a.yaml', 'content/officers/*.yaml', false],
  ['content/a_yaml', 'content/*.yaml', false],
])('matches %s with %s', (path, pattern, isMatch) => {
  expect(matchesGlob(path, pattern)).toBe(isMatch);
});
