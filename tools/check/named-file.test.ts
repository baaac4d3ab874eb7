import { expect, test } from 'vitest';
import { namedFile } from './named-file.ts';

const folder = 'tests/fixtures/content';
const file = `${folder}/lessons/boiling.mdx`;

test.each(['boiling', 'boiling.mdx', 'lessons/boiling.mdx', file])(
  'finds %s by path or name',
  (said) => {
    expect(namedFile('lessons', said, `${folder}/lessons/*.mdx`)).toBe(file);
  },
);

test('suggests a similar name, or lists all', () => {
  expect(() => namedFile('lessons', 'boilng', `${folder}/lessons/*.mdx`)).toThrow(
    'There’s no lesson “boilng”. Did you mean “boiling”?',
  );
  expect(() => namedFile('problems', 'xyz', `${folder}/problems/*.mdx`)).toThrow(
    /There’s .*salt-pan/,
  );
});
