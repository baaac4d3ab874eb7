import { expect, type Page } from '@playwright/test';
import { site } from '../fixture-content.ts';
import { onFixture as test } from '../spec.ts';
import { resetStorage, delayRequests } from '../browser-page.ts';

async function open(page: Page, search = '') {
  await page.goto(`/contact${search}`);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

const send = (page: Page) => page.getByRole('link', { name: 'Send Message' });

/** The mail that the button would open, as a mail program reads it. */
async function mail(page: Page) {
  const href = (await send(page).getAttribute('href')) ?? '';
  const field = (name: RegExp) => decodeURIComponent(name.exec(href)?.[1] ?? '');
  return {
    to: field(/^mailto:([^?]*)/),
    subject: field(/[?&]subject=([^&]*)/),
    body: field(/[?&]body=([^&]*)/),
  };
}

const keptWords = 'We kept what you typed.';
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });
const offer = (page: Page) => button(page, 'Put it back');

const write = async (page: Page, subject: string, message: string) => {
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Message', { exact: true }).fill(message);
};

const expectTyped = async (page: Page, subject: string, message: string) => {
  await expect(page.getByLabel('Subject')).toHaveValue(subject);
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(message);
};

test('what is typed arrives in the mail as it was typed', async ({ page }) => {
  await open(page);
  for (const [name, words] of [
    ['quotes', `She said "it's ‘fine’"`],
    ['ampersands', 'Q&A & subject=x&body=y'],
    ['percent signs, plus signs and question marks', '100 % of 2+2? %20'],
    ['emoji', 'Thanks 🧪👩‍🔬'],
  ] as const) {
    await test.step(`${name} arrive as they were typed`, async () => {
      await write(page, words, words);
      expect(await mail(page)).toEqual({ to: site.email, subject: words, body: words });
    });
  }
  await test.step('line breaks arrive as mail has them', async () => {
    await write(page, 'Hello', 'one\ntwo\n\nthree');
    expect((await mail(page)).body).toBe('one\r\ntwo\r\n\r\nthree');
  });
  await test.step('empty fields make a plain mail to the board', async () => {
    await write(page, '', '');
    await expect(send(page)).toHaveAttribute('href', `mailto:${site.email}`);
    await write(page, '', '   ');
    await expect(send(page)).toHaveAttribute('href', `mailto:${site.email}`);
  });
  await test.step('a subject or a message alone is enough', async () => {
    await write(page, 'Only this', '');
    expect(await mail(page)).toEqual({ to: site.email, subject: 'Only this', body: '' });
    await write(page, '', 'Only that');
    expect(await mail(page)).toEqual({ to: site.email, subject: '', body: 'Only that' });
  });
  await test.step('with the keyboard alone: subject, message, Send Message, in this order', async () => {
    await write(page, '', '');

    await page.getByLabel('Subject').focus();
    await page.keyboard.type('Hello');
    await page.keyboard.press('Tab');
    await page.keyboard.type('one');
    await page.keyboard.press('Enter');
    await page.keyboard.type('two');
    await page.keyboard.press('Tab');
    await expect(send(page)).toBeFocused();
    expect((await mail(page)).body).toBe('one\r\ntwo');
  });
});

test('the message and the address can be copied, and a long message is', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());

  await test.step('the message and the address can be copied', async () => {
    await open(page);
    await page.getByRole('button', { name: 'Copy the message' }).click();
    await expect(page.getByRole('status')).toHaveText('There’s nothing to copy yet.');
    await write(page, 'Hello', 'one\ntwo');
    await page.getByRole('button', { name: 'Copy the message' }).click();
    await expect(page.getByRole('status')).toContainText('Message copied.');
    expect(await clipboard()).toBe('Hello\n\none\ntwo');
    await page.getByRole('button', { name: 'Copy the address' }).click();
    await expect(page.getByRole('status')).toHaveText('Address copied.');
    expect(await clipboard()).toBe(site.email);
  });
  await test.step('5,000 characters are copied whole, and the page says so before and after', async () => {
    await open(page);
    const message = 'Fifty characters of a very long and winding text. '.repeat(100).trim();
    await write(page, 'Long', message);
    await expect(page.getByText('Send Message also copies it')).toBeVisible();
    expect(await mail(page)).toEqual({ to: site.email, subject: 'Long', body: '' });
    await send(page).click();
    await expect(page.getByRole('status')).toContainText('Message copied. Paste it');
    expect(await clipboard()).toBe(message);
  });
  await test.step('where copying is refused the page says what to do', async () => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await open(page);
    await page.getByRole('button', { name: 'Copy the address' }).click();
    await expect(page.getByRole('status')).toContainText('Please select the text and copy it');
  });
});

