/**
 * `npm run upgrade`: after a new version of the site, shows what has to change in content/, as a
 * diff, and writes it if you agree. `npm run upgrade -- --yes` doesn't ask.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { contentVersion, migrated, migrations, type MigratedFile } from './migrations.ts';

/** Prints the changes to a file as lines that start with - or +. */
function show({ file, before, after }: MigratedFile): void {
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
  const [old, next] = [join(folder, 'old'), join(folder, 'new')];
  writeFileSync(old, before);
  writeFileSync(next, after);
  const options = ['diff', '--no-index', '--unified=1', '--', old, next];
  const { stdout } = spawnSync('git', options, { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  console.log(`\n${file}\n${stdout.split('\n').slice(4).join('\n').trimEnd()}`);
}

const files = migrated(migrations);
if (files.length === 0) {
  console.log('content/ fits this version of the site. There’s nothing to change.');
} else {
  const from = contentVersion();
  for (const { words } of migrations.filter(({ to }) => to > from)) console.log(words);
  files.forEach(show);
  const input = createInterface({ input: process.stdin, output: process.stdout });
  const answer = process.argv.includes('--yes')
    ? 'yes'
    : await input.question('\nWrite these changes? (yes or no) ');
  input.close();
  if (/^y/i.test(answer)) {
    for (const { file, after } of files) writeFileSync(file, after);
    console.log('Written. Run npm run check next.');
  } else console.log('Nothing was written.');
}
