import { spawn } from 'node:child_process';

export interface Step {
  name: string;
  command: string;
}

export interface Result {
  name: string;
  passed: boolean;
  seconds: number;
  output: string;
}

/** Prefix of output lines about tests that passed only when they were repeated. */
export const secondTry = 'only on the second try:';

/** Runs a command and prints its output at the end, so that outputs of parallel steps don't mix. */
export function runStep(
  { name, command }: Step,
  environment: Record<string, string> = {},
): Promise<Result> {
  const begun = performance.now();
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  return new Promise((resolve) => {
    child.on('close', (status) => {
      const seconds = (performance.now() - begun) / 1000;
      console.log(`\n== ${name} (${seconds.toFixed(1)} s)\n${output.trimEnd()}`);
      resolve({ name, passed: status === 0, seconds, output });
    });
  });
}

/** Prints the results and the last output of failed steps. Returns true if all steps passed. */
export function summarize(results: readonly Result[], seconds: number): boolean {
  const failed = results.filter(({ passed }) => !passed);
  for (const { name, output } of failed) {
    console.log(`\n== the end of ${name}\n${output.trimEnd().split('\n').slice(-30).join('\n')}`);
  }
  console.log('\n== summary');
  // Print flaky tests at the end, because someone should fix each of them.
  for (const line of results.flatMap(({ output }) => output.split('\n'))) {
    if (line.startsWith(secondTry)) console.log(line);
  }
  for (const { name, passed, seconds: taken } of results) {
    console.log(`${passed ? 'pass' : 'FAIL'}  ${taken.toFixed(1).padStart(6)} s  ${name}`);
  }
  console.log(`in all ${seconds.toFixed(0)} s`);
  console.log(`${String(results.length - failed.length)} passed, ${String(failed.length)} failed`);
  return failed.length === 0;
}
