import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { serveEditor } from '../../editor/serve.ts';

export interface Project {
  origin: string;
  read: (file: string) => string;
  has: (file: string) => boolean;
  /** Lists the number of added and removed lines of each file, like `git diff --numstat`. */
  numbers: () => string[];
  lines: () => string[];
}

/** A test that edits a copy of the test board. It fails if the page logs an error. */
export const onEditor = base.extend<{ project: Project; watch: undefined }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from it
  project: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'editor-'));
    const git = (...words: string[]) =>
      execFileSync('git', ['-C', folder, ...words], { encoding: 'utf8' }).split('\n');
    cpSync('tests/fixtures/content', join(folder, 'content'), { recursive: true });
    cpSync('library', join(folder, 'library'), { recursive: true });
    // The editor checks that links in the content point to these pages.
    cpSync('src/pages', join(folder, 'src/pages'), { recursive: true });
    git('init', '-q');
    git('add', '-A');
    const server = await serveEditor(folder);
    await use({
      origin: server.origin,
      read: (file) => readFileSync(join(folder, file), 'utf8'),
      has: (file) => existsSync(join(folder, file)),
      numbers: () => {
        git('add', '-A', '-N');
        return git('diff', '--numstat').filter((line) => line !== '');
      },
      lines: () => git('diff', '-U0').filter((line) => /^[-+](?![-+]{2} )/.test(line)),
    });
    server.close();
    rmSync(folder, { recursive: true });
  },
  watch: [
    async ({ page }, use) => {
      const seen: string[] = [];
      page.on('pageerror', ({ message }) => seen.push(message));
      page.on('console', (message) => {
        // Some tests cause failed requests on purpose. The page explains these failures.
        const isRefusal = message.text().startsWith('Failed to load resource');
        if (message.type() === 'error' && !isRefusal) {
          seen.push(message.text());
        }
      });
      await use(undefined);
      base.expect(seen).toEqual([]);
    },
    { auto: true },
  ],
});

export const choose = async (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('button', { name, exact: true }).click();

export const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
};

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

export const saved = async (page: Page) => {
  await save(page);
  await base.expect(page.getByRole('status')).toContainText(/Saved:|Proposed\./);
};

/** Starts a new file, either empty or as a copy of the newest. */
export const begin = async (page: Page, kind: string, name: string, how: string) => {
  const box = page.getByRole('group').filter({ hasText: `New in ${kind}` });
  await box.getByText(`New in ${kind}`).click();
  await box.getByLabel('File name').fill(name);
  await box.getByRole('button', { name: how }).click();
};

/** Returns a PNG of the given size, named like a phone photo. */
export const photo = async (page: Page, width: number, height: number) => ({
  name: 'IMG_0001.PNG',
  mimeType: 'image/png',
  buffer: await page.screenshot({ clip: { x: 0, y: 0, width, height } }),
});
