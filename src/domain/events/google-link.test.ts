import { expect, test } from 'vitest';
import { googleLink } from './google-link.ts';

const link = (time: string, date = '2025-09-10', canceled?: string) =>
  new URL(
    googleLink(
      {
        id: 'x',
        date,
        title: 'Q&A “live”',
        location: 'CPE 2.222',
        time,
        description: 'Bring 50 % of\na [problem](/resources/study-materials) + a pen',
        canceled,
      },
      'America/Chicago',
    ),
  ).searchParams;

test('an end after midnight is on the next day, even at the end of a month', () => {
  expect(link('10 PM-1 AM', '2025-09-30').get('dates')).toBe('20250930T220000/20251001T010000');
});

test.each(['All day', 'TBA', 'after class'])(
  '"%s" takes the whole day with an exclusive end',
  (time) => {
    expect(link(time, '2025-12-31').get('dates')).toBe('20251231/20260101');
    expect(link(time).has('ctz')).toBe(false);
  },
);

test('title, description and location survive encoding', () => {
  expect(link('noon').get('text')).toBe('Q&A “live”');
  expect(link('noon').get('details')).toBe('Bring 50 % of\na problem + a pen');
  expect(link('noon').get('location')).toBe('CPE 2.222');
  expect(link('noon').get('action')).toBe('TEMPLATE');
});

test('a canceled event says so, with the reason', () => {
  const { text, details } = Object.fromEntries(
    link('noon', '2025-09-10', 'The [hall](/x) is shut.'),
  );
  expect(text).toBe('Canceled: Q&A “live”');
  expect(details).toMatch(/^The hall is shut\.\n\nBring 50 %/);
});
