import { expect, test } from 'vitest';
import { requestWords, statusInWords } from './book-status.ts';

test('a book on the shelf says so', () => {
  expect(statusInWords({ status: 'available' })).toBe('On the shelf');
  expect(requestWords({ status: 'available' })).toBe('Request');
});

test('a book that is lent says when it is due, which is true also later, and asks otherwise', () => {
  expect(statusInWords({ status: 'lent' })).toBe('Lent out');
  expect(statusInWords({ status: 'lent', until: '2027-01-15' })).toBe(
    'Lent out, due back January 15, 2027',
  );
  expect(requestWords({ status: 'lent' })).toBe('Ask to be next');
});
