import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { visitorZone } from '../clocks.ts';
import { connect } from './bidi.ts';
import type { EngineBrowser, Theme } from './engine-browser.ts';
import { clickActions, pressActions, typeActions } from './input-actions.ts';
import { installed } from './installed.ts';

/** Profile preferences that set the theme and prevent requests to other hosts. */
const preferences = (theme: Theme) => ({
  'layout.css.prefers-color-scheme.content-override': theme === 'dark' ? 0 : 1,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
});

/** Starts Firefox with WebDriver BiDi, which needs no separate driver. */
export async function startFirefox(theme: Theme): Promise<EngineBrowser> {
  const program = installed('firefox-esr', '/usr/bin/firefox-esr', '/usr/bin/firefox');
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  writeFileSync(
    join(profile, 'user.js'),
    Object.entries(preferences(theme))
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  );
  const child = spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    { env: { ...process.env, TZ: visitorZone }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = once(child, 'exit');
  const { send, close } = await connect(`${await addressOf(child)}/session`);
  await send('session.new', { capabilities: {} });
  const { contexts } = await send<{ contexts: { context: string }[] }>(
    'browsingContext.getTree',
    {},
  );
  const context = contexts[0]?.context ?? '';
  return {
    goto: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    read: async (expression) => {
      const target = { context };
      const { result, exceptionDetails } = await send<Evaluated>('script.evaluate', {
        expression,
        target,
        awaitPromise: false,
      });
      if (!result) throw new Error(exceptionDetails?.text);
      return result.value;
    },
    clickAt: async (x, y) => {
      await send('input.performActions', { context, actions: clickActions(x, y) });
    },
    press: async (key) => {
      await send('input.performActions', { context, actions: pressActions(key) });
    },
    type: async (text) => {
      await send('input.performActions', { context, actions: typeActions(text) });
    },
    resize: async (viewport) => {
      await send('browsingContext.setViewport', { context, viewport, devicePixelRatio: 1 });
    },
    picture: async () => {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', {
        context,
      });
      return Buffer.from(data, 'base64');
    },
    close: async () => {
      await send('browser.close', {});
      await ended;
      close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

interface Evaluated {
  result?: { value: string };
  exceptionDetails?: { text: string };
}

/** Returns the address that Firefox prints when it starts to listen. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (words: Buffer) => {
      said += words.toString();
      const address = /ws:\/\/\S+/.exec(said)?.[0];
      if (address) resolve(address);
    });
    child.once('exit', () => {
      reject(new Error(`Firefox ended before it listened: ${said}`));
    });
  });
}
