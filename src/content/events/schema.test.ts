import { expect, test } from 'vitest';
import type { z } from 'zod';
import { timeInWords } from '../../domain/dates/clock-times.ts';
import { eventsSchema } from './schema.ts';
import { parseYaml } from '../read/read-yaml.ts';
import { expandEvents, type EventRecord } from '../../domain/events/calendar-event.ts';

const events = `reviewed: 2025-11-03
lead: Study nights.
subscribeNote: Once a day.
nothingComing: Wait.
events:
  - id: study-night
    date: 2025-09-10
    title: Study night
    location: CPE 2.222
    time: 7-9 PM
    description: Bring a problem.
    weekly:
      until: 2025-10-08
      changes:
        - week: 2025-10-01
          time: 6-8 PM
`;

const complaintAbout = (from: string, to: string) => {
  try {
    parseYaml('content/events.yaml', events.replace(from, to), eventsSchema);
  } catch (error) {
    return (error as Error).message;
  }
  return 'no complaint';
};

test('limits a series to 26 weeks and a move to six days', () => {
  expect(complaintAbout('until: 2025-10-08', 'until: 2026-03-04')).toBe('no complaint');
  expect(complaintAbout('until: 2025-10-08', 'until: 2026-03-11')).toContain(
    'the series would have 27 dates',
  );
  expect(complaintAbout('time: 6-8 PM', 'date: 2025-10-07')).toBe('no complaint');
  expect(complaintAbout('time: 6-8 PM', 'date: 2025-10-08')).toContain('within six days');
});

test('limits a day to 18 months after the last review', () => {
  const soon = events.replace(/ {4}weekly:[^]*/, '').replace('2025-09-10', '2027-05-03');
  const messageOf = (text: string) => complaintAbout(events, text);
  expect(messageOf(soon)).toBe('no complaint');
  expect(messageOf(soon.replace('2027-05-03', '2027-05-04')).match(/line \d+/g)).toEqual([
    'line 7',
  ]);
});

test('allows another event in the place of a canceled one', () => {
  const more =
    "          canceled: 'Exam.'\n  - { id: b, date: 2025-10-01, title: Study night, location: Hall, time: 6 PM, description: Here. }\n";
  expect(complaintAbout('          time: 6-8 PM\n', more)).toBe('no complaint');
  const before = more.replace('canceled', 'cancelled');
  expect(complaintAbout('          time: 6-8 PM\n', before)).toBe('no complaint');
});

test('reports every mistake of an event with an empty title', () => {
  const empty = events.replace('title: Study night', "title: ''");
  const wrong = empty
    .replace('time: 7-9 PM', 'time: in the evening')
    .replace('until: 2025-10-08', 'until: 2025-09-01');
  const message = complaintAbout(events, wrong);
  expect(message).toContain('"title" is empty');
  expect(message).toContain('calendars can’t read "in the evening"');
  expect(message).toContain('would end on 2025-09-01, before its first day');
});

const { weekly, ...fields } = eventsSchema.shape.events.element.shape;
const { week, ...changeable } = weekly.unwrap().shape.changes.unwrap().element.shape;
const examplesOf = (shape: Record<string, z.ZodType>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [name, [field.meta()?.['examples']].flat()[0]]),
  );

test('copies every field of an event to its dates', () => {
  const record = examplesOf(fields) as unknown as EventRecord;
  const series = { ...record, weekly: { until: record.date } };
  const seen = Object.keys(fields).filter((name) => !['sample', 'help'].includes(name));
  for (const [event] of [expandEvents([record]), expandEvents([series])]) {
    expect(Object.keys(event ?? {})).toEqual(expect.arrayContaining(seen));
  }
});

test('replaces every field that a week changes', () => {
  const usual = examplesOf(fields) as unknown as EventRecord;
  const change = examplesOf({ week, ...changeable }) as { week: string; time: string };
  const record = { ...usual, date: change.week };
  const weekly = { until: change.week, changes: [change] };
  const { week: _, time, ...changed } = change;
  expect(expandEvents([{ ...record, weekly }])).toMatchObject([changed]);
  expect(expandEvents([{ ...record, weekly }])[0]?.time).toBe(timeInWords(time));
});
