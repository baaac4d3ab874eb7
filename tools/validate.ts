/** `npm run validate`: everything CI checks, in order, with a summary and the end of what failed. */
import { spawn } from 'node:child_process';

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

interface Result {
  name: string;
  passed: boolean;
  seconds: number;
  output: string;
}

/** Runs a command, shows what it prints as it comes, and keeps it. */
function run(name: string, command: string): Promise<Result> {
  const begun = performance.now();
  const child = spawn(command, { shell: true, stdio: ['inherit', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk);
      output += chunk.toString();
    });
  }
  return new Promise((resolve) => {
    child.on('close', (status) => {
      const seconds = (performance.now() - begun) / 1000;
      resolve({ name, passed: status === 0, seconds, output });
    });
  });
}

const results: Result[] = [];
for (const [name, command] of steps) {
  console.log(`\n== ${name}`);
  const result = await run(name, command);
  results.push(result);
  if (name === 'build' && !result.passed) {
    console.log('\nThe build failed, so nothing that needs it was checked.');
    break;
  }
}

console.log('\n== summary');
for (const { name, passed, seconds } of results) {
  console.log(`${passed ? 'pass' : 'FAIL'}  ${seconds.toFixed(1).padStart(6)} s  ${name}`);
}
const failed = results.filter(({ passed }) => !passed);
const seconds = results.reduce((sum, result) => sum + result.seconds, 0);
console.log(`in all ${seconds.toFixed(0)} s`);
console.log(`${String(results.length - failed.length)} passed, ${String(failed.length)} failed`);
for (const { name, output } of failed) {
  console.log(`\n== the end of ${name}\n${output.trimEnd().split('\n').slice(-30).join('\n')}`);
}
process.exitCode = failed.length === 0 ? 0 : 1;
