import { expect, beforeEach } from 'vitest';
import { readFileSync } from 'node:fs';
import { Dialog } from '../tools/new/dialog.ts';
import { makeNew } from '../tools/new/make-new.ts';
import { enterBoard } from './temporary-folder.ts';

export const home = process.cwd();

/** The date on which `npm run new` runs in tests. */
export const today = '2025-10-06';

export function beginWithCopy(): void {
  beforeEach(() => {
    enterBoard('content');
  });
}

export const read = (file: string) => readFileSync(file, 'utf8');

/**
 * Runs `npm run new` with these answers and returns its output. Fails if it doesn't use all of
 * them.
 */
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

/** Returns the lines of both texts from their first to their last difference. */
export function change(before: string, after: string): { gone: string[]; added: string[] } {
  const [old, now] = [before.split('\n'), after.split('\n')];
  let top = 0;
  while (top < old.length && old[top] === now[top]) top += 1;
  let foot = 0;
  while (foot < old.length - top && old.at(-1 - foot) === now.at(-1 - foot)) foot += 1;
  return { gone: old.slice(top, old.length - foot), added: now.slice(top, now.length - foot) };
}
