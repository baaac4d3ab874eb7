import { expect } from '@playwright/test';
import { fixtureRoutes } from '../fixture-routes.ts';
import { runsScripts } from '../script-pages.ts';
import { onFixture as test } from '../spec.ts';
import { visit } from '../browser-page.ts';

/** Scripts that each break part of the browser's storage. */
const broken: Record<string, string> = {
  'is forbidden':
    'Object.defineProperty(globalThis, "localStorage", { get() { throw new DOMException("no", "SecurityError") } })',
  'does not exist': 'Object.defineProperty(globalThis, "localStorage", { value: undefined })',
  'is null': 'Object.defineProperty(globalThis, "localStorage", { value: null })',
  'cannot be read': 'Storage.prototype.getItem = () => { throw new Error("no") }',
  'is full':
    'Storage.prototype.setItem = () => { throw new DOMException("no", "QuotaExceededError") }',
  'cannot be cleared': 'Storage.prototype.removeItem = () => { throw new Error("no") }',
};

const garbage = [
  '',
  '{',
  'null',
  '7',
  '[]',
  '"text"',
  '{"kettle":null}',
  '{"kettle":{"state":"melted","since":7}}',
  '{"__proto__":{"state":"solved","since":"2025-10-01"}}',
];

const storages = [
  ...Object.entries(broken),
  ...garbage.map((text): [string, string] => [
    `holds ${text === '' ? 'nothing' : text}`,
    `for (const key of ["practice", "practice-work", "practice-record", "practice-exams", "practice-today", "practice-steps", "reading", "lessons-read", "guesses", "your-turns"]) localStorage.setItem(key, ${JSON.stringify(text)})`,
  ]),
];

const routes = fixtureRoutes.filter(runsScripts);

for (const [storage, script] of storages) {
  test(`if the storage ${storage}, every page works and claims no progress`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.addInitScript(script);
    for (const route of routes) {
      await visit(page, route);
      expect(await page.locator('.has-failed').count(), route).toBe(0);
      expect(errors, route).toEqual([]);
      await expect(page.getByText(/^Solved \d/), route).toBeHidden();
    }
  });
}
