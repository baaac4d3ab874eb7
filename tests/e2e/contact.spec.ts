import { expect, type Page } from '@playwright/test';
import { allowClipboard, delayRequests, forbidStorage, resetStorage } from '../browser-page.ts';
import { site } from '../fixture-content.ts';
import { onFixture as test } from '../spec.ts';

async function open(page: Page, search = '') {
  await page.goto(`/contact${search}`);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

const subjectField = (page: Page) => page.getByLabel('Subject');
const messageField = (page: Page) => page.getByLabel('Message', { exact: true });
const send = (page: Page) => page.getByRole('link', { name: 'Send Message' });
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });
const offer = (page: Page) => button(page, 'Put it back');
const status = (page: Page) => page.getByRole('status');

/** Parses the button's link as a mail client would. */
async function mail(page: Page) {
  const href = (await send(page).getAttribute('href')) ?? '';
  const field = (name: RegExp) => decodeURIComponent(name.exec(href)?.[1] ?? '');
  return {
    to: field(/^mailto:([^?]*)/),
    subject: field(/[?&]subject=([^&]*)/),
    body: field(/[?&]body=([^&]*)/),
  };
}

async function write(page: Page, subject: string, message: string) {
  await subjectField(page).fill(subject);
  await messageField(page).fill(message);
}

async function expectTyped(page: Page, subject: string, message: string) {
  await expect(subjectField(page)).toHaveValue(subject);
  await expect(messageField(page)).toHaveValue(message);
}

test('the email has what was typed, and keys lead from field to field', async ({ page }) => {
  await open(page);
  const words = `"Q&A" = ‘2+2’? 100 % 🧪`;
  await write(page, words, `${words}\n\ntwo`);
  expect(await mail(page)).toEqual({
    to: site.email,
    subject: words,
    body: `${words}\r\n\r\ntwo`,
  });
  await write(page, '', '   ');
  await expect(send(page)).toHaveAttribute('href', `mailto:${site.email}`);
  await write(page, '', '');
  await subjectField(page).focus();
  await page.keyboard.type('Hello');
  await page.keyboard.press('Tab');
  await page.keyboard.type('one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
  expect((await mail(page)).body).toBe('one\r\ntwo');
});

test('the message and the address can be copied, and a long message is copied when sent', async ({
  page,
}) => {
  const clipboard = await allowClipboard(page);
  await open(page);
  await button(page, 'Copy the message').click();
  await expect(status(page)).toHaveText('There’s nothing to copy yet.');
  await write(page, 'Hello', 'one\ntwo');
  await button(page, 'Copy the message').click();
  await expect(status(page)).toContainText('Message copied.');
  expect(await clipboard()).toBe('Hello\n\none\ntwo');
  await button(page, 'Copy the address').click();
  await expect(status(page)).toHaveText('Address copied.');
  expect(await clipboard()).toBe(site.email);

  await open(page);
  const message = 'Fifty characters of a very long and winding text. '.repeat(100).trim();
  await write(page, 'Long', message);
  await expect(page.getByText('Send Message also copies it')).toBeVisible();
  expect(await mail(page)).toEqual({ to: site.email, subject: 'Long', body: '' });
  await send(page).click();
  await expect(status(page)).toContainText('Message copied. Paste it');
  expect(await clipboard()).toBe(message);

  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('blocked'));
  });
  await open(page);
  await button(page, 'Copy the address').click();
  await expect(status(page)).toContainText('Please select the text and copy it');
});

test('nothing is requested, stored beyond the tab or put into the address', async ({
  page,
  context,
}) => {
  await open(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await write(page, 'Secret', 'Between us');
  await subjectField(page).press('Enter');
  await send(page).click();
  await expect(status(page)).toContainText('Your mail app should open now');
  expect(requests.filter((url) => !url.startsWith('mailto:'))).toEqual([]);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/contact');
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
  // The page can't know if the visitor has sent the email.
  await expect(page.getByRole('main')).not.toContainText(/\bsent!|\b(is|was|been|message) sent\b/i);
  await expectTyped(page, 'Secret', 'Between us');
  const other = await context.newPage();
  await open(other);
  await expectTyped(other, '', '');
});

test('a draft survives a reload, a link and Back', async ({ page }) => {
  await open(page);
  await write(page, 'Hello', '');
  await write(page, '', '');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

  await open(page, '?subject=Parking');
  await write(page, 'Parking at night', 'one');
  await page.getByRole('main').getByRole('link', { name: 'Officers' }).click();
  await page.waitForURL('/officers');
  await page.goBack();
  await expectTyped(page, 'Parking at night', 'one');
  await open(page);
  await expectTyped(page, 'Parking at night', 'one');

  await write(page, 'Hello', 'one\ntwo ');
  await page.reload();
  await expectTyped(page, 'Hello', 'one\ntwo ');
  await expect(status(page)).toHaveText('We kept what you typed.');
  expect(await mail(page)).toEqual({ to: site.email, subject: 'Hello', body: 'one\r\ntwo' });
});

test('a draft makes room for the next, and can be restored or deleted', async ({ page }) => {
  await test.step('once it was opened in a mail program', async () => {
    await open(page);
    await write(page, 'Hello', 'one');
    await send(page).click();
    await open(page);
    await expectTyped(page, '', '');
    await expect(page.getByText('You already opened or copied “Hello”')).toBeVisible();
    await offer(page).click();
    await expectTyped(page, 'Hello', 'one');
    await expect(messageField(page)).toBeFocused();
    await expect(offer(page)).toHaveCount(0);
    await page.reload();
    await expectTyped(page, 'Hello', 'one');
  });
  await test.step('Clear the form deletes it', async () => {
    await resetStorage(page);
    await open(page);
    await write(page, 'Hello', 'one');
    await expect(button(page, 'Clear the form')).toHaveCount(0);
    await send(page).click();
    await button(page, 'Clear the form').click();
    await expectTyped(page, '', '');
    await expect(subjectField(page)).toBeFocused();
    await expect(status(page)).toHaveText('The form is empty again.');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
  await test.step('the subject of a link doesn’t lose it', async () => {
    await open(page);
    await write(page, 'Hello', 'one');
    await open(page, '?subject=Parking');
    await expectTyped(page, 'Parking', '');
    await messageField(page).fill('two');
    await page.reload();
    await expectTyped(page, 'Parking', 'two');
    await offer(page).click();
    await expectTyped(page, 'Hello', 'one');
    await expect(page.getByText('that you didn’t send: “Parking”')).toBeVisible();
    await button(page, 'Delete it').click();
    await expect(offer(page)).toHaveCount(0);
    await expect(subjectField(page)).toBeFocused();
    await page.reload();
    await expectTyped(page, 'Hello', 'one');
    await expect(offer(page)).toHaveCount(0);
  });
  await test.step('it doesn’t replace what is typed before the script loads', async () => {
    const release = await delayRequests(page, '**/*.js');
    await page.goto('/contact', { waitUntil: 'commit' });
    await write(page, 'Early', 'bird');
    release();
    await expect(offer(page)).toBeVisible();
    await expectTyped(page, 'Early', 'bird');
    await expect.poll(() => mail(page)).toEqual({ to: site.email, subject: 'Early', body: 'bird' });
  });
});

test('works without storage', async ({ page }) => {
  await forbidStorage(page, 'sessionStorage');
  await open(page);
  await write(page, 'Hello', 'one');
  expect(await mail(page)).toEqual({ to: site.email, subject: 'Hello', body: 'one' });
  await send(page).click();
  await button(page, 'Clear the form').click();
  await expectTyped(page, '', '');
});
