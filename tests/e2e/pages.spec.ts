import { expect, test } from '@playwright/test';
import { notFoundRoute } from '../../tools/routes.ts';

test('Home: Join Us leads to the outside form, Learn More to /about', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Join Us' })).toHaveAttribute('href', /^https:/);
  await expect(page.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/about');
});

test('Home: Get Involved has three cards with their links', async ({ page }) => {
  await page.goto('/');
  const cards = page.getByRole('region', { name: 'Get Involved' }).getByRole('listitem');
  await expect(cards.getByRole('heading')).toHaveText([
    'Become a Member',
    'Keep updated',
    'Attend Events',
  ]);
  await expect(cards.nth(0).getByRole('link')).toHaveAttribute('href', '/join');
  await expect(cards.nth(1).getByRole('link')).toHaveAttribute('href', /^https:/);
  await expect(cards.nth(1).getByRole('link')).toHaveAccessibleName(/\(outside link\)$/);
  await expect(cards.nth(2).getByRole('link')).toHaveAttribute('href', '/events');
});

test('About: mission, five points, history since 2024', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('region', { name: 'Mission' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What we do' }).getByRole('listitem')).toHaveCount(
    5,
  );
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Established 2024.');
});

test('Officers: eight cards with name, role and class year', async ({ page }) => {
  await page.goto('/officers');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(8);
  const roles = await cards
    .locator('p')
    .filter({ hasText: /Director|Coordinator|Officer|Designer/ })
    .allTextContents();
  expect(roles.filter((role) => role === 'Director')).toHaveLength(2);
  for (const role of [
    'Events Coordinator',
    'Officer of Finance',
    'Communications Officer',
    'Outreach Coordinator',
    'Recruiting Coordinator',
    'Creative Designer',
  ]) {
    expect(roles, role).toContain(role);
  }
  for (const card of await cards.all()) {
    await expect(card.getByRole('heading')).toHaveText(/\S+ \S+/);
    await expect(card).toContainText(/Sophomore|Junior/);
  }
});

test("Officers: who has no photo shows 'No image available'", async ({ page }) => {
  await page.goto('/officers');
  const cards = page.getByRole('main').getByRole('listitem');
  const without = cards.filter({ hasText: 'No image available' });
  expect(await without.count()).toBeGreaterThanOrEqual(2);
  await expect(without.getByRole('img')).toHaveCount(0);
  const frame = await without.first().getByText('No image available').boundingBox();
  const photo = await cards.getByRole('img').first().boundingBox();
  expect(frame?.width).toBeCloseTo(photo?.width ?? 0, 0);
  expect(frame?.height).toBeCloseTo(photo?.height ?? 0, 0);
});

test('Officers: portraits come in a modern format, no larger than they are shown', async ({
  page,
}) => {
  await page.goto('/officers');
  for (const image of await page.getByRole('img', { name: /^Portrait of / }).all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
    const { source, natural, shown } = await image.evaluate((element: HTMLImageElement) => ({
      source: element.currentSrc,
      natural: element.naturalWidth,
      shown: element.clientWidth,
    }));
    expect(source).toMatch(/\.avif$/);
    expect(natural).toBeGreaterThan(0);
    expect(Math.abs(natural / shown - 1)).toBeLessThan(0.5);
  }
});

test('Not found: says so, and helps people on', async ({ page }) => {
  await page.goto(notFoundRoute);
  await expect(page).toHaveTitle(/not found/i);
  const suggestions = page.getByRole('main').getByRole('listitem').getByRole('link');
  expect(await suggestions.count()).toBeGreaterThanOrEqual(5);
  await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
});
