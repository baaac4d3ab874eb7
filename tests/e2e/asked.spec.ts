import { expect, type Page } from '@playwright/test';
import { courseAddress } from '../../src/domain/courses/course-address.ts';
import { isOpen, standing } from '../../src/domain/questions/questions.ts';
import { questions as asked, site } from '../fixture-content.ts';
import { phone } from '../first-screen.ts';
import { expectItFits } from '../reading.ts';
import { onFixture as test } from '../spec.ts';
import { openEverything } from '../visit.ts';

const { questions, headings, ask, topics, home, feedLink } = asked;

const article = (page: Page, id: string) => page.locator(`article#${id}`);

const known = (id: string) => {
  const question = questions.find((each) => each.id === id);
  if (!question) throw new Error(`This test needs the question ${id}.`);
  return question;
};

test('what waits comes first, the longest wait at the top, and answers by academic year', async ({
  page,
}) => {
  await page.goto('/asked');
  await openEverything(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    headings.glance,
    headings.open,
    '2025–26',
    '2024–25',
    '2021–22',
    headings.ask,
  ]);
  const order = await page.locator('article').evaluateAll((all) => all.map(({ id }) => id));
  expect(order).toEqual([
    'cold-tea',
    'more-tables',
    'round-tables',
    'longer-breaks',
    'whose-biscuits',
    'first-question',
  ]);
});

test('a question says how things stand, whom it was taken to, and what came back', async ({
  page,
}) => {
  await page.goto('/asked');
  const changed = article(page, 'round-tables');
  await expect(changed.getByRole('heading')).toHaveText('Could the tables be round?');
  await expect(changed).toContainText('Answered after 14 days, and it changed something');
  await expect(changed.getByRole('listitem')).toHaveText([
    'We got it August 25, 2025',
    'Taken to the head of examples September 1, 2025',
    'Answered September 8, 2025',
    'Done September 22, 2025The first round table.',
  ]);
  await expect(changed.getByRole('link', { name: 'one of them' })).toHaveAttribute(
    'href',
    '/officers',
  );
  await expect(changed.getByRole('link', { name: /^See it in writing/ })).toHaveAttribute(
    'href',
    'https://tables.example.org/round',
  );
  await expect(changed.getByRole('link', { name: 'DEM 101' })).toHaveAttribute(
    'href',
    courseAddress('DEM 101'),
  );
  const refused = article(page, 'longer-breaks');
  await expect(refused).toContainText('Refused after 7 days');
  await expect(refused).toContainText('The day is as long as it is.');
  await expect(article(page, 'whose-biscuits')).toContainText('Answered the same day');
});

test('an address leads to its question, also to one that is folded away', async ({ page }) => {
  await page.goto('/asked');
  await expect(article(page, 'first-question')).toBeHidden();
  await page.goto('/asked#first-question');
  await expect(article(page, 'first-question')).toBeInViewport();
  await article(page, 'round-tables').getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL('/asked#round-tables');
});

test('on a phone the way to an answer is folded, and opened by key and by its address', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/asked');
  const step = (id: string) => article(page, id).getByText('We got it');
  await expect(step('cold-tea')).toBeVisible();
  await expect(step('round-tables')).toBeHidden();
  await article(page, 'round-tables').locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(step('round-tables')).toBeVisible();
  await article(page, 'whose-biscuits').getByRole('heading').getByRole('link').click();
  await expect(step('whose-biscuits')).toBeVisible();
  await page.goto('/about');
  await page.goto('/asked#first-question');
  await expect(step('first-question')).toBeVisible();
  await expect(step('round-tables')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(step('round-tables')).toBeVisible();
});

test('on a desk the way to an answer stands beside it', async ({ page }) => {
  await page.goto('/asked');
  await expect(article(page, 'round-tables').getByText('We got it')).toBeVisible();
  await expect(article(page, 'round-tables').locator('summary')).toBeHidden();
});

test('older years open by key, with the number of their questions', async ({ page }) => {
  await page.goto('/asked');
  const older = page.locator('summary', { hasText: '2021–22' });
  await expect(older).toContainText('1 question');
  await older.focus();
  await page.keyboard.press('Enter');
  await expect(article(page, 'first-question')).toBeVisible();
});

test('the year at a glance says in words, in shapes and in a table the same numbers', async ({
  page,
}) => {
  await page.goto('/asked');
  const glance = page.getByRole('region', { name: headings.glance });
  // The twelve months that end with the October of the last look: the sixth question is too old.
  await expect(glance).toContainText(
    '4 questions, 2 answered. 1 changed something. Half the answers came within 11 days.',
  );
  await expect(glance.getByRole('img')).toHaveAccessibleName(/^4 lines, one for each question/);
  await expect(glance.locator('.year-chart .way')).toHaveCount(2);
  await expect(glance.locator('.year-chart .wait')).toHaveCount(2);
  await expect(glance.locator('.marks li')).toHaveText([
    '1 changed something',
    '1 refused',
    '2 waiting',
  ]);
  await glance.getByText('The numbers, year by year').click();
  await expect(glance.getByRole('row')).toHaveText([
    /^Asked in/,
    /^12 months4211211$/,
    /^2025–262110114$/,
    /^2024–25320114$/,
    /^2021–221100030$/,
  ]);
});

