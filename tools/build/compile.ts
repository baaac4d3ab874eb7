/**
 * `npm run compile`, the first step of `npm run build`: compiles every lesson and problem that has
 * changed, on all cores, and lists all faults.
 */
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import {
  compiledFolder,
  compileFile,
  isCompiled,
} from '../../src/documents/compiled/compiled-documents.ts';
import { taughtFiles } from '../../src/content/everything/with-library.ts';
import { removeOldVersions } from '../../src/documents/compiled/kept-file.ts';
import { counted } from '../../src/domain/words/counted.ts';

/** Number of versions of a document to keep, so that switching branches stays fast. */
const keptVersions = 4;

function faultIn(file: string): string | undefined {
  try {
    compileFile(file);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Compiles files from a shared queue in a thread until the queue is empty. */
const compileInThread = (waiting: string[], faults: string[]) =>
  new Promise<void>((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url));
    const next = () => {
      const file = waiting.pop();
      if (file !== undefined) worker.postMessage(file);
      else
        void worker.terminate().then(() => {
          resolve();
        });
    };
    worker.on('error', reject).on('message', (fault: string | undefined) => {
      if (fault !== undefined) faults.push(fault);
      next();
    });
    next();
  });

async function compileAll(): Promise<void> {
  const files = [...taughtFiles('lessons'), ...taughtFiles('problems')];
  const waiting = files.filter((file) => !isCompiled(file));
  const { length } = waiting;
  const faults: string[] = [];
  const threads = Math.min(availableParallelism(), length);
  await Promise.all(Array.from({ length: threads }, () => compileInThread(waiting, faults)));
  removeOldVersions(compiledFolder, keptVersions);
  console.log(
    `${counted(files.length, 'document')}, of which ${String(length)} had to be compiled`,
  );
  if (faults.length === 0) return;
  console.error(faults.sort().join('\n\n'));
  process.exitCode = 1;
}

if (isMainThread) await compileAll();
else parentPort?.on('message', (file: string) => parentPort?.postMessage(faultIn(file)));
