import { rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { computedFaults } from '../tools/check/computed.ts';
import { contentFaults } from '../tools/check/content.ts';
import { readTodos } from '../tools/todo/read-todos.ts';
import { answer, beginWithCopy, change, read, today } from './new-answers.ts';

beginWithCopy();

/** Deletes the other problems, which would take time to compute. */
const keepOnly = (...kept: string[]) => {
  for (const name of ['kettle', 'salt-pan', 'tank-gauge', 'two-streams', 'warm-bath']) {
    if (!kept.includes(name)) rmSync(`content/problems/${name}.mdx`);
  }
};

describe('a lesson', () => {
  const list = 'content/courses.yaml';

  test('computes, has a second calculation, and is listed in its course', async () => {
    keepOnly();
    const before = read(list);
    const said = await answer(
      ...(['lesson', 'DEM 102', 'Filing a Burr', '', 'Hold it still.', '', ''] as const),
    );
    expect(change(before, read(list))).toEqual({
      gone: ['        lessons: []'],
      added: [
        '        lessons:',
        '          - title: Filing a Burr',
        '            description: Hold it still.',
        '            lesson: filing-a-burr',
      ],
    });
    const { faults, solvedOnce } = computedFaults();
    expect(faults).toEqual([]);
    expect(solvedOnce).not.toContain('content/lessons/filing-a-burr.mdx');
    expect(said).toContain('npm run lessons content/lessons/filing-a-burr.mdx');
  });

  test('adds its file name to the list if it was planned', async () => {
    const before = read(list);
    await answer('lesson', 'dem 101', 'Counting Unknowns', 'counting', '15', 'pump');
    expect(change(before, read(list))).toEqual({
      gone: [],
      added: ['            lesson: counting'],
    });
    expect(read('content/lessons/counting.mdx')).toMatch(
      /^---\ntitle: Counting Unknowns\ndescription: Before you begin\.\ncourse: DEM 101\nminutes: 15\nneeds: \[\]\nequipment: pump\nreviewed: 2025-10-06\n---\n/,
    );
    expect(await contentFaults()).toEqual([]);
  });

  test('rejects a taken or invalid name, and an unknown course', async () => {
    const said = await answer(
      ...(['lesson', 'DEM 999', 'DEM 320', 'Valves', 'mixing', 'My Valves', 'valves'] as const),
      ...['Open and shut.', 'long', '100', '10', ''],
    );
    expect(said).toContain('There’s no "DEM 999".');
    expect(said).toContain('content/lessons/mixing.mdx already exists');
    expect(said).toContain('"My Valves" can’t be the end of an address.');
    expect(said).toContain('"minutes" should be a number, but it’s "long"');
    expect(said).toContain('"minutes" is too large: at most 90');
    expect(await contentFaults()).toEqual([]);
  });
});

test('makes a problem that computes, has a second solution, and is listed in its class', async () => {
  const list = 'content/practice.yaml';
  const before = read(list);
  await answer(
    ...(['problem', 'DEM 201', 'Tea for two', '', 'How much steam?', 'Energy balances'] as const),
    ...['exam', '', 'boiling', ''],
  );
  expect(change(before, read(list))).toEqual({ gone: [], added: ['      - tea-for-two'] });
  expect(await contentFaults()).toEqual([]);
  expect(read('content/problems/tea-for-two.mdx')).toContain('minutes: 30\nlesson: boiling\n');
  expect(readTodos(today)).toContainEqual(
    expect.objectContaining({
      place: 'content/problems/tea-for-two.mdx, line 13',
      text: expect.stringContaining('"Write here" is on') as string,
    }),
  );
  keepOnly();
  const { faults, solvedOnce } = computedFaults();
  expect(faults).toEqual([]);
  expect(solvedOnce).not.toContain('content/problems/tea-for-two.mdx');
});

test('accepts a new topic, explains one that’s too long, and mentions a planned problem', async () => {
  const said = await answer(
    ...(['problem', 'DEM 201', 'A leaking flask', 'a-new-thing', 'How long?'] as const),
    ...['x'.repeat(41), 'Filtration', '', '', '', ''],
  );
  expect(said).toContain('Delete "A leaking flask" under "planned" in content/practice.yaml');
  expect(said).toContain('"topic" is too long: at most 40 characters.');
  expect(read('content/problems/a-new-thing.mdx')).toContain('topic: Filtration\nsize: standard\n');
});
