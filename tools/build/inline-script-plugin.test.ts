import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { bundle } from './inline-script-plugin.ts';

test('bundles a module into one classic script that gets its element', async () => {
  const folder = temporaryFolder({
    'a.client.ts':
      'import { word } from "./b.ts"; export function run(script: { text: string }): void { script.text = word; }',
    'b.ts': 'export const word: string = "said"; export const unused = "never";',
  });
  const [file, other] = [join(folder, 'a.client.ts'), join(folder, 'b.ts')];
  const { code, files } = await bundle(file);
  const currentScript = { text: '' };
  runInNewContext(code, { document: { currentScript } });
  expect(currentScript.text).toBe('said');
  expect(code).not.toMatch(/never|\n|export|import/);
  expect(files.toSorted()).toEqual([file, other]);
});
