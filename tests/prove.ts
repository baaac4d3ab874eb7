/**
 * `npm run prove` proves every lesson and problem that has changed since it was last proved, and
 * records the outcome. A proved document isn't proved again until it or the code of the proofs
 * changes. `npm run prove NAME…` proves only these, and records nothing.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { ledgerFile, proofs, provedNow } from './proved.ts';
import { documentFiles } from '../src/content/read/source-files.ts';

const tests = Object.values(proofs).flat();
const names = process.argv.slice(2);
const { status } = spawnSync('vitest', ['run', '--project', 'unit', ...tests], {
  stdio: 'inherit',
  env: { ...process.env, ...(names.length > 0 && { PROVE: names.join(' ') }) },
});
if (status === 0 && names.length === 0) {
  const lessons = provedNow('lessons', documentFiles('lessons'));
  const problems = provedNow('problems', documentFiles('problems'));
  writeFileSync(ledgerFile, `${JSON.stringify({ lessons, problems }, undefined, 2)}\n`);
  const count = [lessons, problems].flatMap(({ files }) => Object.keys(files)).length;
  console.log(`${String(count)} files are proved as they are.`);
}
process.exitCode = status ?? 1;
