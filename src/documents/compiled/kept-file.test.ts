import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary-folder.ts';
import { removeOldVersions, writeKept } from './kept-file.ts';

test('keeps the newest versions, and unfinished files only while someone may be writing them', () => {
  const folder = temporaryFolder({});
  const file = (name: string, version: string) => join(folder, name + version.padEnd(22, '-'));
  const setAge = (path: string, hours: number) => {
    utimesSync(path, Date.now() / 1000, Date.now() / 1000 - 3600 * hours);
  };
  for (const [hours, version] of ['new', 'old', 'older'].entries()) {
    writeKept(file('kettle-', version), version);
    setAge(file('kettle-', version), hours);
  }
  writeKept(file('pot-', 'only'), 'pot');
  for (const [ending, hours] of Object.entries({ '.71.0': 0, '.70.1': 2 })) {
    writeFileSync(file('pan-', 'cut') + ending, 'half');
    setAge(file('pan-', 'cut') + ending, hours);
  }
  removeOldVersions(folder, 2);
  expect(readdirSync(folder).map((name) => name.replaceAll('-', ' ').trim())).toEqual([
    expect.stringMatching(/^kettle new/),
    expect.stringMatching(/^kettle old/),
    expect.stringMatching(/^pan cut.*\.71\.0$/),
    expect.stringMatching(/^pot only/),
  ]);
});
