import { expect, test } from 'vitest';
import { excerpt, marked } from './excerpt.ts';

const words = (text: string, query: string) =>
  marked(text, query)
    .map(({ text: piece, isMarked }) => (isMarked ? `[${piece}]` : piece))
    .join('');

test.each([
  ['Two reactors in series', 'reactor', 'Two [reactors] in series'],
  ['Raoult’s law', 'raoults', '[Raoult’s] law'],
  ['Wärme und Dämpfe', 'warme', '[Wärme] und Dämpfe'],
  ['CHE 340, 18 min', 'che340', '[CHE] [340], 18 min'],
  ['The area of a', 'a', 'The area of a'],
  ['One <b> of them', '<b>', 'One <[b]> of them'],
])('marks whole words in "%s" for the search %s', (text, query, found) => {
  expect(words(text, query)).toBe(found);
});

const text =
  'A plant has many streams. One of them is hot and … is its heat. Heat goes from the hot one to the cold. The end.';

test('shows the best sentence and the next one', () => {
  expect(excerpt(text, 'cold heat')).toBe('Heat goes from the hot one to the cold. The end.');
});

test('prefers a sentence without equations', () => {
  expect(excerpt(text, 'hot')).toMatch(/^Heat goes/);
});

test('shortens a long sentence around the word', () => {
  const long = `${'lorem ipsum '.repeat(30)}valve ${'dolor sit '.repeat(30)}`;
  const cut = excerpt(long, 'valve');
  expect(cut).toContain('valve');
  expect(cut.length).toBeLessThan(190);
  expect(cut).toMatch(/^….*…$/);
});
