import { expect, beforeEach } from 'vitest';
import { readFileSync } from 'node:fs';
import { Dialog } from '../tools/new/dialog.ts';
import { makeNew } from '../tools/new/make-new.ts';
import { enterBoard } from './temporary-folder.ts';

/** Folder of the project. */
export const home = process.cwd();

/** The date of `npm run new` in tests. */
export const today = '2025-10-06';

/** Starts every test in a copy of the small test board. */
export function beginWithCopy(): void {
  beforeEach(() => {
    enterBoard('content');
  });
}

/** Reads a file. */
export const read = (file: string) => readFileSync(file, 'utf8');

/** Answers all questions and returns the output; fails if answers are left over. */
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

/** Returns the lines from the first to the last difference of two strings. */
export function change(before: string, after: string): { gone: string[]; added: string[] } {
  const [old, now] = [before.split('\n'), after.split('\n')];
  let top = 0;
  while (top < old.length && old[top] === now[top]) top += 1;
  let foot = 0;
  while (foot < old.length - top && old.at(-1 - foot) === now.at(-1 - foot)) foot += 1;
  return { gone: old.slice(top, old.length - foot), added: now.slice(top, now.length - foot) };
}
