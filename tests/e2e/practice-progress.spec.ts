import { expect, type Page } from '@playwright/test';
import { courseAddress } from '../../src/domain/courses/course-codes.ts';
import { resetStorage, visit } from '../browser-page.ts';
import { practice, problems } from '../fixture-content.ts';
import { onFixture as test } from '../spec.ts';
import { path } from './practice-page.ts';

const [first, second] = practice.classes;
const order = practice.classes.flatMap((each) => each.problems);
const [mastered = '', tried = '', solved = '', fresh = '', ...others] = order;
if (!first || !second || fresh === '') throw new Error('This needs two classes of two problems.');

const factsOf = (name: string) => {
  const facts = problems.find((each) => each.name === name);
  if (!facts) throw new Error(`There is no problem ${name}.`);
  return facts;
};
const topicOf = (name: string) => factsOf(name).topic;

const day = '2025-09-30';
const work = { since: day, last: day, rung: 1, sets: [] };
const record = {
  [mastered]: { ...work, solved: day, clean: [day, '2025-10-01'] },
  [tried]: work,
  [solved]: { ...work, solved: day },
  'mixing/check-1': { ...work, solved: day },
};

const expectFound = (page: Page, names: readonly string[]) =>
  expect(page.locator('.found').getByRole('heading', { level: 3 })).toHaveText(
    names.map((name) => factsOf(name).title),
  );

test('classes, topics and the page of a course show the progress', async ({ page }) => {
  await visit(page, path);
  await expect(page.locator('.by-topic')).toHaveCount(0);
  await resetStorage(page, { 'practice-record': record });
  await visit(page, path);
  await expect(page.locator('#classes .count')).toHaveText([
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

  await visit(page, courseAddress(first.code));
  const item = page.locator(`[data-problem="${mastered}"]`);
  await expect(item.locator('.state')).toHaveText('mastered');
  await expect(item.locator('.tank .star')).toBeVisible();
  await expect(item.locator('.tank .tick')).toBeHidden();
  await expect(page.locator('[data-all=problems]')).toHaveText(
    `1 of ${String(first.problems.length)} solved`,
  );
  const onCourse = page.locator('[data-lessons] summary');
  await expect(onCourse.filter({ hasText: topicOf(mastered) })).toContainText('All done');
  await expect(onCourse.filter({ hasText: topicOf(tried) })).toContainText('0 of 1 solved');
});

test('old records count, a miss shows its day, and garbage leaves every problem new', async ({
  page,
}) => {
  const old = {
    [solved]: { state: 'solved', since: day },
    [tried]: { state: 'tried', since: day },
  };
  const sets = [{ seed: 7, typed: {}, right: [], missed: '2025-10-05' }];
  const missed = { [mastered]: { ...record[mastered], sets } };
  const garbage = { 'practice-record': '{"kettle":', practice: '[[null]]' };
  for (const [what, stored, state, names] of [
    ['the first version', { practice: old }, 'solved', [solved]],
    ['the first version', { practice: old }, 'new', [mastered, fresh, ...others]],
    ['a miss', { 'practice-record': missed }, 'solved', [mastered]],
    ['garbage', garbage, 'new', order],
  ] as const) {
    await test.step(`${what}: ${state}`, async () => {
      await resetStorage(page, stored);
      await visit(page, `${path}?state=${state}`);
      await expectFound(page, names);
    });
  }
  await resetStorage(page, { 'practice-record': missed });
  await visit(page, `${path}?state=solved`);
  await expect(page.locator('.found .state')).toHaveText('✓ Solved, missed on Oct 5');
  await visit(page, courseAddress(first.code));
  await expect(page.locator(`[data-problem="${mastered}"] .state`)).toHaveText(
    'solved, missed on Oct 5',
  );
});
