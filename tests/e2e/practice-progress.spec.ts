import { expect, type Page } from '@playwright/test';
import { practice, problems } from '../fixture-content.ts';
import { courseAddress } from '../../src/domain/courses/course-codes.ts';
import { onFixture as test } from '../spec.ts';
import { resetStorage, visit } from '../browser-page.ts';

const path = '/resources/study-materials';
const { classes } = practice;
const order = classes.flatMap((each) => each.problems);
const [mastered = '', tried = '', solved = '', fresh = '', ...others] = order;
const [first, second] = classes;
if (!first || !second || fresh === '')
  throw new Error('There are not two classes of two problems.');

const factsOf = (name: string) => {
  const facts = problems.find((each) => each.name === name);
  if (!facts) throw new Error(`There is no problem ${name}.`);
  return facts;
};
const topicOf = (name: string) => factsOf(name).topic;

const work = { since: '2025-09-30', last: '2025-09-30', rung: 1, sets: [] };
const record = {
  [mastered]: { ...work, solved: '2025-09-30', clean: ['2025-09-30', '2025-10-01'] },
  [tried]: work,
  [solved]: { ...work, solved: '2025-09-30' },
  'mixing/check-1': { ...work, solved: '2025-09-30' },
};

/** Lets a browser remember something under a name, and nothing else. */
async function remember(page: Page, key: string, kept: object) {
  await resetStorage(page);
  await page.evaluate(
    ([name, text]) => {
      localStorage.setItem(name, text);
    },
    [key, JSON.stringify(kept)] as const,
  );
}

const expectFound = (page: Page, names: readonly string[]) =>
  expect(page.locator('.found').getByRole('heading', { level: 3 })).toHaveText(
    names.map((name) => factsOf(name).title),
  );

test('classes, topics and the page of a course say how far this browser is', async ({ page }) => {
  await remember(page, 'practice-record', record);
  await test.step('classes and topics say how far this browser is, and a topic leads to its problems', async () => {
    await visit(page, path);
    const counts = page.locator('#classes .count');
    await expect(counts).toHaveText([
      `1 of ${String(first.problems.length)} solved, 1 mastered`,
      `1 of ${String(second.problems.length)} solved`,
    ]);
    await page.locator('#classes summary').first().click();
    await expect(page.locator('#classes details[open] .topic-line')).toHaveText(
      `${topicOf(mastered)}: 1 of 1 solved, 1 mastered ${topicOf(tried)}: 0 of 1 solved`,
    );
    const topics = page.locator('.by-topic');
    await topics.locator('summary').click();
    await expect(topics.locator('li')).toHaveText([
      `${topicOf(mastered)}1 of 1 solved, 1 mastered`,
      `${topicOf(tried)}0 of 1 solved`,
      `${topicOf(solved)}1 of 2 solved`,
      ...others.map(topicOf),
    ]);
    await topics.getByRole('link', { name: topicOf(solved) }).click();
    await expectFound(page, [solved, fresh]);
  });
  await test.step('the page of a course says in words and by tanks what is mastered, and how far each topic is', async () => {
    await visit(page, courseAddress(first.code));
    const item = page.locator(`[data-problem="${mastered}"]`);
    await expect(item.locator('.state')).toHaveText('Mastered');
    await expect(item.locator('.tank .star')).toBeVisible();
    await expect(item.locator('.tank .tick')).toBeHidden();
    await expect(page.locator('[data-solved]')).toHaveText(
      `1 of ${String(first.problems.length)} solved, 1 mastered`,
    );
    const topics = page.getByRole('region', { name: 'Topics' }).getByRole('listitem');
    await expect(topics.filter({ hasText: topicOf(mastered) })).toContainText('1 of 1 solved');
    await expect(topics.filter({ hasText: topicOf(tried) })).toContainText('0 of 1 solved');
  });
});

test('records of older versions count, what was missed says when, and garbage leaves every problem new', async ({
  page,
}) => {
  await test.step('what the first version kept counts, and nothing is summed up before somebody begins', async () => {
    await visit(page, path);
    await expect(page.locator('.by-topic')).toHaveCount(0);
    await remember(page, 'practice', {
      [solved]: { state: 'solved', since: '2025-09-30' },
      [tried]: { state: 'tried', since: '2025-09-30' },
    });
    await visit(page, `${path}?state=solved`);
    await expectFound(page, [solved]);
    await expect(page.locator('.by-topic')).toBeVisible();
    await page.getByRole('combobox', { name: 'Progress' }).selectOption('new');
    await expectFound(page, [mastered, fresh, ...others]);
  });
  await test.step('what the second version called mastered is solved', async () => {
    await remember(page, 'practice-work', {
      [mastered]: { ...work, solved: '2025-09-30', mastered: '2025-10-01' },
    });
    await visit(page, `${path}?state=solved`);
    await expectFound(page, [mastered]);
  });
  await test.step('what was missed says when, in the list and on the page of the course', async () => {
    const sets = [{ seed: 7, typed: {}, right: [], missed: '2025-10-05' }];
    await remember(page, 'practice-record', { [mastered]: { ...record[mastered], sets } });
    await visit(page, `${path}?state=solved`);
    await expect(page.locator('.found .state')).toHaveText('✓ Solved, missed on Oct 5');
    await visit(page, courseAddress(first.code));
    await expect(page.locator(`[data-problem="${mastered}"] .state`)).toHaveText(
      'Solved, missed on Oct 5',
    );
  });
  await test.step('a record that is garbage leaves every problem new', async () => {
    await page.evaluate(() => {
      localStorage.clear();
      localStorage.setItem('practice-record', '{"kettle":');
      localStorage.setItem('practice', '[[null]]');
    });

    await visit(page, `${path}?state=new`);
    await expectFound(page, order);
  });
});
