import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { bundle } from './inline-script-plugin.ts';

test('a module and what it imports become one classic script that is told where it stands', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'script-'));
  const [file, other] = [join(folder, 'a.client.ts'), join(folder, 'b.ts')];
  writeFileSync(other, 'export const word: string = "said"; export const unused = "never";');
  writeFileSync(
    file,
    'import { word } from "./b.ts"; export function run(script: { text: string }): void { script.text = word; }',
  );
  const { code, files } = await bundle(file);
  rmSync(folder, { recursive: true });
  const currentScript = { text: '' };
  runInNewContext(code, { document: { currentScript } });
  expect(currentScript.text).toBe('said');
  expect(code).not.toMatch(/never|\n|export|import/);
  expect(files.toSorted()).toEqual([file, other]);
});
