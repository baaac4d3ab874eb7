import { expect, test } from 'vitest';
import { calendarFindings } from './calendar.ts';

const words = 'reviewed: 2026-08-01\nlead: A\nsubscribeNote: B\nnothingComing: C\n';

interface Made {
  id: string;
  date: string;
  title?: string;
  until?: string;
}

const made = (events: Made[]) =>
  `${words}events:${events.length === 0 ? ' []' : ''}\n${events
    .map(
      ({ id, date, title = id, until }) =>
        `  - id: ${id}\n    date: ${date}\n    title: ${title}\n    location: Hall\n    time: 7-9 PM\n    description: Come.\n${until === undefined ? '' : `    weekly:\n      until: '${until}'\n`}`,
    )
    .join('')}`;

const findings = (events: Made[], today: string, facts = new Map<string, string>()) =>
  calendarFindings([{ file: 'content/events.yaml', source: made(events) }], today, facts).map(
    ({ line, due, text }) => ({ line, due, text }),
  );

const night = { id: 'night', date: '2026-09-02', title: 'Study night', until: '2026-11-18' };

test('lists the last day of a series, possibly a fact, and of the calendar', () => {
  const facts = new Map([['lastNight', '2026-11-18']]);
  const [series, last] = findings([{ ...night, until: '{lastNight}' }], '2026-10-01', facts);
  expect(series).toMatchObject({ line: 13, due: '2026-11-18' });
  expect(last).toMatchObject({
    due: '2026-11-18',
    text: 'the last event on the calendar is Study night on 2026-11-18: add the next ones',
  });
});

test('doesn’t list a series that continues under the same title', () => {
  const spring = { id: 'spring', date: '2027-01-20', title: 'Study night', until: '2027-04-28' };
  expect(findings([night, spring], '2026-10-01').map(({ due }) => due)).toEqual([
    '2027-04-28',
    '2027-04-28',
  ]);
});

test('lists a calendar that has run out, but not its past series', () => {
  expect(findings([night], '2026-11-19')).toMatchObject([{ due: '2026-11-18', line: 6 }]);
});

test('lists a calendar without events', () => {
  expect(findings([], '2026-11-19')).toMatchObject([
    { due: undefined, text: 'there are no events on the calendar' },
  ]);
});
