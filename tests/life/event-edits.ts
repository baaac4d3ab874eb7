import { stringify } from 'yaml';
import { changed, type Edit } from './edit.ts';
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

/** Appends events to the file and sets its review date. */
const add = (copy: YearCopy, events: readonly object[], reviewed = today) => {
  const read = copy.read(file).replace(/^reviewed: .*$/m, `reviewed: ${reviewed}`);
  copy.write(file, read.trimEnd() + '\n' + stringify(events).replace(/^/gm, '  ').trimEnd() + '\n');
};

const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

export const eventEdits: readonly Edit[] = [
  {
    name: 'an event in the current month',
    make: (copy) => {
      add(copy, [{ ...event('this-month', today), title: 'This month' }]);
    },
  },
  changed('an event moved to another day', 'events', (page) => ({
    ...page,
    events: page.events.map((one, place) =>
      place === 1 ? { ...one, date: dayAfter(one.date, 9) } : one,
    ),
  })),
  changed('no canceled event', 'events', (page) => ({
    ...page,
    events: page.events.map((one) => ({
      ...one,
      canceled: undefined,
      weekly: one.weekly && { until: one.weekly.until },
    })),
  })),
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
  },
  {
    name: 'a series with a skipped and a moved week',
    make: (copy) => {
      const series = {
        ...event('spring-series', '2031-02-05'),
        weekly: {
          until: '2031-04-30',
          changes: [
            { week: '2031-03-12', canceled: 'Canceled: spring break.' },
            { week: '2031-03-19', date: '2031-03-20' },
          ],
        },
      };
      add(copy, [series], '2030-11-20');
    },
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
  },
];
