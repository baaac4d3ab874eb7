import { expect, test } from 'vitest';
import { namedFile } from './named-file.ts';

const folder = 'tests/fixtures/content';
const file = `${folder}/lessons/boiling.mdx`;

test.each(['boiling', 'boiling.mdx', 'lessons/boiling.mdx', file])(
  '%s is found by its path or its name',
  (said) => {
    expect(namedFile('lessons', said, folder)).toBe(file);
  },
);

test('a name that is nearly right is guessed, and for another one all are told', () => {
  expect(() => namedFile('lessons', 'boilng', folder)).toThrow(
    'There’s no lesson “boilng” in tests/fixtures/content/lessons. Did you mean “boiling”?',
  );
  expect(() => namedFile('problems', 'xyz', folder)).toThrow(/There’s .*salt-pan/);
});
