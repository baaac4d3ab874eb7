import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { computedFaults } from '../tools/check/computed.ts';
import { contentFaults } from '../tools/check/content.ts';
import { unusedPictureWords } from '../tools/todo/unused-pictures.ts';
import { calendar } from './mistakes/calendar.ts';
import { courses } from './mistakes/courses.ts';
import { dates } from './mistakes/dates.ts';
import { documents } from './mistakes/documents.ts';
import { files } from './mistakes/files.ts';
import { hurried } from './mistakes/hurried.ts';
import { keys } from './mistakes/keys.ts';
import { look } from './mistakes/look.ts';
import type { Mistake } from './mistakes/mistake.ts';
import { questions } from './mistakes/questions.ts';
import { relations } from './mistakes/relations.ts';
import { typed } from './mistakes/typed.ts';
import { writing } from './mistakes/writing.ts';

const home = process.cwd();

/** Sets up a folder with a test board, and restores its content after each test. */
function onBoard(fixture: string) {
  const original = resolve('tests/fixtures', fixture);
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'mistakes-'));
    symlinkSync(resolve('src'), join(folder, 'src'));
    cpSync(original, join(folder, 'content'), { recursive: true });
    process.chdir(folder);
  });
  afterEach(() => {
    rmSync('content', { recursive: true });
    cpSync(original, 'content', { recursive: true });
  });
  afterAll(() => {
    process.chdir(home);
    rmSync(folder, { recursive: true });
  });
}

/** Makes a mistake in a file and returns the line that the message should name. */
function make({ file, make: edit, at }: Mistake): number {
  if ('delete' in edit) {
    rmSync(file);
    return 1;
  }
  if ('nameWas' in edit) {
    renameSync(edit.nameWas, file);
    return 1;
  }
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if ('from' in edit) {
    const begins = text.indexOf(edit.from);
    expect(begins, `${file} has ${edit.from}`).toBeGreaterThanOrEqual(0);
    const spoiled = text.replace(edit.from, () => edit.to);
    writeFileSync(file, spoiled);
    return lineAt(spoiled, at === undefined ? begins : spoiled.indexOf(at));
  }
  const spoiled = typeof edit.write === 'function' ? edit.write(text) : edit.write;
  writeFileSync(file, spoiled);
  return at === undefined ? 1 : lineAt(spoiled.toString(), spoiled.toString().indexOf(at));
}

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** Returns the messages that `npm run check` prints. */
async function messages(computed: readonly string[] = []): Promise<string[]> {
  const faults = [...(await contentFaults()), ...computed];
  return (faults.length > 0 ? faults : unusedPictureWords()).flatMap((fault) =>
    fault.split('\n\n'),
  );
}

function expectOneMessage({ file, cure }: Mistake, line: number, said: readonly string[]) {
  const [only = ''] = said;
  expect(said).toEqual([expect.stringContaining(`${file}, line ${String(line)}\n`)]);
  expect(only).toContain(cure);
  expect(only).not.toMatch(/^\s+at .*:\d+/m);
}

const lists = [
  ...[...writing, ...keys, ...relations, ...courses, ...dates, ...calendar],
  ...[...questions, ...files, ...hurried, ...typed],
];

describe.each<[string, string, Mistake[], () => string[]]>([
  ['texts and lists', 'content', lists, () => []],
  ['the look', 'one-of-each', look, () => []],
  ['lessons and problems', 'one-of-each', documents, () => computedFaults().faults],
])('reports once, with file, line and fix, in %s', (_, board, mistakes, computed) => {
  onBoard(board);
  test.each(mistakes)('$what', async (mistake) => {
    const line = make(mistake);
    expectOneMessage(mistake, line, await messages(computed()));
  });
});
