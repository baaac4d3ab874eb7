import type { Page } from '@playwright/test';

export const route = '/resources/study-materials/mixing';
export const water = (page: Page) => page.getByRole('slider', { name: 'Flow of water' });
export const reset = (page: Page) =>
  page.getByRole('button', { name: 'Back to the lesson’s numbers' });

export async function press(page: Page, key: string, times: number) {
  for (let step = 0; step < times; step += 1) await page.keyboard.press(key);
}
