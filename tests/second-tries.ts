import type { FullResult, Reporter, Suite } from '@playwright/test/reporter';
import { secondTry } from '../tools/check/run-step.ts';

/** More tests than this that pass only on their second try are no accident. */
const most = 3;

/**
 * Lists at the end of a run, by name, the tests that passed only when they were run once more. Some may
 * do so without being in anybody's way; too many fail the run.
 */
export default class SecondTries implements Reporter {
  #all: Suite | undefined;

  onBegin(_config: unknown, all: Suite): void {
    this.#all = all;
  }

  onEnd({ status }: FullResult): Promise<Pick<FullResult, 'status'>> {
    const unsure = (this.#all?.allTests() ?? []).filter((test) => test.outcome() === 'flaky');
    for (const test of unsure) {
      console.log(`${secondTry} ${test.titlePath().filter(Boolean).join(' › ')}`);
    }
    if (unsure.length <= most) return Promise.resolve({ status });
    console.log(
      `${String(unsure.length)} tests passed only on their second try; at most ${String(most)} may.`,
    );
    return Promise.resolve({ status: 'failed' });
  }
}