test('nothing is requested, kept beyond the tab or put into the address, and nothing claims to be sent', async ({
  page,
  context,
}) => {
  await open(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await write(page, 'Secret', 'Between us');
  await page.getByLabel('Subject').press('Enter');
  await send(page).click();
  await expect(page.getByRole('status')).toContainText('Your mail app should open now');
  expect(requests.filter((url) => !url.startsWith('mailto:'))).toEqual([]);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/contact');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await page.evaluate(() => document.cookie)).toBe('');
  await expect(page.getByRole('main')).not.toContainText(/\bsent!|\b(is|was|been|message) sent\b/i);
  await expectTyped(page, 'Secret', 'Between us');
  const other = await context.newPage();
  await open(other);
  await expectTyped(other, '', '');
});

test('a draft is there again after a reload, a link and Back', async ({ page }) => {
  await test.step('that is empty leaves nothing behind', async () => {
    await open(page);
    await write(page, 'Hello', '');
    await write(page, '', '');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
  await test.step('is there again after a link and Back, and at the plain address', async () => {
    await open(page, '?subject=Parking');
    await write(page, 'Parking at night', 'one');
    await page.getByRole('main').getByRole('link', { name: 'Officers' }).click();
    await page.waitForURL('/officers');
    await page.goBack();
    await expectTyped(page, 'Parking at night', 'one');
    await open(page);
    await expectTyped(page, 'Parking at night', 'one');
  });
  await test.step('is there again after a reload, with a word and in the mail', async () => {
    await open(page);
    await write(page, 'Hello', 'one\ntwo ');
    await page.reload();
    await expectTyped(page, 'Hello', 'one\ntwo ');
    await expect(page.getByRole('status')).toHaveText(keptWords);
    expect(await mail(page)).toEqual({ to: site.email, subject: 'Hello', body: 'one\r\ntwo' });
  });
});

test('a draft makes way for the next one, and can be put back or deleted', async ({ page }) => {
  await test.step('once opened in a mail program makes way for the next, and can be put back', async () => {
    await open(page);
    await write(page, 'Hello', 'one');
    await send(page).click();
    await open(page);
    await expectTyped(page, '', '');
    await expect(page.getByText('You already opened or copied “Hello”')).toBeVisible();
    await offer(page).click();
    await expectTyped(page, 'Hello', 'one');
    await expect(page.getByLabel('Message', { exact: true })).toBeFocused();
    await expect(offer(page)).toHaveCount(0);
    await page.reload();
    await expectTyped(page, 'Hello', 'one');
  });
  await test.step('is cleared once somebody says so, and gone for good', async () => {
    await resetStorage(page);

    await open(page);
    await write(page, 'Hello', 'one');
    await expect(button(page, 'Clear the form')).toHaveCount(0);
    await send(page).click();
    await button(page, 'Clear the form').click();
    await expectTyped(page, '', '');
    await expect(page.getByLabel('Subject')).toBeFocused();
    await expect(page.getByRole('status')).toHaveText('The form is empty again.');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
  await test.step('does not replace the subject of a link, and is not lost by it', async () => {
    await resetStorage(page);

    await open(page);
    await write(page, 'Hello', 'one');
    await open(page, '?subject=Parking');
    await expectTyped(page, 'Parking', '');
    await page.getByLabel('Message', { exact: true }).fill('two');
    await page.reload();
    await expectTyped(page, 'Parking', 'two');
    await offer(page).click();
    await expectTyped(page, 'Hello', 'one');
    await expect(page.getByText('that you didn’t send: “Parking”')).toBeVisible();
    await button(page, 'Delete it').click();
    await expect(offer(page)).toHaveCount(0);
    await expect(page.getByLabel('Subject')).toBeFocused();
    await page.reload();
    await expectTyped(page, 'Hello', 'one');
    await expect(offer(page)).toHaveCount(0);
  });
  await test.step('does not replace what is typed before the script has come', async () => {
    await resetStorage(page);

    await open(page);
    await write(page, 'Hello', 'one');
    const come = await delayRequests(page, '**/*.js');
    await page.goto('/contact', { waitUntil: 'commit' });
    await write(page, 'Early', 'bird');
    come();
    await expect(offer(page)).toBeVisible();
    await expectTyped(page, 'Early', 'bird');
    await expect.poll(() => mail(page)).toEqual({ to: site.email, subject: 'Early', body: 'bird' });
  });
});

test('a draft is no matter where the storage throws', async ({ page }) => {
  await page.addInitScript(
    'Object.defineProperty(window, "sessionStorage", { get() { throw new Error("no") } })',
  );
  await open(page);
  await write(page, 'Hello', 'one');
  expect(await mail(page)).toEqual({ to: site.email, subject: 'Hello', body: 'one' });
  await send(page).click();
  await button(page, 'Clear the form').click();
  await expectTyped(page, '', '');
});
