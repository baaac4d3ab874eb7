import { expect, test } from 'vitest';
import { requestWords, statusInWords } from './book-status.ts';

test('a book on the shelf is available', () => {
  expect(statusInWords({ status: 'available' })).toBe('On the shelf');
  expect(requestWords({ status: 'available' })).toBe('Request');
});

test('a lent book has a due date and a different request', () => {
  expect(statusInWords({ status: 'lent' })).toBe('Lent out');
  expect(statusInWords({ status: 'lent', until: '2027-01-15' })).toBe(
    'Lent out, due back January 15, 2027',
  );
  expect(requestWords({ status: 'lent' })).toBe('Ask to be next');
});
