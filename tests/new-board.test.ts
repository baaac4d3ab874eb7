import { globSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { computedFaults } from '../tools/check/computed.ts';
import { contentFaults } from '../tools/check/content.ts';
import { readTodos } from '../tools/todo/read-todos.ts';
import { civilLesson, civilProblem, civilContent } from './civil-content.ts';
import { answer, beginWithCopy, read, today } from './new-answers.ts';
import { chemicalWords } from './our-words.ts';

beginWithCopy();
beforeEach(() => {
  writeFileSync('content/site.yaml', `sample: true\n${read('content/site.yaml')}`);
});

const civil = [
  ...['Civil Engineering Student Council', 'Department of Civil Engineering'],
  ...['Kestrel Ford University', 'CEE', 'council@civil.example.org'],
  ...['https://civil.example.org', 'America/Denver', 'own'],
];
const club = [
  ...['Sky Watchers', 'Department of Physics', 'Kestrel Ford University', ''],
  ...['sky@club.example.org', 'https://sky.example.org', '', '2'],
];

/** Returns the text of every content file, with comment lines removed. */
const texts = () =>
  globSync('content/**/*.*').map((file) => `${file}\n${read(file).replace(/^\s*#.*$/gm, '')}`);

describe.each([
  ['with courses', civil],
  ['without', club],
])('a board %s', (_, answers) => {
  test('has nothing from the sample and nothing about chemistry, and passes the check', async () => {
    await answer('board', ...answers);
    expect(await contentFaults()).toEqual([]);
    expect(texts().flatMap(chemicalWords)).toEqual([]);
    expect(globSync('content/**/*.{md,mdx,png,JPG}')).toEqual([]);
    expect(texts().join('\n')).not.toMatch(/Sample Board|Ada Sample|TODAY|UNIVERSITY/);
    expect(read('content/site.yaml')).not.toContain('sample: true');
  });
});

test('writes the answers: names, letters, zone and pages', async () => {
  await answer('board', ...club);
  expect(read('content/site.yaml')).toContain('address:\n  - Sky Watchers\n');
  expect(read('content/site.yaml')).toContain('timeZone: America/Chicago');
  expect(read('content/facts.yaml')).toContain('says: Kestrel Ford University');
  expect(read('content/look/logo.svg').match(/<path/g)).toHaveLength('SW'.length);
  expect(read('content/menu.yaml')).toMatch(/practice:\n.*\n.*\n {4}off: true/);
  expect(read('content/officers/2025-26.yaml')).toContain('sample: true');
});

test('lists what’s left: the officer, texts and addresses', async () => {
  const said = await answer('board', ...civil);
  expect(said).toContain('npm run new lesson');
  const left = readTodos(today).map(({ place, text }) => `${place}: ${text}`);
  for (const line of [
    /officers\/2025-26\.yaml.*Your Name is a sample/,
    /about\.yaml.*"Write here" is on 1 line/,
    /join\.yaml.*"Write here"/,
    /site\.yaml.*example address/,
  ]) {
    expect(left).toContainEqual(expect.stringMatching(line));
  }
  // The board has no page "Getting around".
  expect(left.join('\n')).not.toContain('getting-around');
});

test('makes a lesson and a problem without a drawing', async () => {
  await answer('board', ...civil);
  await expect(answer('lesson')).rejects.toThrow('There are no courses yet.');
  await expect(answer('problem')).rejects.toThrow('There are no classes yet.');
  for (const [file, [before, after]] of Object.entries(civilContent)) {
    writeFileSync(file, read(file).replace(before, after));
  }
  writeFileSync('content/lessons/beam-reactions.mdx', civilLesson);
  writeFileSync('content/problems/loaded-beam.mdx', civilProblem);
  expect(await contentFaults()).toEqual([]);
  expect(computedFaults()).toEqual({ faults: [], solvedOnce: [] });
  await answer('lesson', 'CEE 201', 'Trusses', '', 'Joint by joint.', '');
  await answer('problem', 'CEE 201', 'A tower', '', 'How high?', 'Beams', '', '', '');
  expect(await contentFaults()).toEqual([]);
  expect(texts().flatMap(chemicalWords)).toEqual([]);
});

test('rejects unusable letters, and never replaces a real board', async () => {
  const [name = '', department = '', university = '', , ...rest] = civil;
  const said = await answer('board', name, department, university, 'C&E', 'CE', ...rest);
  expect(said).toContain('Type one to four letters, A to Z, like CEE.');
  await expect(answer('board')).rejects.toThrow(
    'This site already belongs to "Civil Engineering Student Council"',
  );
});
