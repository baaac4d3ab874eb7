import { expect, test } from 'vitest';
import { eventsSchema } from './schema.ts';
import { parseYaml } from '../read/read-yaml.ts';

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

test('a series may be as long as a long term, and a week may move by six days', () => {
  expect(complaintAbout('until: 2025-10-08', 'until: 2026-03-04')).toBe('no complaint');
  expect(complaintAbout('until: 2025-10-08', 'until: 2026-03-11')).toContain(
    'the series would have 27 dates',
  );
  expect(complaintAbout('time: 6-8 PM', 'date: 2025-10-07')).toBe('no complaint');
  expect(complaintAbout('time: 6-8 PM', 'date: 2025-10-08')).toContain('within six days');
});

test('a day may be 18 months after somebody last looked', () => {
  const soon = events.replace(/ {4}weekly:[^]*/, '').replace('2025-09-10', '2027-05-03');
  const messageOf = (text: string) => complaintAbout(events, text);
  expect(messageOf(soon)).toBe('no complaint');
  expect(messageOf(soon.replace('2027-05-03', '2027-05-04')).match(/line \d+/g)).toEqual([
    'line 7',
  ]);
});

test('a canceled evening makes room for another of its name', () => {
  const more =
    "          cancelled: 'Exam.'\n  - { id: b, date: 2025-10-01, title: Study night, location: Hall, time: 6 PM, description: Here. }\n";
  expect(complaintAbout('          time: 6-8 PM\n', more)).toBe('no complaint');
});
