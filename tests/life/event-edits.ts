import { stringify } from 'yaml';
import type { Edit } from './edit.ts';
import { sentence } from '../sentences.ts';
import type { YearCopy } from './year-copy.ts';

const file = 'content/events.yaml';
const today = new Date().toISOString().slice(0, 10);

const event = (id: string, date: string, place = 0) => ({
  id,
  date,
  title: `Evening ${String(place + 1)}`,
  location: 'CPE 2.222',
  time: '7-9 PM',
  description: sentence(place, 24),
});

/** Adds events at the end of the file, as somebody types them who has looked at the file that day. */
const add = (copy: YearCopy, events: readonly object[], reviewed = today) => {
  const read = copy.read(file).replace(/^reviewed: .*$/m, `reviewed: ${reviewed}`);
  copy.write(file, read.trimEnd() + '\n' + stringify(events).replace(/^/gm, '  ').trimEnd() + '\n');
};

const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/** What happens to content/events.yaml in a year. */
export const eventEdits: readonly Edit[] = [
  {
    name: 'an event in the current month',
    make: (copy) => {
      add(copy, [{ ...event('this-month', today), title: 'This month' }]);
    },
    mistakes: [
      {
        what: 'a time without AM or PM',
        make: (copy) => {
          copy.replace(file, /time: 7-9 PM\n(?!.*time:)/s, 'time: 7-9\n');
        },
        file,
        on: 'time: 7-9',
        cure: 'Write AM or PM, as in 7-9 PM',
      },
      {
        what: 'a time in words',
        make: (copy) => {
          copy.replace(file, /time: 7-9 PM\n(?!.*time:)/s, 'time: evening\n');
        },
        file,
        on: 'time: evening',
        cure: 'Write AM or PM, as in 7-9 PM',
      },
    ],
  },
  {
    name: 'an event moved to another day',
    make: (copy) => {
      copy.change('events', (page) => ({
        ...page,
        events: page.events.map((one, place) =>
          place === 1 ? { ...one, date: dayAfter(one.date, 9) } : one,
        ),
      }));
    },
    mistakes: [
      {
        what: 'a day that does not exist',
        make: (copy) => {
          copy.change('events', (page) => ({
            ...page,
            events: page.events.map((one, place) =>
              place === 1 ? { ...one, date: '2026-02-30' } : one,
            ),
          }));
        },
        file,
        on: '2026-02-30',
        cure: 'The day; for a weekly event, the first one. For example:',
      },
    ],
  },
  {
    name: 'no canceled event',
    make: (copy) => {
      copy.change('events', (page) => ({
        ...page,
        events: page.events.map((one) => ({
          ...one,
          cancelled: undefined,
          weekly: one.weekly && { until: one.weekly.until },
        })),
      }));
    },
    mistakes: [
      {
        what: 'the reason deleted and its key left',
        make: (copy) => {
          add(copy, [{ ...event('left', today), cancelled: null }]);
        },
        file,
        on: 'cancelled: null',
        cure: 'Fill it in, or delete the line.',
      },
    ],
  },
  {
    name: 'sixty more events',
    make: (copy) => {
      add(
        copy,
        Array.from({ length: 60 }, (_, place) =>
          event(`evening-${String(place)}`, dayAfter(today, 2 * place), place),
        ),
      );
    },
    mistakes: [
      {
        what: 'an entry copied with its id',
        make: (copy) => {
          add(copy, [{ ...event('evening-3', today), title: 'Copied' }]);
        },
        file,
        cure: 'Give each its own id, for example with the month at the end.',
        on: 'id: evening-3',
      },
    ],
  },
  {
    name: 'a series with a skipped and a moved week',
    make: (copy) => {
      const series = {
        ...event('spring-series', '2031-02-05'),
        weekly: {
          until: '2031-04-30',
          changes: [
            { week: '2031-03-12', cancelled: 'Canceled: spring break.' },
            { week: '2031-03-19', date: '2031-03-20' },
          ],
        },
      };
      add(copy, [series], '2030-11-20');
    },
    mistakes: [
      {
        what: 'last year’s end left in place',
        make: (copy) => {
          copy.replace(file, 'until: 2031-04-30', 'until: 2030-04-30');
        },
        file,
        on: 'until: 2030-04-30',
        cure: 'Fix its last day, "until"',
      },
      {
        what: 'a week that the series does not have',
        make: (copy) => {
          copy.replace(file, 'week: 2031-03-12', 'week: 2031-03-13');
        },
        file,
        on: 'week: 2031-03-13',
        cure: 'Its days are 2031-02-05, 2031-02-12',
      },
    ],
  },
  {
    name: 'events of five years',
    make: (copy) => {
      add(
        copy,
        ['2027', '2028', '2029', '2030', '2031'].map((year, place) =>
          event(`night-of-${year}`, `${year}-03-01`, place),
        ),
        '2030-11-20',
      );
    },
    mistakes: [
      {
        what: 'a tab where spaces belong',
        make: (copy) => {
          copy.replace(file, '    title: Evening 3', '\ttitle: Evening 3');
        },
        file,
        on: '\ttitle: Evening 3',
        cure: 'Use spaces, as many as the line above has.',
      },
    ],
  },
];
