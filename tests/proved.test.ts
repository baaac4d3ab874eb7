import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ledgerFile, ledgerNow, unproved } from './proved.ts';

const lesson = 'content/lessons/tank.mdx';
const drawing = 'content/lessons/figures/step.svg';
const files = [lesson, 'content/lessons/pump.mdx', 'content/problems/tank.mdx'];

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'proved-'));
  for (const part of ['src', 'tests', 'tools']) {
    cpSync(part, join(folder, part), { recursive: true });
  }
  for (const file of [...files, drawing, 'content/substances.yaml']) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), file === lesson ? '<Figure src="step.svg" />' : '');
  }
  writeFileSync(join(folder, ledgerFile), JSON.stringify(ledgerNow(folder)));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('what is proved is not proved again', () => {
  expect(unproved(files, folder)).toEqual([]);
});

test.each([lesson, drawing])(
  'a change to %s asks for that lesson’s proofs and no others',
  (file) => {
    appendFileSync(join(folder, file), ' ');
    expect(unproved(files, folder)).toEqual([lesson]);
  },
);

test.each([
  'src/domain/quantities/unit-table.ts',
  'tests/printed-maths.ts',
  'tests/lessons.test.ts',
  'content/substances.yaml',
])('a change to %s asks for every proof', (file) => {
  appendFileSync(join(folder, file), ' ');
  expect(unproved(files, folder)).toEqual(files);
});
