import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';

/** Error message for a timeout that only a busy computer can cause. */
export const tooBusy = 'Your files are fine; the computer was too busy. Run it again.';

export interface Engine {
  origin: string;
  stop: () => Promise<void>;
}

interface EngineOptions {
  /** Project whose dist/ folder is served. */
  folder?: string;
  quiet?: boolean;
}

/** Serves dist/ with workerd. Resolves once the server responds. */
export async function startEngine(
  port: number,
  { folder = '.', quiet = true }: EngineOptions = {},
): Promise<Engine> {
  const child = spawn(
    process.execPath,
    [
      'node_modules/wrangler/bin/wrangler.js',
      'dev',
      '--ip=127.0.0.1',
      `--port=${String(port)}`,
      `--inspector-port=${String(await freePort())}`,
      '--show-interactive-dev-session=false',
    ],
    {
      cwd: folder,
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: '1' },
      stdio: ['ignore', quiet ? 'ignore' : 'inherit', quiet ? 'ignore' : 'inherit'],
    },
  );
  return whenItAnswers(child, `http://127.0.0.1:${String(port)}`);
}

export async function whenItAnswers(child: ChildProcess, origin: string): Promise<Engine> {
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve();
    });
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  for (const giveUp = Date.now() + 60_000; Date.now() < giveUp; await pause(100)) {
    if (child.exitCode !== null) throw new Error('The engine stopped before it answered.');
    if (await answers(origin)) return { origin, stop };
  }
  await stop();
  throw new Error(tooBusy);
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('No free port.'));
      });
    });
  });
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const answers = async (origin: string) =>
  fetch(origin).then(
    (response) => response.ok,
    () => false,
  );
