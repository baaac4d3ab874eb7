import { expect, type Page } from '@playwright/test';
import { visit } from '../browser-page.ts';
import { noonOf, type Clock } from '../clocks.ts';
import { problems } from '../fixture-content.ts';
import { fixtureProblem, kettle, kettleValue } from '../kettle.ts';

export const path = '/resources/exam';
/** An exam with three problems, each with its own numbers. */
export const exam = '30_two-streams.3_kettle.17_warm-bath.0';
/** Its first problem. */
export const brines = fixtureProblem('two-streams');
/** The title of a problem. */
export const titleOf = (name: string) =>
  problems.find((problem) => problem.name === name)?.title ?? '';
/** The number of answers that the exam asks for. */
export const answersInAll =
  brines.answers.length + kettle.answers.length + fixtureProblem('warm-bath').answers.length;

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
export const field = (page: Page, name: string) => page.getByRole('textbox', { name });

/** Sets the clock to a number of minutes after noon, when every visit begins. */
export const at = (page: Page, clock: Clock, minutes: number) =>
  page.clock.setFixedTime(noonOf(clock).getTime() + minutes * 60_000);

/** Opens the exam and begins it. */
export async function begin(page: Page) {
  await visit(page, `${path}?exam=${exam}`);
  await button(page, /^Begin/).click();
  await expect(page.getByRole('heading', { name: titleOf('two-streams') })).toBeVisible();
}

/** Answers the kettle correctly and hands in. */
export async function handIn(page: Page) {
  await button(page, titleOf('kettle')).click();
  await field(page, 'Flow of steam').fill(`${kettleValue(17, 'ms').toPrecision(4)} kg/s`);
  page.once('dialog', (dialog) => dialog.accept());
  await button(page, 'Hand in').click();
  await expect(page.getByRole('heading', { name: / right$/ })).toBeFocused();
}
