import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changeFaults } from './change-faults.ts';

const folder = 'tests/fixtures/';
const board = globSync(`${folder}content/**/*.{yaml,md,mdx}`).map((path) => ({
  file: path.replaceAll('\\', '/').replace(folder, ''),
  source: readFileSync(path, 'utf8'),
}));
const day = '2025-11-15';

type Edit = [name: string, from: string, to: string];

/** Returns the board after some edits, each in a file. */
const edited = (...edits: Edit[]) =>
  edits.reduce((files, [name, from, to]) => {
    const file = `content/${name}`;
    expect(files.find((one) => one.file === file)?.source).toContain(from);
    return files.map((one) =>
      one.file === file ? { file, source: one.source.replace(from, to) } : one,
    );
  }, board);

const faultsOf = (...edits: Edit[]) =>
  changeFaults({ before: board, after: edited(...edits), day }).map(({ message }) => message);

const event = (id: string, date: string) => `  - id: ${id}
    date: ${date}
    title: New tour
    location: Plaza
    time: 7-9 PM
    description: Come.
`;
const added = (text: string): Edit => ['events.yaml', '  - id: tour\n', `${text}  - id: tour\n`];

test('accepts a board that hasn’t changed, and new words and days ahead', () => {
  expect(changeFaults({ before: board, after: board, day: '2040-01-01' })).toEqual([]);
  expect(
    faultsOf(
      added(event('ahead', '2025-11-20')),
      added(event('yesterday', '2025-11-14')),
      ['textbooks.yaml', 'until: 2025-12-12', 'until: 2025-12-19'],
      ['events.yaml', 'Everybody may come.', 'All may come.'],
    ),
  ).toEqual([]);
});

test.each<[what: string, edit: Edit, message: string]>([
  [
    'a new event that’s over',
    added(event('late', '2025-03-12')),
    'content/events.yaml, line 40\n  "New tour" is new, but it would be on March 12, 2025, and that’s over.\n  Fix the day, most likely its year. If it’s for the record, write "# over" after it.',
  ],
  [
    'a new registration date that’s over',
    [
      'pages/registration.yaml',
      'dates:\n',
      'dates:\n  - id: drop\n    title: Last day to drop\n    date: 2025-02-03\n',
    ],
    '"Last day to drop" is new, but it would be on February 3, 2025',
  ],
  [
    'a book that should have been back',
    ['textbooks.yaml', 'until: 2025-12-12', 'until: 2024-12-12'],
    'content/textbooks.yaml, line 27\n  "Wärme und Dämpfe" would be due back on December 12, 2024, and that’s over.',
  ],
  [
    'an old id for a new event',
    ['events.yaml', 'date: 2025-10-17', 'date: 2026-02-13'],
    'content/events.yaml, line 40\n  "tour" was on October 17, 2025, so it would move in people’s calendars, to February 13, 2026.\n  Give the new one its own id',
  ],
  [
    'an old id for a new registration date',
    ['pages/registration.yaml', 'date: 2025-09-22', 'date: 2026-02-22'],
    'Give the new one its own id',
  ],
])('reports %s', (_, edit, message) => {
  const [only, ...others] = faultsOf(edit);
  expect(only).toContain(message);
  expect(others).toEqual([]);
});

test('accepts an event that’s over on purpose, and a postponed one', () => {
  expect(faultsOf(added(event('late', '2025-03-12 # over')))).toEqual([]);
  expect(faultsOf(['events.yaml', 'date: 2025-10-17', 'date: 2025-11-16'])).toEqual([]);
});

const move: Edit = ['facts.yaml', 'room 1.23', 'room 2.34'];
const earlier = (text: string): Edit => [
  'facts.yaml',
  'room 2.34',
  `room 2.34\n    earlier:${text}`,
];

test('asks until when a fact was true before past events change', () => {
  expect(faultsOf(move)).toEqual([
    `content/facts.yaml, line 4
  6 past events, like Example evening on September 24, 2025, would say Example Hall, room 2.34 instead of Example Hall, room 1.23.
  Add what it said before, with the last day that was true. If it was never true, write "earlier: []".
    earlier:
      - until: 2025-11-14
        said: Example Hall, room 1.23`,
  ]);
  const told = '\n      - until: 2025-11-14\n        said: Example Hall, room 1.23';
  expect(faultsOf(move, earlier(told))).toEqual([]);
  expect(faultsOf(move, earlier(' []'))).toEqual([]);
});

test('reports where an officer who left is still named', () => {
  const left: Edit = ['officers/2025-26.yaml', 'name: Bea Sample', 'name: Dora Sample'];
  expect(faultsOf(left)).toEqual([]);
  expect(
    faultsOf(
      left,
      ['pages/join.yaml', 'lead: ', 'lead: Ask Bea Sample. '],
      added(event('ahead', '2025-11-20').replace('Come.', 'Ask Bea Sample.')),
      ['events.yaml', 'Everybody may come.', 'Bea Sample came.'],
    ),
  ).toEqual([
    expect.stringContaining('content/events.yaml, line 39\n  it names Bea Sample, who isn’t'),
    expect.stringContaining('content/pages/join.yaml, line '),
  ]);
});
