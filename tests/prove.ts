/**
 * `npm run prove`: proves every lesson and problem that is not known to be proved as it is, and writes
 * down which now are, so that nobody has to prove them again until they or the engine change.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { ledgerFile, ledgerNow, proofs } from './proved.ts';

const { status } = spawnSync('vitest', ['run', '--project', 'unit', ...proofs], {
  stdio: 'inherit',
});
if (status === 0) {
  const ledger = ledgerNow();
  writeFileSync(ledgerFile, `${JSON.stringify(ledger, undefined, 2)}\n`);
  console.log(`${String(Object.keys(ledger.files).length)} files are proved as they are.`);
}
process.exitCode = status ?? 1;
