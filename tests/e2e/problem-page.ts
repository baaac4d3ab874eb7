import { expect, type Page } from '@playwright/test';

export const pathOf = (name: string) => `/resources/study-materials/problems/${name}`;
export const desk = (page: Page) => page.locator('.desk');
export const verdicts = (page: Page) => page.locator('.verdict');
export const answerBox = (page: Page, place: number | string = 0) =>
  typeof place === 'number'
    ? page.getByRole('textbox').nth(place)
    : page.getByRole('textbox', { name: place });

/** Types an answer and submits it. A box is found by its index or its label. */
export async function answer(page: Page, typed: string, place: number | string = 0): Promise<void> {
  await answerBox(page, place).fill(typed);
  await answerBox(page, place).press('Enter');
}

export const expectSeed = (page: Page, seed: number) =>
  expect(page.getByText(`These are the numbers from seed ${String(seed)}.`)).toBeVisible();
