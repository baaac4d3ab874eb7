import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { engineHash } from './engine-hash.ts';

let folder = '';
const write = (file: string, text: string) => {
  writeFileSync(join(folder, file), text);
};
const hash = () => engineHash(['src/read.ts'], { folder, stopAt: ['src/stop.ts'] });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'engine-'));
  mkdirSync(join(folder, 'src'));
  write('package-lock.json', '{}');
  write(
    'src/read.ts',
    "import {\n  names,\n} from './names.ts';\nimport type { Other } from './other.ts';\nimport './stop.ts';\n",
  );
  write('src/stop.ts', "import './other.ts';\n");
  write('src/names.ts', "const { units } = await import('./units.ts');\n");
  write('src/units.ts', 'export const units = 1;\n');
  write('src/other.ts', 'export const other = 1;\n');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test.each(['src/read.ts', 'src/names.ts', 'src/units.ts', 'package-lock.json'])(
  'a change of %s is a change of the engine',
  (file) => {
    const before = hash();
    expect(hash()).toBe(before);
    write(file, 'export const other = 2;\n');
    expect(hash()).not.toBe(before);
  },
);

test('a change of what gives only types, or is beyond where to stop, is not', () => {
  const before = hash();
  write('src/other.ts', 'export const other = 2;\n');
  expect(hash()).toBe(before);
});
