import { chromium, expect, type Page } from '@playwright/test';
import { chromiumLaunch } from '../../tools/build/chromium.ts';
import { phone } from '../first-screen.ts';
import { onFixture as test } from '../spec.ts';

const labels = ['Home', 'About', 'Officers', 'Resources', 'News', 'Contact', 'Search'];

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' });

test('the header stays in view, the first Tab skips it, and its links need 768 px', async ({
  page,
}) => {
  await page.goto('/about');
  await expect(menu(page).getByRole('link')).toHaveText(labels);
  await expect(menuButton(page)).toBeHidden();
  await page.mouse.wheel(0, 2000);
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });

  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(menu(page)).toBeVisible();
  await expect(menuButton(page)).toBeHidden();
  await page.setViewportSize({ width: 767, height: 1024 });
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeVisible();
});

// The menu works without scripts.
for (const javaScriptEnabled of [true, false]) {
  test.describe(`the menu below 768 px, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ viewport: phone, javaScriptEnabled });

    test('opens by its button, and closes by it, Escape, a click outside and a link', async ({
      page,
    }) => {
      const open = async () => {
        await expect(menu(page)).toBeHidden();
        await menuButton(page).click();
        await expect(menu(page).getByRole('link')).toHaveText(labels);
        await expect(menu(page)).toBeVisible();
      };
      await page.goto('/about');
      await open();
      await menuButton(page).click();
      await open();
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await expect(menuButton(page)).toBeFocused();
      await open();
      await page.mouse.click(180, 700);
      await open();
      await menu(page).getByRole('link', { name: 'About' }).click();
      await open();
      await menu(page).getByRole('link', { name: 'Officers' }).click();
      await expect(page).toHaveURL('/officers');
      await expect(menu(page)).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL('/about');
      await expect(menu(page)).toBeHidden();
    });
  });
}

test('the menu by keyboard', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const session = await page.context().newCDPSession(page);
  // The browser derives this state from the popover and passes it to assistive technology.
  const expanded = async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const button = nodes.find(
      ({ role, name }) => role?.value === 'button' && name?.value === 'Menu',
    );
    return button?.properties?.find(({ name }) => name === 'expanded')?.value.value as unknown;
  };
  await expect.poll(expanded).toBe(false);
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(expanded).toBe(true);
  for (const label of labels) {
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link', { name: label })).toBeFocused();
  }
  for (let back = labels.length - 1; back > labels.indexOf('Officers'); back -= 1) {
    await page.keyboard.press('Shift+Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/officers');
});

test('a page from the back/forward cache has its menu closed', async ({ baseURL }) => {
  // Playwright turns off the back/forward cache by default.
  const browser = await chromium.launch({
    ...chromiumLaunch({ isWhole: true }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  for (const choose of ['click', 'tap'] as const) {
    const context = await browser.newContext({
      viewport: phone,
      hasTouch: true,
      ...(baseURL && { baseURL }),
    });
    const page = await context.newPage();
    await page.goto('/about');
    await page.evaluate(() => {
      document.body.setAttribute('data-kept', 'yes');
    });
    await menuButton(page)[choose]();
    await menu(page).getByRole('link', { name: 'Officers' })[choose]();
    await expect(page).toHaveURL('/officers');
    await page.evaluate(() => {
      history.back();
    });
    await expect(page).toHaveURL('/about');
    await expect(page.locator('body[data-kept]')).toBeAttached();
    await expect(menu(page)).toBeHidden();
    await menuButton(page)[choose]();
    await expect(menu(page)).toBeVisible();
    await context.close();
  }
  await browser.close();
});

test('an interrupted cross-fade is no error on either page', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    for (const turn of ['pageswap', 'pagereveal'] as const) {
      addEventListener(turn, ({ viewTransition }) => {
        viewTransition?.skipTransition();
      });
    }
  });
  await page.goto('/');
  await menu(page).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(page).toHaveURL('/');
  expect(errors).toEqual([]);
});
