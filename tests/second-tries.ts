import type { FullResult, Reporter, Suite } from '@playwright/test/reporter';
import { secondTry } from '../tools/check/run-step.ts';

/** Maximum number of tests in a run that may pass only on the second try. */
const most = 3;

/** Reports tests that passed only on the second try. Too many of them fail the run. */
export default class SecondTries implements Reporter {
  #all: Suite | undefined;

  onBegin(_config: unknown, all: Suite): void {
    this.#all = all;
  }

  onEnd({ status }: FullResult): Promise<Pick<FullResult, 'status'>> {
    const flaky = (this.#all?.allTests() ?? []).filter((test) => test.outcome() === 'flaky');
    for (const test of flaky) {
      console.log(`${secondTry} ${test.titlePath().filter(Boolean).join(' › ')}`);
    }
    if (flaky.length <= most) return Promise.resolve({ status });
    console.log(
      `${String(flaky.length)} tests passed only on their second try; at most ${String(most)} may.`,
    );
    return Promise.resolve({ status: 'failed' });
  }
}
