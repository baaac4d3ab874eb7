/** `npm run validate`: everything CI checks, in order, with a summary at the end. */
import { spawnSync } from 'node:child_process';

const steps: [name: string, command: string][] = [
  ['format', 'prettier --check .'],
  ['lint', 'npm run --silent lint'],
  ['types', 'npm run --silent types'],
  ['dead code', 'npm run --silent dead-code'],
  ['unit tests', 'npm test --silent'],
  ['build', 'npm run --silent build'],
  ['built files', 'npm run --silent test:built'],
  ['faults', 'npm run --silent test:faults'],
  ['scale', 'npm run --silent test:scale'],
  ['browser', 'npm run --silent test:e2e'],
  ['lighthouse', 'npm run --silent lighthouse'],
];

const results: { name: string; passed: boolean; seconds: number }[] = [];
for (const [name, command] of steps) {
  console.log(`\n== ${name}`);
  const begun = performance.now();
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  results.push({ name, passed: status === 0, seconds: (performance.now() - begun) / 1000 });
  if (name === 'build' && status !== 0) {
    console.log('\nThe build failed, so nothing that needs it was checked.');
    break;
  }
}

console.log('\n== summary');
for (const { name, passed, seconds } of results) {
  console.log(`${passed ? 'pass' : 'FAIL'}  ${seconds.toFixed(1).padStart(6)} s  ${name}`);
}
const passed = results.filter((result) => result.passed).length;
const seconds = results.reduce((sum, result) => sum + result.seconds, 0);
console.log(`in all ${seconds.toFixed(0)} s`);
console.log(`${String(passed)} passed, ${String(results.length - passed)} failed`);
process.exitCode = passed === results.length ? 0 : 1;
