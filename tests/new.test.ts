import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentFaults } from '../tools/check/content.ts';
import { answer, beginWithCopy, change, home, read, today } from './new-answers.ts';

beginWithCopy();

describe('a year of officers', () => {
  const people = [
    ...['', '', 'Senior'], // Ada stays.
    ...['Dora Sample', '', 'Junior'], // In the place of Bea.
    ...['-'], // Nobody in the place of Cyrus.
    ...['Emil Sample', 'Webmaster', '1', ''],
  ];

  test('is the newest file with new dates and people, and leaves that alone', async () => {
    const before = read('content/officers/2025-26.yaml');
    const said = await answer('officers', '', '', 'Three of us.', ...people);
    expect(read('content/officers/2025-26.yaml')).toBe(before);
    const old = parse(before) as { officers: Record<string, string>[] };
    expect(old.officers[0]).toHaveProperty('bio');
    expect(parse(read('content/officers/2026-27.yaml'))).toEqual({
      ...old,
      from: '2026-08-25',
      to: '2027-05-15',
      lead: 'Three of us.',
      officers: [
        { ...old.officers[0], year: 'Senior' },
        { name: 'Dora Sample', role: 'Events Coordinator', year: 'Junior' },
        { name: 'Emil Sample', role: 'Webmaster', year: 'Freshman' },
      ],
    });
    expect(await contentFaults()).toEqual([]);
    expect(said).toContain('Written:\n  content/officers/2026-27.yaml');
    expect(said).toContain('npm run validate:content');
  });

  test('explains a wrong day, a wrong term and a year that does not exist, and asks again', async () => {
    const said = await answer(
      ...(['officers', 'August', '2026-08-25', '2026-05-15', '2027-05-15', ''] as const),
      ...['', '', 'Juniro', ...people.slice(2)],
    );
    expect(said).toContain('"from" is "August", which isn’t a calendar day');
    expect(said).toContain('The term would end before it begins');
    expect(said).toContain('Did you mean "Junior"?');
    expect(await contentFaults()).toEqual([]);
  });

  test('does not take the place of one that is there', async () => {
    const before = read('content/officers/2025-26.yaml');
    await expect(answer('officers', '2025-08-25', '2026-05-15')).rejects.toThrow(
      'content/officers/2025-26.yaml already exists, and we never overwrite a file',
    );
    expect(read('content/officers/2025-26.yaml')).toBe(before);
  });

  test('keeps the comments at the top', async () => {
    const file = 'content/officers/2025-26.yaml';
    writeFileSync(file, `# Once a year.\n\n${read(file)}`);
    await answer('officers', '', '', '', ...people);
    expect(read('content/officers/2026-27.yaml')).toMatch(/^# Once a year\.\n\nfrom: 2026-08-25\n/);
  });
});

describe('a question', () => {
  const file = 'content/questions.yaml';

  test('is heard today, and nothing else changes but the day up to which the file is written', async () => {
    const before = read(file);
    const said = await answer('question', 'Is there sugar?', '', '', 'tea & biscuits', '', '');
    const after = read(file);
    expect(after.replace(`reviewed: ${today}`, 'reviewed: 2025-10-01')).toBe(
      `${before}  - id: is-there-sugar
    question: Is there sugar?
    asked: 2025-10
    topic: Tea & Biscuits
    steps:
      - date: 2025-10-06
        what: heard
`,
    );
    expect(said).toContain('npm run new step');
    expect(await contentFaults()).toEqual([]);
  });

  test('explains a name, a day to come, a later month, an unknown course and an id that is taken', async () => {
    const said = await answer(
      ...([
        'question',
        'Why does Dr. Sample smile?',
        'Why smile?',
        '2025-10-07',
        '2025-09-30',
      ] as const),
      ...['2025-10', '2025-09', 'Tables', 'DEM 1O1', 'DEM 101', 'cold-tea', 'why-smile'],
    );
    expect(said).toContain('it names someone: "Dr. Sample"');
    expect(said).toContain('2025-10-07 is in the future');
    expect(said).toContain('You heard it before that, in 2025-09.');
    expect(said).toContain('Did you mean "DEM 101"?');
    expect(said).toContain('Another question is already called "cold-tea".');
    expect(await contentFaults()).toEqual([]);
  });

  test('that is taken and answered has a step for each, and the answer once', async () => {
    const { questions: old } = parse(read(file)) as {
      questions: { id: string; steps: object[] }[];
    };
    const said = await answer('step', 'more-tables', 'taken', '2025-09-28', '', '1', '');
    expect(said).toContain('That’s before 2025-09-29');
    expect(said).toContain('  1  more-tables: Could there be more tables?');
    await answer('step', '1', 'answered', '', 'At last.', 'Yes: two, in the corner.');
    await answer('step', 'more-tables', 'done', '', '');
    const { reviewed, questions } = parse(read(file)) as { reviewed: string; questions: object[] };
    expect(reviewed).toBe(today);
    expect(questions).toEqual(
      old.map((each) =>
        each.id === 'more-tables'
          ? {
              ...each,
              steps: [
                ...each.steps,
                { date: today, what: 'taken', to: 'the head of examples' },
                { date: today, what: 'answered', text: 'At last.' },
                { date: today, what: 'done' },
              ],
              answer: 'Yes: two, in the corner.',
            }
          : each,
      ),
    );
    expect(await contentFaults()).toEqual([]);
  });

  test('that is refused needs a reason, and one that nobody asked is named', async () => {
    const said = await answer('step', 'cold-te', 'cold-tea', 'refused', '', '', 'Ice is scarce.');
    expect(said).toContain('Did you mean "cold-tea"?');
    expect(said).toContain('This can’t be empty.');
    expect(await contentFaults()).toEqual([]);
  });
});

describe('a newsletter', () => {
  test('is named for its month', async () => {
    await answer('newsletter', '2025-11', '', '', 'What a month: all of it.', '');
    expect(read('content/newsletters/2025-11.md')).toMatch(
      /^---\ntitle: November 2025\ndate: 2025-11-01\nsummary: '?What a month: all of it\.'?\npreview: image\n---\n\nWrite here/,
    );
    expect(await contentFaults()).toEqual([]);
  });

  test('is refused for a month that has one, or that is none, and the next answer counts', async () => {
    const before = read('content/newsletters/2025-10.md');
    const said = await answer(
      ...(['newsletter', '2025-10', '2025-13', '2025-12', '', '2025-12-32', '2025-12-08'] as const),
      ...['', 'All of it.', 'picture', 'pdf'],
    );
    expect(said).toContain('content/newsletters/2025-10.md already exists');
    expect(said).toContain('"2025-13" isn’t a month');
    expect(said).toContain('"date" is "2025-12-32", which isn’t a calendar day');
    expect(said).toContain('This can’t be empty.');
    expect(said).toContain('There’s no "picture".');
    expect(read('content/newsletters/2025-10.md')).toBe(before);
    expect(await contentFaults()).toEqual([]);
  });
});

describe('an event', () => {
  const file = 'content/events.yaml';

  test('of every week is added to the end of the list, and nothing else changes', async () => {
    writeFileSync(file, `${read(file).trimEnd()} # A note.\n\n# The end.\n`);
    const before = read(file);
    const said = await answer(
      ...([
        'events',
        'Evening of steam',
        '',
        '2026-01-14',
        '7-9 PM',
        '1',
        'Bring: a kettle.',
      ] as const),
      ...['', '2026-02-11'],
    );
    expect(change(before, read(file))).toEqual({
      gone: [],
      added: [
        '  - id: evening-of-steam',
        '    date: 2026-01-14',
        '    title: Evening of steam',
        '    location: Room 1.23',
        '    time: 7-9 PM',
        "    description: 'Bring: a kettle.'",
        '    weekly:',
        '      until: 2026-02-11',
      ],
    });
    expect(said).toContain('That’s 5 in all, from');
    expect(await contentFaults()).toEqual([]);
  });

  test('in the place of a fact names the fact, and so moves with it', async () => {
    const place = 'Example Hall, room 1.23';
    await answer('events', 'Tea', 'once', '2026-04-02', '5 PM', place, 'Tea in {room}.', '');
    expect(read(file)).toContain(`    title: Tea\n    location: '{room}'\n`);
    expect(read(file)).toContain('description: Tea in {room}.');
    const twice = ['events', 'Tea', 'once', '2026-04-02', '2026-04-03', '5 PM'] as const;
    expect(await answer(...twice, 'library', 'More.', '')).toContain(
      'Tea is already on the calendar',
    );
    expect(await contentFaults()).toEqual([]);
  });

  test('of one day may be anywhere; a name that is taken gets its month', async () => {
    const said = await answer(
      'events',
      'Tour',
      'once',
      '2072-04-01',
      '2026-04-01',
      'noon-1 PM',
      'Bakery',
      'Closed shoes.',
      '',
    );
    const { events } = parse(read(file)) as { events: Record<string, unknown>[] };
    expect(events.at(-1)).toMatchObject({ id: 'tour-2026-04', location: 'Bakery' });
    expect(events.at(-1)).not.toHaveProperty('weekly');
    expect(said).toContain('2072-04-01 is more than 18 months after');
    expect(await contentFaults()).toEqual([]);
  });

  test('explains a time that calendars cannot read, an id that is taken and an end before the start', async () => {
    const said = await answer(
      ...([
        'events',
        'Evening',
        '1',
        '2026-01-14',
        '7-9',
        '7-9 PM',
        'library',
        'Bring one.',
      ] as const),
      ...['meeting', 'Late Evening', 'late-evening', '2026-01-01', '2026-01-28'],
    );
    expect(said).toContain('calendars can’t read "7-9"');
    expect(said).toContain('Write AM or PM, as in 7-9 PM');
    expect(said).toContain('Another event is already called "meeting".');
    expect(said).toContain('"id" is "Late Evening"');
    expect(said).toContain('the series would end on 2026-01-01, before its first day, 2026-01-14');
    expect(await contentFaults()).toEqual([]);
  });
});

test('without a kind it asks which, and a kind that does not exist is told', async () => {
  const said = await answer(undefined, 'newsleter', '2', '2026-01', '', '', 'All of it.', '');
  expect(said).toContain('Did you mean "newsletter"?');
  expect(existsSync('content/newsletters/2026-01.md')).toBe(true);
  await expect(answer('oficers')).rejects.toThrow('Did you mean npm run new officers?');
});

test('when the answers end too early nothing is written', async () => {
  const before = read('content/practice.yaml');
  await expect(answer('problem', '1', 'A new thing', '')).rejects.toThrow('Nothing was written.');
  expect(read('content/practice.yaml')).toBe(before);
  expect(existsSync('content/problems/a-new-thing.mdx')).toBe(false);
});

test('the command reads its answers from standard input, and says so when they are too few', () => {
  const run = (input: string) =>
    execFileSync('node', [join(home, 'tools/new/new.ts'), 'newsletter', '--today', today], {
      input,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  expect(run('2025-11\n\n\nAll of it.\n\n')).toContain('content/newsletters/2025-11.md');
  expect(existsSync('content/newsletters/2025-11.md')).toBe(true);
  expect(() => run('2025-12\n')).toThrow('Nothing was written.');
});
