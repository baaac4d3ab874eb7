import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { chromiumLaunch } from '../tools/build/chromium.ts';

/** What the browser says: an answer to a command, or something that happened. */
interface Message {
  id?: number;
  result?: unknown;
  error?: { message: string };
  method?: string;
  params?: { sessionId: string; status?: string; targetInfo?: { type: string; subtype?: string } };
}

const flags = [
  '--headless',
  '--no-sandbox',
  '--no-first-run',
  '--disable-background-networking',
  '--remote-debugging-port=0',
];

/** Starts a Chromium with a profile of its own, and says where it listens and how to end it. */
async function startChromium() {
  const { executablePath = '', args = [] } = chromiumLaunch();
  const profile = mkdtempSync(join(tmpdir(), 'prerendering-'));
  const child = spawn(
    executablePath,
    [...args, ...flags, `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const [, found] = /listening on (ws:\S+)/.exec(said) ?? [];
      if (found) resolve(found);
    });
    child.once('exit', () => {
      reject(new Error(`The browser did not start: ${said}`));
    });
  });
  const close = async () => {
    child.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { address, close };
}

/**
 * A visitor with Chromium as people have it, which prepares a page while the mouse is over a link to
 * it. Playwright forbids that to the browsers it drives, so this one is spoken to directly.
 */
export async function startPrerendering() {
  const { address, close } = await startChromium();
  const socket = new WebSocket(address);
  await new Promise((resolve) => {
    socket.addEventListener('open', resolve);
  });
  const answers = new Map<number, (message: Message) => void>();
  /** The page that is seen, and the one that was prepared last: each has a session of its own. */
  let [seen, prepared, status] = ['', '', ''];
  socket.addEventListener('message', ({ data }) => {
    const { method, params, ...answer } = JSON.parse(String(data)) as Message;
    answers.get(answer.id ?? 0)?.(answer);
    if (method === 'Target.attachedToTarget' && params?.targetInfo?.type === 'page') {
      if (params.targetInfo.subtype === 'prerender') prepared = params.sessionId;
      else seen = params.sessionId;
    }
    if (method === 'Preload.prerenderStatusUpdated') status = params?.status ?? '';
    // It has made way for the prepared one.
    if (method === 'Target.detachedFromTarget' && params?.sessionId === seen) seen = prepared;
  });
  let last = 0;
  const send = async <T>(method: string, params: object, sessionId?: string): Promise<T> => {
    const id = (last += 1);
    const { result, error } = await new Promise<Message>((resolve) => {
      answers.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
    if (error) throw new Error(`${method}: ${error.message}`);
    return result as T;
  };

  // Through its tab: whoever holds on to a page itself keeps the browser from preparing another.
  const { targetInfos } = await send<{ targetInfos: { targetId: string }[] }>('Target.getTargets', {
    filter: [{ type: 'tab' }],
  });
  const tab = { targetId: targetInfos[0]?.targetId, flatten: true };
  const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', tab);
  const pages = { autoAttach: true, flatten: true, waitForDebuggerOnStart: false };
  await send('Target.setAutoAttach', pages, sessionId);
  await expect.poll(() => seen).not.toBe('');
  await send('Preload.enable', {}, seen);

  /** What a function of the page's own returns. */
  const evaluate = async <T, Args extends unknown[]>(
    work: (...args: Args) => T,
    ...args: Args
  ): Promise<T> => {
    const expression = `JSON.stringify((${work.toString()})(...${JSON.stringify(args)})) ?? 'null'`;
    const { result } = await send<{ result: { value: string } }>(
      'Runtime.evaluate',
      { expression },
      seen,
    );
    return JSON.parse(result.value) as T;
  };
  const mouse = (type: string, place: { x: number; y: number }) =>
    send('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount: 1 }, seen);
  const open = async (url: string) => {
    await send('Page.navigate', { url }, seen);
    await expect
      .poll(() => evaluate(() => `${location.href} ${document.readyState}`).catch(String))
      .toBe(`${url} complete`);
  };
  return {
    close,
    evaluate,
    open,
    /** Opens the page of a link that was prepared while the mouse was over it, and something happened. */
    follow: async (path: string, meanwhile: () => Promise<unknown>) => {
      const place = await evaluate((href) => {
        const link = [...document.querySelectorAll(`a[href="${href}"]`)].find((each) =>
          each.checkVisibility(),
        );
        link?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x = 0, y = 0, width = 0, height = 0 } = link?.getBoundingClientRect() ?? {};
        return { x: x + width / 2, y: y + height / 2 };
      }, path);
      await mouse('mouseMoved', place);
      await expect.poll(() => status, `${path} is prepared`).toBe('Ready');
      await meanwhile();
      await mouse('mousePressed', place);
      await mouse('mouseReleased', place);
      await expect.poll(() => evaluate(() => location.pathname).catch(String)).toBe(path);
      const [visit] = await evaluate(() =>
        performance
          .getEntriesByType('navigation')
          .map((entry) => (entry as unknown as { activationStart: number }).activationStart),
      );
      expect(visit, `${path} was prepared before it was opened`).toBeGreaterThan(0);
    },
  };
}
