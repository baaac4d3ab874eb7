import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort, whenItAnswers } from '../../tools/host/engine.ts';
import { visitorZone } from '../clocks.ts';
import type { EngineBrowser, Theme } from './engine-browser.ts';
import { clickActions, pressActions, typeActions } from './input-actions.ts';
import { installed } from './installed.ts';

/** Larger than any window in the tests. */
const screenSize = '1400x3200x24';

/** Starts WebKitGTK's MiniBrowser with WebDriver on a virtual screen. */
export async function startWebkit(theme: Theme): Promise<EngineBrowser> {
  const screen = await startScreen();
  const origin = `http://127.0.0.1:${String(await freePort())}`;
  const child = spawn(
    installed('webkit2gtk-driver', '/usr/bin/WebKitWebDriver'),
    [`--port=${new URL(origin).port}`],
    {
      env: {
        ...process.env,
        DISPLAY: screen.name,
        TZ: visitorZone,
        GDK_BACKEND: 'x11',
        NO_AT_BRIDGE: '1',
      },
      stdio: 'ignore',
    },
  );
  const driver = await whenItAnswers(child, `${origin}/status`);
  const { sessionId } = await ask<{ sessionId: string }>('POST', `${origin}/session`, {
    // Full screen hides MiniBrowser's toolbar, which can't be as narrow as a phone.
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          args: [
            '--automation',
            '--private',
            '--full-screen',
            ...(theme === 'dark' ? ['--dark-mode'] : []),
          ],
        },
      },
    },
  });
  const session = `${origin}/session/${sessionId}`;
  const perform = (actions: object[]) => ask<null>('POST', `${session}/actions`, { actions });
  return {
    goto: async (url) => {
      await ask('POST', `${session}/url`, { url });
    },
    read: (expression) =>
      ask<string>('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    clickAt: async (x, y) => {
      await perform(clickActions(x, y));
    },
    press: async (key) => {
      await perform(pressActions(key));
    },
    type: async (text) => {
      await perform(typeActions(text));
    },
    resize: async (size) => {
      await ask('POST', `${session}/window/rect`, { x: 0, y: 0, ...size });
    },
    picture: async () => Buffer.from(await ask<string>('GET', `${session}/screenshot`), 'base64'),
    close: async () => {
      await ask('DELETE', session);
      await driver.stop();
      await screen.stop();
    },
  };
}

/** Starts a virtual X screen on a free display number. */
async function startScreen() {
  const child = spawn(
    installed('xvfb', '/usr/bin/Xvfb'),
    ['-displayfd', '1', '-screen', '0', screenSize, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const ended = once(child, 'exit');
  const [number] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    name: `:${number.toString().trim()}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Sends a WebDriver command and returns the value of the response. */
async function ask<T>(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object): Promise<T> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${String(value.error)}: ${String(value.message)}`);
  return value;
}
