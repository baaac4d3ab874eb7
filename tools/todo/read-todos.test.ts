import { readFileSync, writeFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { enterBoard } from '../../tests/temporary-folder.ts';
import { contentInUse, readTodos } from './read-todos.ts';

beforeEach(() => {
  enterBoard('one-of-each');
});

const switchOff = (name: string) => {
  const file = 'content/menu.yaml';
  writeFileSync(file, readFileSync(file, 'utf8').replace(`  ${name}:\n`, `$&    off: true\n`));
};
const filesInUse = () => contentInUse().map(({ file }) => file);
const places = () => readTodos('2040-01-01').map(({ place }) => place);

test('skips the files of pages that are off', () => {
  expect(places()).toContainEqual(expect.stringMatching(/^content\/newsletters\//));
  expect(places()).toContainEqual(expect.stringMatching(/^content\/pages\/about\.yaml/));
  switchOff('news');
  switchOff('about');
  expect(places()).not.toContainEqual(expect.stringMatching(/newsletters|about|news\.yaml/));
});

test('skips no other files', () => {
  const before = filesInUse();
  switchOff('textbooks');
  switchOff('asked');
  expect(before.filter((file) => !filesInUse().includes(file))).toEqual([
    'content/questions.yaml',
    'content/textbooks.yaml',
  ]);
});
