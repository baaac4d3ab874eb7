import { expect, type Page } from '@playwright/test';
import { contact, site } from '../fixture-content.ts';
import { onFixture as test } from '../spec.ts';
import { holdBack } from '../visit.ts';

async function open(page: Page) {
  await page.goto('/contact');
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

const write = async (page: Page, subject: string, message: string) => {
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Message', { exact: true }).fill(message);
};

test('says beforehand that Send Message opens a mail program', async ({ page }) => {
  await open(page);
  await expect(page.getByText(contact.explanation)).toBeVisible();
  await expect(page.getByLabel('Message', { exact: true })).toHaveAccessibleDescription(
    contact.explanation,
  );
});

for (const [name, words] of [
  ['quotes', `She said "it's ‘fine’"`],
  ['ampersands', 'Q&A & subject=x&body=y'],
  ['percent signs, plus signs and question marks', '100 % of 2+2? %20'],
  ['emoji', 'Thanks 🧪👩‍🔬'],
] as const) {
  test(`${name} arrive as they were typed`, async ({ page }) => {
    await open(page);
    await write(page, words, words);
    expect(await mail(page)).toEqual({ to: site.email, subject: words, body: words });
  });
}

test('line breaks arrive as mail has them', async ({ page }) => {
  await open(page);
  await write(page, 'Hello', 'one\ntwo\n\nthree');
  expect((await mail(page)).body).toBe('one\r\ntwo\r\n\r\nthree');
});

test('empty fields make a plain mail to the board', async ({ page }) => {
  await open(page);
  await expect(send(page)).toHaveAttribute('href', `mailto:${site.email}`);
  await write(page, '', '   ');
  await expect(send(page)).toHaveAttribute('href', `mailto:${site.email}`);
});

test('a subject or a message alone is enough', async ({ page }) => {
  await open(page);
  await write(page, 'Only this', '');
  expect(await mail(page)).toEqual({ to: site.email, subject: 'Only this', body: '' });
  await write(page, '', 'Only that');
  expect(await mail(page)).toEqual({ to: site.email, subject: '', body: 'Only that' });
});

test.describe('with the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test('5,000 characters are copied whole, and the page says so before and after', async ({
    page,
  }) => {
    await open(page);
    const message = 'Fifty characters of a very long and winding text. '.repeat(100).trim();
    await write(page, 'Long', message);
    await expect(page.getByText('Send Message copies it')).toBeVisible();
    expect(await mail(page)).toEqual({ to: site.email, subject: 'Long', body: '' });
    await send(page).click();
    await expect(page.getByRole('status')).toContainText('The message is copied. Paste it');
    expect(await clipboard(page)).toBe(message);
  });

  test('the message and the address can be copied', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Copy the message' }).click();
    await expect(page.getByRole('status')).toHaveText('There is nothing to copy yet.');
    await write(page, 'Hello', 'one\ntwo');
    await page.getByRole('button', { name: 'Copy the message' }).click();
    await expect(page.getByRole('status')).toContainText('The message is copied.');
    expect(await clipboard(page)).toBe('Hello\n\none\ntwo');
    await page.getByRole('button', { name: 'Copy the address' }).click();
    await expect(page.getByRole('status')).toHaveText('The address is copied.');
    expect(await clipboard(page)).toBe(site.email);
  });
});

test('where copying is refused the page says what to do', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await open(page);
  await page.getByRole('button', { name: 'Copy the address' }).click();
  await expect(page.getByRole('status')).toContainText('please select the text and copy it');
});

test('nothing is requested, stored or put into the address, and nothing claims to be sent', async ({
  page,
}) => {
  await open(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await write(page, 'Secret', 'Between us');
  await page.getByLabel('Subject').press('Enter');
  await send(page).click();
  await expect(page.getByRole('status')).toContainText('Your mail program should open now');
  expect(requests.filter((url) => !url.startsWith('mailto:'))).toEqual([]);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/contact');
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(await page.evaluate(() => document.cookie)).toBe('');
  await expect(page.getByRole('main')).not.toContainText(/\bsent!|has been sent|message sent/i);
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Between us');
});

test('what was typed before the script came is in the mail', async ({ page }) => {
  const come = await holdBack(page, '**/*.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  await write(page, 'Early', 'bird');
  come();
  await expect.poll(() => mail(page)).toEqual({ to: site.email, subject: 'Early', body: 'bird' });
});

test('with the keyboard alone: subject, message, Send Message, in this order', async ({ page }) => {
  await open(page);
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

test('postal address, email link and social handle are there', async ({ page }) => {
  await open(page);
  const details = page.getByRole('region', { name: 'Contact details' });
  for (const line of site.address) await expect(details).toContainText(line);
  await expect(details.getByRole('link', { name: site.email })).toHaveAttribute(
    'href',
    `mailto:${site.email}`,
  );
  await expect(details.getByRole('link', { name: site.social?.handle ?? '' })).toHaveAttribute(
    'href',
    site.social?.url ?? '',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Send Message is a plain mail link, and no field would lose what is typed', async ({
    page,
  }) => {
    await page.goto('/contact');
    await expect(send(page)).toHaveAttribute('href', `mailto:${site.email}`);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});
