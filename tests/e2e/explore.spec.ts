import { expect, type Page } from '@playwright/test';
import { phone } from '../first-screen.ts';
import { overflow } from '../reading.ts';
import { onFixture as test } from '../spec.ts';
import { blockFonts, visit } from '../browser-page.ts';

const route = '/resources/study-materials/mixing';
const water = (page: Page) => page.getByRole('slider', { name: 'Flow of water' });
const brine = (page: Page) => page.getByRole('slider', { name: 'Salt in the brine' });
const said = (page: Page) => page.locator('.said');
const curve = (page: Page) => page.locator('.lab .plot .curve.solid').getAttribute('d');
const question = (page: Page) => page.getByRole('group', { name: 'Twice as much water comes in.' });

test('keys and addresses move a number, and everything that follows from it', async ({ page }) => {
  await test.step('keys move a number, and everything that follows from it', async () => {
    await visit(page, route);
    await expect(said(page)).toContainText('4.00% salt');
    await expect(water(page)).toHaveAttribute('aria-valuetext', /^3\.0\skg\/s$/);
    await expect(brine(page)).toHaveAttribute('aria-valuetext', '0.10, salty');
    const before = await curve(page);
    await water(page).focus();
    for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowLeft');
    await expect(water(page)).toHaveAttribute('aria-valuetext', /^2\.0\skg\/s$/);
    await expect(said(page)).toContainText('5.00% salt');
    await expect(said(page)).toContainText(
      '4.00 kg/s flow on, of which the brine brings 2.00 kg/s',
    );
    await expect(page.getByRole('img', { name: '5.00% with 2.0 kg/s' })).toBeVisible();
    // The curve itself does not depend on where on it the water is; the brine changes it.
    expect(await curve(page)).toBe(before);
    await brine(page).focus();
    await page.keyboard.press('Home');
    await expect(brine(page)).toHaveAttribute('aria-valuetext', '0.00, fresh');
    await expect(said(page)).toContainText('0% salt');
    expect(await curve(page)).not.toBe(before);
  });
  await test.step('a state without an answer is drawn as far as it goes, and explained', async () => {
    await visit(page, `${route}?m2=0&w1=0.9`);
    await expect(said(page)).toContainText('Salt stays behind');
    await expect(said(page)).toContainText('Water holds no more than 26.4%');
    await expect(page.locator('.lab .plot .curve.dashed')).toHaveCount(1);
    await water(page).fill('6');
    await expect(said(page)).toContainText('22.5% salt');
  });
  await test.step('an address that means nothing shows the numbers of the lesson, one out of reach the nearest', async () => {
    await visit(page, `${route}?m2=lots&w1=&q=1`);
    await expect(said(page)).toContainText('4.00% salt');
    await visit(page, `${route}?m2=99`);
    await expect(water(page)).toHaveValue('6');
  });
  await test.step('one button leads back to the numbers of the lesson, and out of the address', async () => {
    await visit(page, `${route}?m2=1&w1=0.3`);
    await expect(said(page)).not.toContainText('4.00% salt');
    await page.getByRole('button', { name: 'Back to the lesson’s numbers' }).click();
    await expect(said(page)).toContainText('4.00% salt');
    await expect(page).toHaveURL(new RegExp(`${route}$`));
  });
  await test.step('the drawn numbers are one click away, in a table', async () => {
    await visit(page, route);
    await page.getByText('The numbers in this figure').click();
    const table = page.locator('.plot-numbers table');
    await expect(table.getByRole('columnheader')).toHaveText(['Flow of water (kg/s)', 'Salt (%)']);
    // Nine places of a curve, two of a straight line, and the point.
    await expect(table.locator('tbody tr')).toHaveCount(9 + 2 + 1);
    await expect(table.locator('tbody tr').last()).toContainText('4.00');
    await water(page).fill('2');
    await expect(table.locator('tbody tr').last()).toContainText('5.00');
  });
});

