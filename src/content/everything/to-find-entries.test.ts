import { expect, test } from 'vitest';
import {
  questionEntries,
  dateEntries,
  eventEntries,
  newsletterEntries,
  pageEntry,
  pastPersonEntries,
  roomEntries,
} from './to-find-entries.ts';

const event = { title: 'Study night', location: 'Room 1', time: '7-9 PM', description: 'Come.' };

test('a series is one entry with all its days', () => {
  const [series] = eventEntries([
    {
      ...event,
      id: 'night',
      date: '2025-09-10',
      weekly: { until: '2025-09-24', changes: [{ week: '2025-09-17', canceled: 'No.' }] },
    },
  ]);
  expect(series?.days).toEqual([
    ['2025-09-10', '/events#night-2025-09-10'],
    ['2025-09-24', '/events#night-2025-09-24'],
  ]);
});

test("an event of an older year links to that year's page", () => {
  const years = ['2023', '2024', '2025'].map((year) => ({
    ...event,
    id: year,
    date: `${year}-03-01`,
  }));
  expect(eventEntries(years).map(({ address }) => address)).toEqual([
    '/events#2025',
    '/events#2024',
    '/events/2023#2023',
  ]);
});

test('a place that is also a room is listed once', () => {
  const at = { x: 0, y: 0, width: 1, height: 1 };
  const found = roomEntries({
    rooms: [{ name: 'Plaza', text: 'In front.' }],
    places: [
      { name: 'Plaza', text: 'Paved.', at },
      { name: 'Library', text: 'Open late.', at },
    ],
  });
  expect(found.map(({ title }) => title)).toEqual(['Plaza', 'Library']);
});

test('a page has the sentences of its record, without addresses', () => {
  const { text } = pageEntry('Join', '/join', {
    lead: 'Come in',
    links: [{ to: 'https://a.example.org' }],
  });
  expect(text).toBe('Come in.');
});

test('an officer of several boards is listed once, on the last one', () => {
  const boards = [
    { id: 'board-2024-25', year: '2024–25', officers: [officer('Ada'), officer('Bea')] },
    { id: 'board-2023-24', year: '2023–24', officers: [officer('Bea'), officer('Cyrus')] },
  ];
  expect(
    pastPersonEntries(boards, [{ name: 'Ada' }]).map(({ title, address, detail }) => [
      title,
      address,
      detail,
    ]),
  ).toEqual([
    ['Bea', '/officers#board-2024-25', 'Director, 2024–25'],
    ['Cyrus', '/officers#board-2023-24', 'Director, 2023–24'],
  ]);
});

const officer = (name: string) => ({ name, role: 'Director' });

test("a newsletter's text includes the words of its pictures", () => {
  const issue = { title: 'May', date: '2026-05-01', summary: 'Short.', path: '/news/2026-05' };
  const pictures = [{ alt: 'A tank' }, { alt: 'A pump', caption: 'It leaks' }];
  const [entry] = newsletterEntries([{ ...issue, text: ['<p>One</p>', ...pictures] }]);
  expect(entry?.text).toBe('Short. One A tank. It leaks.');
});

test('a registration date links to its entry and shows its day', () => {
  const day = { first: '2027-03-29', last: '2027-03-29', ends: 0 };
  const [drop, closed] = dateEntries([
    { ...day, id: 'drop', title: 'Last day to drop', time: 'until 5 PM', text: 'With a W.' },
    { ...day, id: 'help', title: 'Help', location: 'Hall', canceled: 'Closed.', text: 'Come.' },
  ]);
  expect(drop).toMatchObject({
    title: 'Last day to drop',
    address: '/resources/registration#drop',
    detail: 'Mon, Mar 29, 2027, until 5 PM',
    text: 'With a W.',
  });
  expect(closed).toMatchObject({ detail: 'Mon, Mar 29, 2027', text: 'Closed. Come.' });
  expect(closed?.names).toContain('Hall');
});

test('a question is found by its state, answer, topic and course', () => {
  const [entry] = questionEntries(
    [
      {
        id: 'cold-tea',
        question: 'Why is the tea cold?',
        asked: '2026-09',
        topic: 'Tea',
        course: 'DEM 201',
        steps: [
          { what: 'heard', date: '2026-09-01' },
          { what: 'answered', date: '2026-09-03' },
        ],
        answer: 'It is not.',
      },
    ],
    () => 'Heat and Vapor',
  );
  expect(entry).toEqual({
    kind: 'question',
    title: 'Why is the tea cold?',
    address: '/asked#cold-tea',
    detail: 'DEM 201',
    names: 'question asked answered Tea Heat and Vapor cold-tea',
    text: 'Answered after 2 days. It is not.',
  });
});
