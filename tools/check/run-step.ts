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

const endOf = (output: string) => output.trimEnd().split('\n').slice(-30).join('\n');

/** Returns the mistakes in content/ that the output of a step names, or the end of the output. */
export const lastWords = ({ name, output }: Result): string =>
  /^[ \t]*(content|library)\/\S+, line \d+\n[ \t]+\S/m.test(output)
    ? output
    : `${name}:\n${endOf(output)}`;

/** Lists the tests that passed only when they were repeated. */
export const triedTwice = (results: readonly Result[]): string[] =>
  results
    .flatMap(({ output }) => output.split('\n'))
    .filter((line) => line.startsWith(secondTry))
    .map((line) => line.slice(secondTry.length).trim());

/** Prints the results and the last output of failed steps. Returns true if all steps passed. */
export function summarize(results: readonly Result[], seconds: number): boolean {
  const failed = results.filter(({ passed }) => !passed);
  for (const { name, output } of failed) {
    console.log(`\n== the end of ${name}\n${endOf(output)}`);
  }
  console.log('\n== summary');
  // Print flaky tests at the end, because someone should fix each of them.
  for (const name of triedTwice(results)) console.log(`${secondTry} ${name}`);
  for (const { name, passed, seconds: taken } of results) {
    console.log(`${passed ? 'pass' : 'FAIL'}  ${taken.toFixed(1).padStart(6)} s  ${name}`);
  }
  console.log(`in all ${seconds.toFixed(0)} s`);
  console.log(`${String(results.length - failed.length)} passed, ${String(failed.length)} failed`);
  return failed.length === 0;
}
