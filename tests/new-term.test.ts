import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentFaults } from '../tools/check/content.ts';
import { answer, beginWithCopy, change, read } from './new-answers.ts';

beginWithCopy();

const events = 'content/events.yaml';
const join = 'content/pages/join.yaml';
const dates = 'content/pages/registration.yaml';

test('copies last term’s series to new dates, with weeks off', async () => {
  const facts = 'content/facts.yaml';
  writeFileSync(facts, `${read(facts)}  - name: hours\n    says: 7-9 PM\n`);
  writeFileSync(events, read(events).replace('time: 7-9 PM', "time: '{hours}'"));
  writeFileSync(join, read(join).replace('(/events)', '(/events#evening)'));
  const before = { events: read(events), dates: read(dates) };
  const said = await answer(
    ...(['term', '', '2025-10-29', '2026-01-22', '2026-01-21', '', '', '2026-04-29'] as const),
    ...['2026-03-19', '2026-03-18', '', 'Canceled: spring break.'],
    ...['2026-02-18', 'moved', '2025-02-17', '2026-02-17', '', ''],
  );
  expect(change(before.events, read(events)).added.slice(-14)).toEqual([
    '  - id: example-evening-spring-2026',
    '    date: 2026-01-21',
    '    title: Example evening',
    "    location: '{room}'",
    "    time: '{hours}'",
    '    description: Bring an example.',
    '    help: true',
    '    weekly:',
    '      until: 2026-04-29',
    '      changes:',
    '        - week: 2026-02-18',
    '          date: 2026-02-17',
    '        - week: 2026-03-18',
    "          canceled: 'Canceled: spring break.'",
  ]);
  expect(read(events)).toContain('reviewed: 2025-10-06');
  expect(read(dates)).toBe(before.dates);
  expect(read(join)).toContain('(/events#example-evening-spring-2026)');
  expect(said).toContain('Last term goes on until 2025-10-29.');
  expect(said).toContain('2026-01-22 is a Thursday, and you said Wednesday.');
  expect(said).toContain('That’s 15 in all');
  expect(said).toContain('It isn’t on 2026-03-19.');
  expect(said).toContain('Type a day within six days of 2026-02-18.');
  expect(said).toContain('"evenings", in the newest file');
  expect(await contentFaults()).toEqual([]);
});

test.each([
  ['is over', 'until: 2025-10-29', 'until: 2025-10-01', 'says: Thursday'],
  ['goes on', 'until: 2025-10-29', 'until: 2025-10-29', 'says: Wednesday'],
])('sets the fact with the weekday while last term %s', async (_, from, to, says) => {
  const facts = 'content/facts.yaml';
  writeFileSync(facts, `${read(facts)}  - name: exampleEvening\n    says: Wednesday\n`);
  writeFileSync(
    events,
    read(events)
      .replace(/ {6}changes:[^]*?(?= {2}- id: tour)/, '')
      .replace(from, to),
  );
  writeFileSync(dates, read(dates).replace('  - event: evening-2025-10-15\n', ''));
  const said = await answer('term', 'Thursday', '2026-01-22', '', '', '2026-02-26', '', '');
  expect(read(facts)).toContain(says);
  expect(said.includes('when the term starts')).toBe(says === 'says: Wednesday');
  expect(await contentFaults()).toEqual([]);
});

test('changes the weekday, and replaces past registration dates', async () => {
  const said = await answer(
    ...([
      'term',
      'Thursday',
      '2026-01-22',
      '8-9 PM',
      'thursdays',
      '2026-02-26',
      '',
      'yes',
    ] as const),
    // Answers for the last hour to change classes, the schedule and the registration windows.
    ...['-', 'Schedule is online', '2024-02-02', '2026-02-02', ''],
    ...['', '2026-03-30', '2027-04-10', '2026-04-10'],
    ...['Last day to drop', '2026-04-20', '', ''],
  );
  expect(said).toContain('Windows open was Mon, Sep 29 to Fri, Oct 10, 2025.');
  expect(said).toContain('2024-02-02 is in the past');
  expect(said).toContain('in the same half year');
  expect(read(dates)).toContain(`  - event: meeting
    title: Meeting about windows
  - event: evening-2025-10-15
  - id: schedule-is-online-spring-2026
    title: Schedule is online
    date: 2026-02-02
  - id: windows-open-spring-2026
    title: Windows open
    date: 2026-03-30
    until: 2026-04-10
    text: Each for a day.
  - id: last-day-to-drop-spring-2026
    title: Last day to drop
    date: 2026-04-20
`);
  // The last hour stays, because it's not over yet on October 6.
  expect(read(dates)).toContain('id: last-hour\n');
  expect(read(dates)).not.toContain('id: schedule-out\n');
  expect(await contentFaults()).toEqual([]);
});
