import { expect, type Page } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { expectAccessible } from '../axe.ts';
import { resetStorage, visit } from '../browser-page.ts';
import { sampleRecord } from '../sample-record.ts';
import { onFixture as test } from '../spec.ts';
import {
  button,
  copiedLink,
  dialog,
  expectMarks,
  marks,
  path,
  record,
  storedRecord,
} from './practice-page.ts';

const code = (page: Page) => page.getByRole('img', { name: /^QR code/ });

test.beforeEach(async ({ page }) => {
  await resetStorage(page, { 'practice-record': record });
});

test('a link takes the record to another browser, which asks first', async ({ page, browser }) => {
  await visit(page, path);
  const link = await copiedLink(page);
  expect(link).toMatch(/\/resources\/study-materials#take=b[\w-]+$/);

  const context = await browser.newContext();
  const phone = await context.newPage();
  await visit(phone, link);
  await expect(dialog(phone)).toContainText('Add what’s in this link?');
  await expect(dialog(phone)).toContainText('3 problems, 1 mastered.');
  expect(await storedRecord(phone)).toEqual({});
  await button(phone, 'Not now').click();
  await expect(phone).toHaveURL((url) => url.hash === '');
  await expectMarks(phone, []);

  // Opens the link in the same tab, where only the fragment changes.
  await phone.evaluate((href) => {
    location.href = href;
  }, link);
  await button(phone, 'Add').click();
  const status = dialog(phone).getByRole('status');
  await expect(status).toHaveText('3 problems added; nothing was lost.');
  await expect(status).toBeFocused();
  await button(phone, 'Close').last().click();
  await expect(phone).toHaveURL((url) => url.href.endsWith(path));
  await expectMarks(phone, marks);
  const there = await storedRecord(phone);
  for (const [name, { sets, ...facts }] of Object.entries(record)) {
    expect(there[name]).toMatchObject(facts);
    expect(there[name]?.sets).toEqual(sets.map((set) => ({ ...set, typed: {} })));
  }
  await phone.goto(link);
  await button(phone, 'Add').click();
  await expect(dialog(phone)).toContainText('Nothing new');
  expect(await storedRecord(phone)).toEqual(there);
  await context.close();

  await test.step('a link that was cut off is rejected, and removed from the address', async () => {
    await visit(page, link.slice(0, -3));
    await page.reload();
    await expect(dialog(page)).toContainText('Part of this link got lost');
    await expect(button(page, 'Add')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL((url) => url.hash === '');
    expect(await storedRecord(page)).toEqual(record);
  });
});

test('a camera reads the code in light and dark, at any width', async ({ page }) => {
  for (const [colorScheme, width] of [
    ['light', 360],
    ['dark', 1280],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await visit(page, path);
    await button(page, 'To my phone').click();
    await code(page).scrollIntoViewIfNeeded();
    const { data, info } = await sharp(await code(page).screenshot({ scale: 'css' }))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const read = decodeQR({ width: info.width, height: info.height, data });
    expect(new URL(read).hash).toMatch(/^#take=b/);
    await page.goto(read);
    await expect(dialog(page)).toContainText('3 problems, 1 mastered.');
    await button(page, 'Not now').click();
  }
});

test('without a QR code the link is still offered', async ({ page }) => {
  await test.step('if the code doesn’t load', async () => {
    await visit(page, path);
    await page.route('**/_astro/*', (route) => route.abort());
    await button(page, 'To my phone').click();
    await expect(dialog(page)).toContainText('The code didn’t load.');
    await expect(button(page, 'Copy link')).toBeVisible();
    await page.unroute('**/_astro/*');
  });
  await test.step('if the record is too large', async () => {
    await resetStorage(page, { 'practice-record': sampleRecord(500) });
    await visit(page, path);
    await button(page, 'To my phone').click();
    await expect(dialog(page)).toContainText('too big for a QR code');
    await expect(dialog(page).getByRole('img')).toHaveCount(0);
    await button(page, 'Close').click();
    const link = await copiedLink(page);
    await page.goto('/');
    await page.goto(link);
    // The whole record arrived, but the test board has none of its problems.
    await expect(dialog(page)).toContainText('None of its problems are on this site.');
  });
  await test.step('without a clipboard it can be copied by hand', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await visit(page, path);
    await button(page, 'To my phone').click();
    await button(page, 'Copy link').click();
    await expect(page.getByLabel('Link', { exact: true })).toHaveValue(/#take=b/);
  });
});

test('by keyboard: opens the code, copies the link, and returns the focus', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  // Without a listener, the browser would open its own file chooser.
  let choosers = 0;
  page.on('filechooser', () => {
    choosers += 1;
  });
  await visit(page, path);
  await button(page, 'To my phone').focus();
  await page.keyboard.press('Enter');
  await expect(code(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Copy link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('status')).toContainText('Link copied.');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page, 'To my phone')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Import')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => choosers).toBe(1);
});

test('axe finds nothing in the dialogs, and they fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  const tooWide = () =>
    page.evaluate(
      () =>
        [document.documentElement, ...document.querySelectorAll('dialog[open]')].filter(
          (element) => element.scrollWidth > element.clientWidth,
        ).length,
    );
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await visit(page, path);
    await button(page, 'To my phone').click();
    await expect(code(page)).toBeVisible();
    await expectAccessible(page, `the code, ${colorScheme}`);
    expect(await tooWide()).toBe(0);
    await button(page, 'Close').click();
    const link = await copiedLink(page);
    await page.goto('about:blank');
    await visit(page, link);
    await expect(dialog(page)).toBeVisible();
    await expectAccessible(page, `the question, ${colorScheme}`);
    expect(await tooWide()).toBe(0);
  }
});
