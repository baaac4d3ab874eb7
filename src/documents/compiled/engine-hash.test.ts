import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary-folder.ts';
import { engineHash } from './engine-hash.ts';

let folder = '';
const write = (file: string, text: string) => {
  writeFileSync(join(folder, file), text);
};
const hash = () => engineHash(['src/read.ts'], { folder, stopAt: ['src/stop.ts'] });

beforeEach(() => {
  folder = temporaryFolder({
    'package-lock.json': '{}',
    'src/read.ts':
      "import {\n  names,\n} from './names.ts';\nimport type { Other } from './other.ts';\nimport './stop.ts';\n",
    'src/stop.ts': "import './other.ts';\n",
    'src/names.ts': "const { units } = await import('./units.ts');\n",
    'src/units.ts': 'export const units = 1;\n',
    'src/other.ts': 'export const other = 1;\n',
  });
});

test.each(['src/read.ts', 'src/names.ts', 'src/units.ts', 'package-lock.json'])(
  'a change of %s changes the hash',
  (file) => {
    const before = hash();
    expect(hash()).toBe(before);
    write(file, 'export const other = 2;\n');
    expect(hash()).not.toBe(before);
  },
);

test('a change of types only, or past the stop, does not', () => {
  const before = hash();
  write('src/other.ts', 'export const other = 2;\n');
  expect(hash()).toBe(before);
});
