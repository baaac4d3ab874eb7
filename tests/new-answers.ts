import { expect, afterEach, beforeEach } from 'vitest';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Dialog } from '../tools/new/dialog.ts';
import { makeNew } from '../tools/new/make-new.ts';

/** The root of the project, and the day on which new things are made. */
export const home = process.cwd();
export const today = '2025-10-06';
const fixture = resolve('tests/fixtures/content');

/** Makes every test begin in a folder with a copy of the small board. */
export function beginWithCopy(): void {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'content-'));
    cpSync(fixture, join(folder, 'content'), { recursive: true });
    process.chdir(folder);
  });
  afterEach(() => {
    process.chdir(home);
    rmSync(folder, { recursive: true });
  });
}

/** The text of a file. */
export const read = (file: string) => readFileSync(file, 'utf8');

/** Answers all questions and gives what was said; no answer may be left over. */
export async function answer(kind: string | undefined, ...answers: string[]): Promise<string> {
  const said: string[] = [];
  const left = [...answers];
  const dialog = new Dialog({
    say: (text) => said.push(text),
    next: () => Promise.resolve(left.shift()),
  });
  await makeNew(dialog, { kind, today });
  expect(left).toEqual([]);
  return said.join('\n');
}

/** The lines that differ in two texts, from the first to the last: those of the one, and those of the other. */
export function change(before: string, after: string): { gone: string[]; added: string[] } {
  const [old, now] = [before.split('\n'), after.split('\n')];
  let top = 0;
  while (top < old.length && old[top] === now[top]) top += 1;
  let foot = 0;
  while (foot < old.length - top && old.at(-1 - foot) === now.at(-1 - foot)) foot += 1;
  return { gone: old.slice(top, old.length - foot), added: now.slice(top, now.length - foot) };
}
