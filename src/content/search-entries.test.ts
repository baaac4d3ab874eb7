import { expect, test } from 'vitest';
import { courseEntries, eventEntries, pageEntry, roomEntries } from './search-entries.ts';

const event = { title: 'Study night', location: 'Room 1', time: '7-9 PM', description: 'Come.' };

test('a series is one event with the days on which it takes place', () => {
  const [series] = eventEntries([
    {
      ...event,
      id: 'night',
      date: '2025-09-10',
      weekly: { until: '2025-09-24', changes: [{ week: '2025-09-17', cancelled: 'No.' }] },
    },
  ]);
  expect(series?.days).toEqual([
    ['2025-09-10', '/events#night-2025-09-10'],
    ['2025-09-24', '/events#night-2025-09-24'],
  ]);
});

test('an event of an old year leads to the page of its year', () => {
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

test('a canceled event is found all the same', () => {
  const [found] = eventEntries([
    { ...event, id: 'a', date: '2025-09-10', cancelled: 'Canceled: snow.' },
  ]);
  expect(found).toMatchObject({ address: '/events#a', text: 'Canceled: snow. Room 1. Come.' });
});

test('a course says which of its lessons can be read', () => {
  const lesson = { title: 'Pumps', description: '', page: '/pumps' };
  const [course] = courseEntries([
    {
      name: 'Core',
      classes: [
        {
          code: 'CHE 318',
          name: 'Transport',
          lessons: [lesson, { title: 'Fans', description: '' }],
        },
      ],
    },
  ]);
  expect(course?.text).toBe('1 lesson: Pumps. Planned: Fans.');
});

test('a place that is explained as a room stands once', () => {
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

test('a page has the sentences of its record, and no addresses', () => {
  const { text } = pageEntry('Join', '/join', {
    lead: 'Come in',
    links: [{ to: 'https://a.example.org' }],
  });
  expect(text).toBe('Come in.');
});