test('asking leads to the form with the topic in its subject, and says what happens then', async ({
  page,
}) => {
  await page.goto('/asked');
  const asking = page.getByRole('region', { name: headings.ask });
  for (const { title, text } of ask.happens) {
    await expect(asking).toContainText(title);
    await expect(asking).toContainText(text);
  }
  await expect(asking).toContainText(ask.privacy);
  await expect(asking.getByRole('link', { name: site.email })).toHaveAttribute(
    'href',
    `mailto:${site.email}?subject=Question%20about%20examples`,
  );
  await asking.getByRole('link', { name: ask.link }).click();
  await expect(page).toHaveURL(/\/contact\?subject=/);
  await expect(page.getByLabel('Subject')).toHaveValue('Question about examples');

  const topic = topics[1] ?? '';
  await page.goto('/asked');
  await asking.getByRole('link', { name: topic }).click();
  await expect(page.getByLabel('Subject')).toHaveValue(`Question about ${topic}`);
  await expect(page.getByRole('link', { name: 'Send Message' })).toHaveAttribute(
    'href',
    `mailto:${site.email}?subject=${encodeURIComponent(`Question about ${topic}`)}`,
  );
});

test('what somebody puts into the address of the form stays words, and not too many', async ({
  page,
}) => {
  await page.goto(`/contact?subject=${encodeURIComponent(`<b>&bcc=x\n${'y'.repeat(500)}`)}`);
  const subject = page.getByLabel('Subject');
  await expect(subject).toHaveValue(/^<b>&bcc=xy+$/);
  expect((await subject.inputValue()).length).toBeLessThanOrEqual(120);
});

test('Home, About and Contact lead here, Home with the newest answer', async ({ page }) => {
  await page.goto('/');
  const latest = page.getByRole('region', { name: home.label });
  await expect(latest).toContainText('Answered after 14 days, and it changed something.');
  await expect(latest.getByRole('link', { name: home.link })).toHaveAttribute('href', '/asked');
  await latest.getByRole('link', { name: 'Could the tables be round?' }).click();
  await expect(page).toHaveURL('/asked#round-tables');
  for (const route of ['/about', '/contact']) {
    await page.goto(route);
    await expect(page.getByRole('main').locator('a[href="/asked"]')).not.toHaveCount(0);
  }
});

test('Home shows the newest question on a phone too, and its links below each other on a desk', async ({
  page,
}) => {
  const latest = page.getByRole('region', { name: home.label });
  const links = [
    latest.getByRole('link', { name: home.link }),
    page.locator('.next-state:not([hidden]) > .text-link'),
  ];
  const lefts = () => Promise.all(links.map(async (link) => (await link.boundingBox())?.x));
  await page.goto('/');
  const [first, second] = await lefts();
  expect(first).toBe(second);
  await page.setViewportSize(phone);
  const question = latest.getByRole('link', { name: 'Could the tables be round?' });
  await expect(question).toBeInViewport({ ratio: 1 });
});

test('a question about a course stands on its page, and in the search', async ({ page }) => {
  await page.goto(courseAddress('DEM 201'));
  const here = page.getByRole('region', { name: headings.course });
  await expect(here).toContainText(standing(known('cold-tea')));
  await expect(here.getByRole('link')).toHaveAttribute('href', '/asked#cold-tea');
  await page.goto('/search?q=round+tables');
  await expect(page.locator('main a[href="/asked#round-tables"]').first()).toBeVisible();
});

test('the feed has every question under its address, what happened last first', async ({
  page,
  request,
}) => {
  await page.goto('/asked');
  await expect(page.getByRole('link', { name: feedLink })).toHaveAttribute('href', '/asked.xml');
  await expect(page.locator('link[href="/asked.xml"]')).toHaveAttribute(
    'type',
    'application/atom+xml',
  );
  const response = await request.get('/asked.xml');
  expect(response.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
  // Pages of the site refuse to parse text; a new, empty one does not.
  const empty = await page.context().newPage();
  const feed = await empty.evaluate(
    (xml) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      const texts = (name: string) =>
        [...parsed.querySelectorAll(`entry > ${name}`)].map((each) => each.textContent);
      return {
        wrong: parsed.querySelector('parsererror')?.textContent,
        updated: parsed.querySelector('feed > updated')?.textContent,
        ids: texts('id'),
        published: texts('published'),
        titles: texts('title'),
      };
    },
    await response.text(),
  );
  expect(feed.wrong).toBeUndefined();
  expect(feed.updated).toBe('2025-09-29T12:00:00Z');
  expect(feed.ids[0]).toBe(`${site.url}/asked#more-tables`);
  expect(feed.published[1]).toBe('2025-08-25T12:00:00Z');
  expect(new Set(feed.ids)).toEqual(new Set(questions.map(({ id }) => `${site.url}/asked#${id}`)));
  expect(feed.titles).toContain('Why is the tea cold?');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an address opens the way of its question on a phone', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/asked#round-tables');
    await expect(article(page, 'round-tables').getByText('We got it')).toBeVisible();
    await expect(article(page, 'whose-biscuits').getByText('We got it')).toBeHidden();
  });

  test('what waits says since when, which is true on any day', async ({ page }) => {
    await page.goto('/asked');
    await expect(article(page, 'cold-tea')).toContainText(
      'Waiting since July 20, 2025, with the keeper of kettles',
    );
    await expect(article(page, 'cold-tea')).toContainText('No answer yet');
    await expect(
      page.getByRole('region', { name: headings.open }).getByRole('article'),
    ).toHaveCount(questions.filter(isOpen).length);
  });
});

test('on a phone everything fits, the table and the older years too', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/asked');
  await openEverything(page);
  await expectItFits(page, '360 px');
});
