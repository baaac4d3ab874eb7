import { writeSync } from 'node:fs';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';

/** Maximum time between two lines of output, in seconds. */
const seconds = 9;

/** Prints a line about the current activity every few seconds. */
export interface Progress {
  /** Sets the current activity and restarts the timer. */
  doing: (what: string) => void;
  stop: () => Promise<void>;
}

/** Uses a thread, because a long computation keeps the main thread from printing. */
export function startProgress(): Progress {
  const worker = new Worker(new URL(import.meta.url));
  worker.unref();
  return {
    doing: (what) => {
      worker.postMessage(what);
    },
    stop: async () => {
      await worker.terminate();
    },
  };
}

if (!isMainThread) {
  const begun = performance.now();
  let what = '';
  const tell = () => {
    const taken = ((performance.now() - begun) / 1000).toFixed(0).padStart(3);
    // Bypass the main thread, which is busy.
    writeSync(1, `  …   ${what} (${taken} s so far)\n`);
  };
  let timer = setInterval(tell, seconds * 1000);
  parentPort?.on('message', (said: string) => {
    what = said;
    clearInterval(timer);
    timer = setInterval(tell, seconds * 1000);
  });
}
