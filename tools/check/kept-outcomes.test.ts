import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { KeptOutcomes, keyOf } from './kept-outcomes.ts';

let folder = '';
let looked: string[] = [];

/** Runs a check that finds every "x" in a text, as a new process would. */
function run(...texts: readonly string[]): string[][] {
  const kept = new KeptOutcomes<string[]>('letters', ['letters.ts'], folder);
  const outcomes = texts.map((text) => {
    const key = keyOf(text);
    return kept.get(key) ?? kept.keep(key, faultsIn(text));
  });
  kept.save();
  return outcomes;
}

function faultsIn(text: string): string[] {
  looked.push(text);
  return [...text.matchAll(/x/g)].map(({ index }) => `there’s an x at ${String(index)}`);
}

beforeEach(() => {
  folder = temporaryFolder({ 'package-lock.json': '{}', 'letters.ts': '// Looks for an x.' });
  looked = [];
});

test('checks the same content once, within and across runs', () => {
  expect(run('tea', 'tea')).toEqual([[], []]);
  expect(run('tea', 'pot')).toEqual([[], []]);
  expect(looked).toEqual(['tea', 'pot']);
});

test('checks everything again if the check changes', () => {
  run('tea');
  writeFileSync(join(folder, 'letters.ts'), '// Looks for every x.');
  run('tea');
  expect(looked).toEqual(['tea', 'tea']);
});

test('checks everything again if the cache is damaged', () => {
  run('tea');
  truncateSync(join(folder, '.cache/checks/letters'), 30);
  run('tea');
  run('tea');
  expect(looked).toEqual(['tea', 'tea']);
});

test('makes different keys for differently split content', () => {
  expect(keyOf('tea', 'pot')).toBe(keyOf(Buffer.from('tea'), 'pot'));
  expect(new Set([keyOf('tea', 'pot'), keyOf('teapot'), keyOf('te', 'apot')]).size).toBe(3);
});

test('repeats a cached fault', () => {
  const [first] = run('axe');
  expect(first).toEqual(['there’s an x at 1']);
  expect(run('axe')).toEqual([first]);
  expect(looked).toEqual(['axe']);
});

test('drops outcomes that a run didn’t use', () => {
  run('tea', 'pot');
  run('tea');
  run('tea', 'pot');
  expect(looked).toEqual(['tea', 'pot', 'pot']);
});
