import { expect, type Page } from '@playwright/test';
import { expectAccessibleOnPhoneAndDesk } from '../axe.ts';
import { practice, problems } from '../fixture-content.ts';
import { onFixture as test } from '../spec.ts';
import { visit } from '../browser-page.ts';

const path = '/resources/study-materials';
const { classes } = practice;
const order = classes.flatMap((each) => each.problems);
const listed = order.flatMap((name) => problems.find((each) => each.name === name) ?? []);
const [mastered = '', tried = '', solved = '', fresh = ''] = order;
const [first, second] = classes;
if (!first || !second || fresh === '')
  throw new Error('There are not two classes of two problems.');

const work = { since: '2025-09-30', last: '2025-09-30', rung: 1, sets: [] };
const record = {
  [mastered]: { ...work, solved: '2025-09-30', clean: ['2025-09-30', '2025-10-01'] },
  [tried]: work,
  [solved]: { ...work, solved: '2025-09-30' },
  'mixing/check-1': { ...work, solved: '2025-09-30' },
};

/** A browser that remembers something. */
const remember = (page: Page, key: string, kept: object) =>
  page.addInitScript(
    ([name, text]) => {
      localStorage.setItem(name, text);
    },
    [key, JSON.stringify(kept)] as const,
  );

const field = (page: Page) => page.getByRole('searchbox');
const select = (page: Page, label: string) =>
  page.getByRole('combobox', { name: label, exact: true });
const found = (page: Page) => page.locator('.found li');
const status = (page: Page) => page.locator('.finder').getByRole('status');
const clear = (page: Page) => page.getByRole('button', { name: 'Clear filters' });
const parameters = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

type Problem = (typeof listed)[number];

/** Expects these problems in one list, in their order, and their number, and no class. */
async function expectFound(page: Page, isMeant: (problem: Problem) => boolean) {
  const meant = listed.filter(isMeant);
  expect(meant).not.toEqual([]);
  await expect(found(page).getByRole('heading')).toHaveText(meant.map(({ title }) => title));
  await expect(status(page)).toHaveText(
    `${String(meant.length)} of ${String(listed.length)} problems`,
  );
  await expect(page.locator('#classes')).toBeHidden();
}

/** Expects the page as it is when nothing is asked for. */
async function expectClasses(page: Page) {
  await expect(page.locator('#classes details:visible')).toHaveCount(classes.length);
  await expect(page.locator('#classes details[open]')).toHaveCount(0);
  await expect(found(page)).toHaveCount(0);
  await expect(clear(page)).toHaveCount(0);
}

const topic = listed.at(-1)?.topic ?? '';
const size = listed[0]?.size ?? '';

test('choices list what they mean, and the address gives the same list', async ({ page }) => {
  await remember(page, 'practice-record', record);
  await test.step('a choice, and the address it leads to, give the same list', async () => {
    for (const [label, part, value, isMeant] of [
      ['Class', 'class', second.code, (problem: Problem) => problem.class === second.code],
      ['Topic', 'topic', topic, (problem: Problem) => problem.topic === topic],
      ['Size', 'size', size, (problem: Problem) => problem.size === size],
      ['Time', 'minutes', '10', ({ minutes }: Problem) => minutes <= 10],
      ['Progress', 'state', 'not-mastered', ({ name }: Problem) => name !== mastered],
    ] as const) {
      await visit(page, path);
      await select(page, label).selectOption(value);
      await expectFound(page, isMeant);
      expect(parameters(page)).toEqual({ [part]: value });
      await page.reload();
      await expectFound(page, isMeant);
      await expect(select(page, label)).toHaveValue(value);
    }
  });
  await test.step('what somebody has solved is found by how far it came', async () => {
    await visit(page, path);
    for (const [value, isMeant] of [
      ['new', ({ name }: Problem) => !(name in record)],
      ['tried', ({ name }: Problem) => name === tried],
      ['solved', ({ name }: Problem) => name === solved],
      ['mastered', ({ name }: Problem) => name === mastered],
    ] as const) {
      await select(page, 'Progress').selectOption(value);
      await expectFound(page, isMeant);
    }
  });
  await test.step('each problem found has its class, title, description, size, minutes, topic, state and link', async () => {
    await visit(page, `${path}?minutes=30`);
    const states = ['★ Mastered', '○ Tried', '✓ Solved'];
    for (const [place, problem] of listed.entries()) {
      const item = found(page).nth(place);
      for (const words of [
        problem.class,
        problem.title,
        problem.description,
        problem.size,
        `${String(problem.minutes)} minutes`,
        problem.topic,
      ]) {
        await expect(item).toContainText(words);
      }
      await expect(item.locator('.state')).toHaveText(states.slice(place, place + 1));
      const link = item.getByRole('link', { name: /^View Problem/ });
      await expect(link).toHaveText(`View Problem: ${problem.title}`);
      await expect(link).toHaveAttribute('href', `${path}/problems/${problem.name}`);
    }
  });
});