test('the address leads back to the same figure, and a slider is read out once, when it rests', async ({
  page,
  context,
}) => {
  await test.step('the address leads back to the same figure, also by Back and in another tab', async () => {
    await visit(page, route);
    await water(page).fill('2');
    await brine(page).fill('0.2');
    await expect(page).toHaveURL(/\?m2=2&w1=0\.2$/);
    await expect(said(page)).toContainText('10.0% salt');
    const other = await context.newPage();
    await visit(other, page.url());
    await expect(said(other)).toContainText('10.0% salt');
    await expect(water(other)).toHaveValue('2');
    await other.evaluate(() => {
      history.pushState(null, '', '?m2=1.0');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(said(other)).toContainText('6.67% salt');
    await other.goBack();
    await expect(said(other)).toContainText('10.0% salt');
  });
  await test.step('twenty steps of a slider are read out once, when it rests, and shown at once', async () => {
    await visit(page, route);
    const spoken = page.locator('.lab [role=status]');
    await expect(spoken).toHaveText('');
    await page.evaluate(() => {
      const changes: string[] = [];
      Object.assign(globalThis, { changes });
      const watch = new MutationObserver((records) => {
        for (const { target } of records) changes.push(target.textContent ?? '');
      });
      for (const live of document.querySelectorAll('output, [role=status], [aria-live]')) {
        watch.observe(live, { childList: true, characterData: true, subtree: true });
      }
    });
    await water(page).focus();
    for (let step = 0; step < 20; step += 1) await page.keyboard.press('ArrowLeft');
    expect(await said(page).innerText()).toContain('6.67% salt');
    await expect(spoken).toContainText('6.67% salt 3.00 kg/s flow on');
    const changes = await page.evaluate(
      () => (globalThis as unknown as { changes: string[] }).changes,
    );
    expect(changes).toHaveLength(1);
    await page.getByRole('button', { name: 'Back to the lesson’s numbers' }).click();
    await expect(spoken).toContainText('4.00% salt');
  });
});

test('whoever guesses first is told why, and the guess is kept', async ({ page }) => {
  await test.step('whoever guesses first is told why, once the figure has shown it', async () => {
    await visit(page, route);
    const verdict = page.locator('.guess-verdict');
    await water(page).fill('6');
    await expect(verdict).toHaveCount(0);
    await page.getByRole('button', { name: 'Back to the lesson’s numbers' }).click();
    await question(page).getByRole('radio', { name: 'It halves' }).check();
    await expect(verdict).toHaveCount(0);
    await page.getByRole('button', { name: 'Flow of water' }).click();
    await expect(water(page)).toHaveValue('6');
    await expect(verdict).toContainText(
      'You said “it halves.” The figure says “it falls, but not to half.”',
    );
    await expect(verdict).toContainText('it is 8.00 kg/s now');
    await question(page).getByRole('radio', { name: 'not to half' }).check();
    await expect(verdict).toContainText(
      'You said “it falls, but not to half,” and the figure agrees.',
    );
    await expect(verdict).not.toContainText('the brine stays');
  });
  await test.step('a guess is kept in the browser', async () => {
    await visit(page, route);
    await question(page).getByRole('radio', { name: 'It stays' }).check();
    await visit(page, route);
    await expect(question(page).getByRole('radio', { name: 'It stays' })).toBeChecked();
  });
});

test('on a phone one slider at a time, and nothing moves when the script comes', async ({
  page,
}) => {
  await test.step('nothing moves when the script comes', async () => {
    await page.setViewportSize(phone);
    await blockFonts(page);
    await page.goto(route);
    const shift = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as { value?: number }).value ?? 0;
          }).observe({ type: 'layout-shift' });
          addEventListener(
            'astro:hydrate',
            () => {
              requestAnimationFrame(() =>
                setTimeout(() => {
                  resolve(sum);
                }),
              );
            },
            { capture: true, once: true },
          );
        }),
    );
    await page.locator('.lab').evaluate((lab) => {
      lab.scrollIntoView();
    });
    expect(await shift).toBeLessThan(0.001);
  });
  await test.step('on a phone one slider at a time stands below the figure, and nothing is wider than the screen', async () => {
    await page.setViewportSize(phone);
    await visit(page, route);
    await expect(page.getByRole('slider')).toHaveCount(1);
    await page.getByRole('radio', { name: 'Salt in the brine' }).check({ force: true });
    await expect(brine(page)).toBeVisible();
    await expect(water(page)).toHaveCount(0);
    expect(await overflow(page)).toBe(0);
    const [plot, slider] = [page.locator('.lab .plot'), brine(page)];
    const [above, below] = [await plot.boundingBox(), await slider.boundingBox()];
    expect((below?.y ?? 0) + (below?.height ?? 0) - (above?.y ?? 0)).toBeLessThan(phone.height);
  });
});

test('on paper and where the script throws it is the figure of the lesson', async ({ page }) => {
  await test.step('on paper it is the figure of the lesson, whatever was moved', async () => {
    await visit(page, `${route}?m2=6`);
    await expect(said(page)).toContainText('2.50% salt');
    const moved = await page.locator('.lab .point').getAttribute('cx');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.lab .point')).not.toHaveAttribute('cx', moved ?? '');
    await expect(page.getByRole('slider')).toHaveCount(0);
    await expect(page.getByText('The numbers in this figure')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await expect(page.locator('.lab .point')).toHaveAttribute('cx', moved ?? '');
  });
  await test.step('should what moves it throw, the figure of the lesson stays, with a word', async () => {
    await page.addInitScript(() => {
      Object.assign(globalThis, {
        matchMedia: () => {
          throw new Error('This browser knows no media.');
        },
      });
    });
    await page.goto(`${route}?m2=6`);
    await expect(page.getByText('The interactive figure didn’t load.')).toBeVisible();
    await expect(said(page)).toContainText('4.00% salt');
    await expect(page.locator('.living .plot .curve.solid')).toHaveCount(1);
    await expect(page.getByRole('slider')).toHaveCount(0);
  });
});
