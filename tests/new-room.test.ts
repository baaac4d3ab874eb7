import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentFaults } from '../tools/check/content.ts';
import { answer, beginWithCopy, change, read, today } from './new-answers.ts';

beginWithCopy();

const events = 'content/events.yaml';
const around = 'content/pages/getting-around.yaml';
const place = ['1', 'Second floor', 'The door on the left.'] as const;

const replace = (file: string, from: string, to: string) => {
  expect(read(file)).toContain(from);
  writeFileSync(file, read(file).replace(from, to));
};

test('what is over keeps the old room, a series week by week, and everything else has the new one', async () => {
  replace(
    'content/pages/about.yaml',
    'history:\n',
    'history:\n  - when: Fall 2020\n    text: We found [{room}](/resources/getting-around#{room}).\n',
  );
  replace(
    'content/pages/registration.yaml',
    '    date: 2025-09-22\n',
    "    date: 2025-09-22\n    location: '{room}'\n",
  );
  const before = {
    around: read(around),
    dates: read('content/pages/registration.yaml'),
  };

  const said = await answer('room', '', 'Example Hall, room 2.34', '2025-10-08', ...place);

  expect(read(events)).toContain(`      changes:
        - week: 2025-09-24
          location: Example Hall, room 1.23
        - week: 2025-10-01
          location: Example Hall, room 1.23
        - week: 2025-10-15
          cancelled:`);
  // The series itself goes on in the new room, and under the addresses that people have.
  expect(read(events)).toContain(
    "  - id: evening\n    date: 2025-09-24\n    title: Example evening\n    location: '{room}'\n",
  );
  expect(read(events)).toContain("title: Meeting\n    location: 'Example Hall, room 1.23'\n");
  expect(read('content/facts.yaml')).toContain('says: Example Hall, room 2.34');
  expect(read('content/pages/about.yaml')).toContain('text: We found Example Hall, room 1.23.');
  expect(change(before.dates, read('content/pages/registration.yaml'))).toEqual({
    gone: ["    location: '{room}'"],
    added: ["    location: 'Example Hall, room 1.23'"],
  });
  expect(change(before.around, read(around))).toEqual({
    gone: [],
    added: [
      "  - name: '{room}'",
      '    building: Example Hall',
      '    floor: Second floor',
      '    text: The door on the left.',
    ],
  });
  expect(said).toContain('so accept it on October 8, 2025.');
  expect(said).toContain(`${around}, line 3: walk the new route`);
  expect(said).toContain(`${around}, line 4: heading: How to find room 1.23`);
  expect(said).not.toContain(`${events}, line`);
  expect(await contentFaults()).toEqual([]);
});

test('a week that moves across the day of the move is where it is held', async () => {
  replace(
    events,
    '        - week: 2025-10-15\n',
    '        - week: 2025-10-08\n          date: 2025-10-07\n        - week: 2025-10-01\n          date: 2025-10-06\n        - week: 2025-10-15\n',
  );
  await answer('room', '', 'Cellar', '2025-10-06', ...place);
  expect(read(events)).toContain(
    '        - week: 2025-09-24\n          location: Example Hall, room 1.23\n',
  );
  expect(read(events).match(/location: Example Hall, room 1.23/g)).toHaveLength(1);
  expect(await contentFaults()).toEqual([]);
});

test('a series that is over says its room once', async () => {
  await answer('room', '', 'Cellar', '2025-11-01', ...place);
  expect(read(events)).toContain(
    "title: Example evening\n    location: 'Example Hall, room 1.23'\n",
  );
  expect(read(events)).not.toContain('- week: 2025-09-24');
  expect(await contentFaults()).toEqual([]);
});

test('a room that is explained already is not explained twice', async () => {
  replace(around, '  - name: Room 1.23\n', "  - name: '{room}'\n");
  const said = await answer('room', 'room', 'Example Hall, room 1.23', 'Library', '');
  expect(said).toContain('That’s where it is now');
  expect(said).toContain(`Press Enter for: ${today}`);
  expect(read(around)).not.toContain("name: '{room}'");
  expect(await contentFaults()).toEqual([]);
});