test('choices go together, one after the other by Back, and say what they would find', async ({
  page,
}) => {
  await test.step('choices and words are asked for together, and Clear filters leaves the words', async () => {
    await visit(page, path);
    await select(page, 'Class').selectOption(first.code);
    await select(page, 'Size').selectOption(size);
    await expectFound(page, (each) => each.class === first.code && each.size === size);
    await select(page, 'Size').selectOption('');
    const [one] = listed;
    await field(page).fill(`${first.code} ${one?.title ?? ''}`);
    await expectFound(page, (each) => each === one);
    await expect(page).toHaveURL(
      (url) => url.searchParams.get('q')?.startsWith(first.code) ?? false,
    );
    await field(page).fill(one?.title ?? '');
    await clear(page).click();
    await expect(page.locator('#classes details[open]')).toContainText(one?.title ?? '');
    await expect(found(page)).toHaveCount(0);
    await expect(page).toHaveURL((url) => !url.searchParams.has('class'));
  });
  await test.step('Back takes one choice away after the other, and leads back from a problem to the same list', async () => {
    await visit(page, path);
    await select(page, 'Class').selectOption(second.code);
    // Trying one after the other is one step.
    await select(page, 'Time').selectOption('30');
    await select(page, 'Time').selectOption('10');
    const both = (each: Problem) => each.class === second.code && each.minutes <= 10;
    await expectFound(page, both);
    await found(page).getByRole('link', { name: 'View Problem' }).first().click();
    await expect(page).toHaveURL(/\/problems\//);
    await page.goBack();
    await expectFound(page, both);
    await page.goBack();
    await expectFound(page, (each) => each.class === second.code);
    await expect(select(page, 'Time')).toHaveValue('');
    await page.goBack();
    await expectClasses(page);
    await page.goForward();
    await expectFound(page, (each) => each.class === second.code);
    await clear(page).click();
    await expectClasses(page);
    await expect(page).toHaveURL((url) => url.search === '');
    await page.goBack();
    await expectFound(page, (each) => each.class === second.code);
  });
  await test.step('an address may write a choice in its own way, and what it does not know is ignored', async () => {
    await visit(page, `${path}?class=${second.code.toLowerCase().replace(' ', '-')}&minutes=7`);
    await expectFound(page, (each) => each.class === second.code);
    await expect(select(page, 'Time')).toHaveValue('');
    await visit(page, `${path}?class=XYZ+9&topic=%3Cb%3E&size=&minutes=ten&state=__proto__`);
    await expectClasses(page);
  });
  await test.step('choices that would find nothing say so and cannot be chosen', async () => {
    await visit(page, path);
    await select(page, 'Class').selectOption(first.code);
    const option = select(page, 'Topic').getByRole('option', { name: topic });
    await expect(option).toHaveText(`${topic} (0)`);
    await expect(option).toBeDisabled();
    const own = listed[0]?.topic ?? '';
    await expect(select(page, 'Topic').getByRole('option', { name: own })).toHaveText(`${own} (1)`);
    // What is chosen can be chosen otherwise.
    const other = select(page, 'Class').getByRole('option', { name: second.code });
    await expect(other).toHaveText(new RegExp(`\\(${String(second.problems.length)}\\)$`));
  });
  await test.step('nothing found says so, and the way out is beside it', async () => {
    await visit(page, `${path}?class=${encodeURIComponent(first.code)}&q=zzzz`);
    await expect(status(page)).toHaveText('No problems found.');
    await expect(found(page)).toHaveCount(0);
    await expect(page.locator('#classes')).toBeHidden();
    await clear(page).click();
    await expect(status(page)).toHaveText('No classes found.');
    await field(page).fill('');
    await expectClasses(page);
  });
});

test('with the keyboard alone: from a choice to a problem, and back to everything', async ({
  page,
}) => {
  await visit(page, path);
  await select(page, 'Class').focus();
  await page.keyboard.press('Tab');
  await expect(select(page, 'Topic')).toBeFocused();
  await page.keyboard.type(topic);
  await expect(select(page, 'Topic')).toHaveValue(topic);
  await page.keyboard.press('Escape');
  await expectFound(page, (each) => each.topic === topic);
  // Past progress, size and time to the words, and past the button and the code of the class.
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(clear(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectClasses(page);
  // The button is gone; the focus is where the choices are.
  await expect(select(page, 'Class')).toBeFocused();
});

test('on a phone it is one row that says how many are chosen, and nothing goes over the edge', async ({
  page,
}) => {
  await remember(page, 'practice-record', record);
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, path);
  const row = page.locator('.filters summary');
  await expect(row).toHaveText('Filter');
  await expect(select(page, 'Class')).toBeHidden();
  const isWide = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
  expect(await isWide()).toBe(false);
  await row.focus();
  await page.keyboard.press('Enter');
  await select(page, 'Class').selectOption(first.code);
  await select(page, 'Progress').selectOption('not-mastered');
  await expect(row).toHaveText('Filter 2 chosen');
  await expectFound(page, (each) => each.class === first.code && each.name !== mastered);
  expect(await isWide()).toBe(false);
  await clear(page).click();
  await expect(row).toBeFocused();
  await page.locator('#classes summary').first().click();
  await page.locator('.by-topic summary').click();
  expect(await isWide()).toBe(false);
});

test('axe finds nothing with problems found, with none, and with everything open', async ({
  page,
}) => {
  await remember(page, 'practice-record', record);
  await visit(page, `${path}?class=${encodeURIComponent(second.code)}`);
  await page.locator('.filters').evaluate((filters: HTMLDetailsElement) => {
    filters.open = true;
  });
  await expect(found(page).first()).toBeVisible();
  await expectAccessibleOnPhoneAndDesk(page, 'problems found');
  await visit(page, `${path}?state=new&q=zzzz`);
  await expect(status(page)).toHaveText('No problems found.');
  await expectAccessibleOnPhoneAndDesk(page, 'no problem found');
  await visit(page, path);
  await page.locator('#classes summary').first().click();
  await page.locator('.by-topic summary').click();
  // So that no row stands half below what stays in sight.
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  await expectAccessibleOnPhoneAndDesk(page, 'a class and the topics');
});
