import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { whatChanged } from './what-changed.ts';

const folder = 'tests/fixtures/';
const board = globSync(`${folder}content/**/*.{yaml,md,mdx}`).map((path) => ({
  file: path.replaceAll('\\', '/').replace(folder, ''),
  source: readFileSync(path, 'utf8'),
}));

/** Returns the board with some words in a file replaced. */
function edited(name: string, ...edits: [from: string, to: string][]) {
  const file = `content/${name}`;
  return board.map((one) => {
    if (one.file !== file) return one;
    for (const [from] of edits) expect(one.source).toContain(from);
    return { file, source: edits.reduce((text, [from, to]) => text.replace(from, to), one.source) };
  });
}
const changesOf = (...edit: Parameters<typeof edited>) => whatChanged(board, edited(...edit));

test('ignores comments and review dates', () => {
  expect(whatChanged(board, board)).toEqual([]);
  expect(
    changesOf('events.yaml', ['reviewed: 2025-09-01', '# Looked at.\nreviewed: 2025-10-01']),
  ).toEqual([]);
});

test('describes a new series', () => {
  const series = `  - id: spring
    date: 2026-01-21
    title: Study night
    location: Library
    time: 7-9 PM
    description: Come.
    weekly:
      until: 2026-04-29
      changes:
        - { week: 2026-02-18, date: 2026-02-17 }
        - { week: 2026-03-18, canceled: 'Canceled: break.' }
        - { week: 2026-03-25, canceled: 'Canceled: exam.' }
`;
  expect(changesOf('events.yaml', ['  - id: tour\n', `${series}  - id: tour\n`])).toEqual([
    'Study night, new: 15 dates, Wed, Jan 21 to Wed, Apr 29, 2026, 2 canceled, 1 moved, 7–9 PM, Library',
  ]);
});

test('describes changes of a series and of single events', () => {
  expect(
    changesOf(
      'events.yaml',
      ['until: 2025-10-29', 'until: 2025-11-05'],
      ['time: 7-9 PM', 'time: 8-9 PM'],
      ["location: '{room}'", 'location: Cellar'],
      ['date: 2025-10-17', 'date: 2025-10-18'],
      ['Everybody may come.', 'All may come.'],
    ),
  ).toEqual([
    'Example evening: now 7 dates, Wed, Sep 24 to Wed, Nov 5, 2025, 1 canceled, 1 moved (was 6 dates, Wed, Sep 24 to Wed, Oct 29, 2025, 1 canceled, 1 moved); Example Hall, room 1.23 → Cellar on 5 dates; 7–9 PM → 8–9 PM on 5 dates',
    'Tour of a works on Fri, Oct 17, 2025: now Sat, Oct 18, 2025 (was Fri, Oct 17, 2025)',
    'Meeting on Tue, Oct 7, 2025: other words',
  ]);
});

test('describes a changed fact and the events that use it', () => {
  expect(changesOf('facts.yaml', ['room 1.23', 'room 2.34'])).toEqual([
    'Example evening: Example Hall, room 1.23 → Example Hall, room 2.34 on 5 dates',
    'Meeting on Tue, Oct 7, 2025: Example Hall, room 1.23 → Example Hall, room 2.34',
    '{room}: Example Hall, room 1.23 → Example Hall, room 2.34, in 2 places',
  ]);
});

test('describes changes of books', () => {
  expect(
    changesOf(
      'textbooks.yaml',
      ['description: From the first flow chart on.', 'status: lent'],
      ['status: lent\n    until: 2025-12-12', 'status: available'],
      ['title: Numbers With Units', 'title: Units With Numbers'],
    ),
  ).toEqual([
    'Books: 1 new (Units With Numbers); 1 gone (Numbers With Units); 1 lent (Balances for Beginners); 1 back (Wärme und Dämpfe)',
  ]);
});

test('counts two copies of a book as two', () => {
  const copy = (status: string) =>
    `textbooks:\n  - title: The Pump Book\n    author: Shaft & Seal\n    edition: 9th edition\n    course: DEM 310\n    status: ${status}\n`;
  const two = edited('textbooks.yaml', ['textbooks:\n', copy('lent')]);
  expect(whatChanged(board, two)).toEqual(['Books: 1 new (The Pump Book)']);
  expect(
    whatChanged(
      two,
      two.map((file) => ({ ...file })),
    ),
  ).toEqual([]);
  const back = edited('textbooks.yaml', ['textbooks:\n', copy('available')]);
  expect(whatChanged(two, back)).toEqual(['Books: 1 back (The Pump Book)']);
});

test('describes changes of dates, officers and words', () => {
  expect(changesOf('pages/registration.yaml', ['date: 2025-09-22', 'date: 2025-09-23'])).toEqual([
    'Registration dates: 1 changed (Schedule is out, Tue, Sep 23, 2025)',
  ]);
  expect(changesOf('officers/2025-26.yaml', ['name: Ada Sample', 'name: Zoë Sample'])).toEqual([
    'Officers: 1 new (Zoë Sample); 1 gone (Ada Sample)',
  ]);
  expect(changesOf('pages/join.yaml', ['lead: ', 'lead: Now, '])).toEqual([
    'The words on Join (content/pages/join.yaml) changed',
  ]);
});

test('describes changes of questions', () => {
  expect(
    changesOf(
      'questions.yaml',
      [
        '        what: heard\n  - id: round-tables',
        '        what: heard\n      - date: 2025-10-01\n        what: taken\n        to: the head of examples\n  - id: round-tables',
      ],
      ['id: cold-tea', 'id: hot-tea'],
      ['text: The first round table.', 'text: The first of them.'],
    ),
  ).toEqual([
    'Questions: 1 new (hot-tea); 1 gone (cold-tea); 1 taken (more-tables); 1 changed (round-tables)',
  ]);
});

test('lists new and deleted files, even next to broken ones', () => {
  const issue = { file: 'content/newsletters/2025-11.md', source: '---\n---\n' };
  expect(whatChanged(board, [...board, issue])).toEqual(['New: content/newsletters/2025-11.md']);
  expect(whatChanged([...board, issue], board)).toEqual(['Gone: content/newsletters/2025-11.md']);
  const broken = edited('officers/2025-26.yaml', ['officers:', 'officers: "']);
  const brokenEvents = edited('events.yaml', ['date: 2025-10-17', 'date: soon']);
  expect(whatChanged(broken, board).join()).toContain('Officers: 2 new (Bea Sample, Cyrus Sample)');
  expect(whatChanged(brokenEvents, board)).toEqual([
    'The words on Events Calendar (content/events.yaml) changed',
  ]);
});
