import { expect, type Page } from '@playwright/test';
import { visit } from '../browser-page.ts';
import { noonOf, type Clock } from '../clocks.ts';
import { problems } from '../fixture-content.ts';
import { fixtureProblem, kettle, kettleValue } from '../kettle.ts';

export const path = '/resources/exam';
/** The address of an exam: the minutes, then each problem with its seed. */
export const exam = '30_two-streams.3_kettle.17_warm-bath.0';
export const brines = fixtureProblem('two-streams');
export const titleOf = (name: string) =>
  problems.find((problem) => problem.name === name)?.title ?? '';
export const answersInAll =
  brines.answers.length + kettle.answers.length + fixtureProblem('warm-bath').answers.length;

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
export const field = (page: Page, name: string) => page.getByRole('textbox', { name });

/** Sets the clock to some minutes after noon. Every visit begins at noon. */
export const at = (page: Page, clock: Clock, minutes: number) =>
  page.clock.setFixedTime(noonOf(clock).getTime() + minutes * 60_000);

export async function begin(page: Page) {
  await visit(page, `${path}?exam=${exam}`);
  await button(page, /^Begin/).click();
  await expect(page.getByRole('heading', { name: titleOf('two-streams') })).toBeVisible();
}

export async function handIn(page: Page) {
  await button(page, titleOf('kettle')).click();
  await field(page, 'Flow of steam').fill(`${kettleValue(17, 'ms').toPrecision(4)} kg/s`);
  page.once('dialog', (dialog) => dialog.accept());
  await button(page, 'Hand in').click();
  await expect(page.getByRole('heading', { name: / right$/ })).toBeFocused();
}
