import { expect, test } from 'vitest';
import { copyOf } from './copy-of.ts';

const shelf = [
  { title: 'Pumps and People’s Valves', author: 'Field, Stone & Rivers', edition: '4th edition' },
  { title: 'The Pump Book', author: 'Shaft', edition: '9th edition' },
  { title: 'The Pump Book', author: 'Shaft', edition: 'Revised 10th edition' },
  { title: 'Old Wells', author: 'Yard', edition: 'from 1931' },
];
const words = (title: string, authors: string, edition?: string) =>
  copyOf({ title, authors, edition }, shelf)?.words;

test('a cited book that we have, however its title is typed', () => {
  expect(words("Pumps and people's valves", 'Field, Stone & Rivers', '4th edition')).toBe(
    'We have a copy',
  );
  expect(words('The Pump Book', 'Shaft & Seal', 'revised 10th edition')).toBe('We have a copy');
  expect(words('The Pump Book', 'Shaft')).toBe('We have a copy');
});

test('another edition is said to be another one', () => {
  expect(words('Pumps and People’s Valves', 'Field', '3rd edition')).toBe(
    'We have the 4th edition',
  );
  expect(words('Old Wells', 'Yard', '2nd edition')).toBe('We have another edition');
});

test('another book with the same title isn’t ours', () => {
  expect(words('The Pump Book', 'Rivers', '9th edition')).toBeUndefined();
  expect(words('Pumps', 'Field', '4th edition')).toBeUndefined();
});

test('the link finds the book on its page', () => {
  expect(copyOf({ title: 'The Pump Book', authors: 'Shaft' }, shelf)?.page).toBe(
    '/resources/textbooks?q=The%20Pump%20Book',
  );
});
