import { writeSync } from 'node:fs';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';

/** Nobody waits longer than this for a line. */
const seconds = 9;

/** Says every few seconds what a command is still doing. */
export interface SignsOfLife {
  /** Tells what is done now, and that a line has just been printed. */
  doing: (what: string) => void;
  stop: () => Promise<void>;
}

/** Begins to do so, from a thread of its own: what computes for a minute says nothing meanwhile. */
export function signsOfLife(): SignsOfLife {
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
    // Not through the other thread, which is busy.
    writeSync(1, `  …   ${what} (${taken} s so far)\n`);
  };
  let timer = setInterval(tell, seconds * 1000);
  parentPort?.on('message', (said: string) => {
    what = said;
    clearInterval(timer);
    timer = setInterval(tell, seconds * 1000);
  });
}
