import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, expect as inBrowser, type Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumLaunch } from '../../tools/build/chromium.ts';
import { copyFixture, type ProjectCopy } from '../project-copy.ts';

let project: ProjectCopy;
let server: ChildProcess;
let address: string;
let browser: Browser;

const patient = { timeout: 120_000 };

beforeAll(async () => {
  project = copyFixture();
  edit('content/pages/about.yaml', 'lead:', 'leed:');
  server = spawn(
    process.execPath,
    [join(project.folder, 'node_modules/astro/bin/astro.mjs'), 'dev', '--port', '0'],
    {
      cwd: project.folder,
      // With the test runner's environment variables, Astro doesn't start a development server.
      env: {
        ...Object.fromEntries(
          Object.entries(process.env).filter(([name]) => !/^(?:VITEST|NODE_ENV)/.test(name)),
        ),
        ASTRO_TELEMETRY_DISABLED: '1',
        NO_COLOR: '1',
      },
    },
  );
  address = await said(server, /http:\/\/localhost:\d+/);
  browser = await chromium.launch(chromiumLaunch());
});
afterAll(async () => {
  await browser.close();
  server.kill();
  project.remove();
});

function edit(file: string, from: string, to: string) {
  const path = join(project.folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

/** Waits until a program prints text that matches, and returns the match. */
function said(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const [found] = pattern.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.on('exit', () => {
      reject(new Error(output));
    });
  });
}

test('the development server shows a mistake until the file is fixed', async () => {
  const page = await browser.newPage();
  const fault = page.locator('vite-error-overlay #message-content');
  const heading = page.locator('main h1');

  await page.goto(`${address}/about`);
  await inBrowser(fault, 'a file that was wrong from the start').toContainText(
    'content/pages/about.yaml, line 2\n  "leed" isn’t a key that belongs here.\n  Did you mean "lead"?',
    patient,
  );
  await page.goto(`${address}/officers`);
  await inBrowser(fault, 'a page that does not need the file').toContainText('"leed"', patient);
  await inBrowser(heading).toHaveText('Officers', patient);

  await page.goto(`${address}/about`);
  edit('content/pages/about.yaml', 'leed:', 'lead:');
  await inBrowser(heading, 'a file that is right again').toHaveText('About', patient);
  await inBrowser(fault).toHaveCount(0, patient);

  edit('content/events.yaml', 'time: 7-9 PM', 'time: 7-9');
  await inBrowser(fault, 'a file that becomes wrong').toContainText(
    /content\/events\.yaml, line \d+\n.*calendars can’t read "7-9"/,
    patient,
  );
  edit('content/events.yaml', 'time: 7-9\n', 'time: 7-9 PM\n');
  await inBrowser(fault).toHaveCount(0, patient);
  await inBrowser(heading).toHaveText('About', patient);
});
