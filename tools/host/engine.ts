import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';

/** Error message for a timeout that can only mean the machine is too busy. */
export const tooBusy = 'Your files are fine; the computer was too busy. Run it again.';

/** A running server of the site. */
export interface Engine {
  origin: string;
  stop: () => Promise<void>;
}

interface EngineOptions {
  /** Folder of the project whose dist/ is served. */
  folder?: string;
  quiet?: boolean;
}

/** Serves dist/ with workerd; resolves once it responds. */
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

/** Waits until a started server responds. */
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

/** Finds a free port. */
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
