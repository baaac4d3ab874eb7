import { expect, type Page } from '@playwright/test';
import { compiledProblem } from '../../src/documents/compiled/compiled-documents.ts';
import { noonOf, type Clock } from '../clocks.ts';
import { problems } from '../fixture-content.ts';
import { visit } from '../browser-page.ts';

/** Where exams are set. */
export const path = '/resources/exam';
/** The exam of the tests: three problems, each with its own numbers. */
export const exam = '30_two-streams.3_kettle.17_warm-bath.0';
const documentOf = (name: string) => {
  const file = `tests/fixtures/content/problems/${name}.mdx`;
  return compiledProblem(file).document;
};
/** The second of its problems. */
export const kettle = documentOf('kettle');
/** The first of its problems. */
export const brines = documentOf('two-streams');
/** The title of a problem. */
export const titleOf = (name: string) =>
  problems.find((problem) => problem.name === name)?.title ?? '';
const steam = `${(kettle.variants[17]?.values['ms']?.value ?? NaN).toPrecision(4)} kg/s`;
/** How the water of the kettle is printed in the exam. */
export const water = `${(kettle.variants[17]?.values['mw']?.value ?? NaN).toFixed(2)}\u00a0kg/s`;
/** How many answers the exam asks for. */
export const answersInAll =
  brines.answers.length + kettle.answers.length + documentOf('warm-bath').answers.length;

/** A button by its name. */
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
/** A field by its label. */
export const field = (page: Page, name: string) => page.getByRole('textbox', { name });

/** Lets it be so many minutes after noon, when every visit begins. */
export const at = (page: Page, clock: Clock, minutes: number) =>
  page.clock.setFixedTime(noonOf(clock).getTime() + minutes * 60_000);

/** Opens the exam of the tests and begins it. */
export async function begin(page: Page) {
  await visit(page, `${path}?exam=${exam}`);
  await button(page, /^Begin/).click();
  await expect(page.getByRole('heading', { name: titleOf('two-streams') })).toBeVisible();
}

/** Writes the right flow of steam and hands in, though much is empty. */
export async function handIn(page: Page) {
  await button(page, titleOf('kettle')).click();
  await field(page, 'Flow of steam').fill(steam);
  page.once('dialog', (dialog) => dialog.accept());
  await button(page, 'Hand in').click();
  await expect(page.getByRole('heading', { name: / right$/ })).toBeFocused();
}
