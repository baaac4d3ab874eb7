import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { checkedStates, exact, someSettings } from '../../src/documents/read/prove-exploration.ts';
import { compiledLesson } from '../../src/documents/compiled/compiled-documents.ts';
import { placesIn } from '../../src/domain/plots/marks.ts';
import { sayingAt, type Exploration, type Settings } from '../../src/domain/plots/exploration.ts';
import { expectAccessible } from '../axe.ts';
import { phone } from '../first-screen.ts';
import { onSite as test } from '../spec.ts';
import { expandEverything, visit } from '../browser-page.ts';
import { documentFiles } from '../../src/content/read/source-files.ts';

/**
 * A validation run checks a few states of two lessons. The nightly run checks 500 states of every
 * lesson.
 */
const isNight = process.env['TRIALS'] === 'all';
const count = isNight ? 500 : 25;

interface Explorable {
  name: string;
  file: string;
  text: string;
  exploration: Exploration;
}

const explorables = documentFiles('lessons')
  .sort()
  .slice(0, isNight ? undefined : 2)
  .flatMap((file): Explorable[] => {
    const text = readFileSync(file, 'utf8');
    return compiledLesson(file).document.blocks.flatMap((block) =>
      block.type === 'explore'
        ? [{ name: basename(file, '.mdx'), file, text, exploration: block.exploration }]
        : [],
    );
  });

const routeOf = (name: string) => `/resources/study-materials/${name}`;

/** Returns all numbers on a page with all of their digits, for each of the slider settings. */
async function shownAt(page: Page, states: readonly Settings[]) {
  await page.locator('.plot-numbers').evaluate((details: HTMLDetailsElement) => {
    details.open = true;
  });
  await expect(page.locator('.plot-numbers table')).toBeVisible();
  return page.evaluate(async (wanted) => {
    const sliders = [...document.querySelectorAll<HTMLInputElement>('.lab [type=range]')];
    const numbers = (within: ParentNode) =>
      [...within.querySelectorAll<HTMLDataElement>('data')].map(({ value }) => Number(value));
    const seen = [];
    for (const settings of wanted) {
      history.replaceState(null, '', `?${new URLSearchParams(settings as never).toString()}`);
      dispatchEvent(new PopStateEvent('popstate'));
      const values = Object.values(settings);
      // The step of a slider may not be an exact binary number.
      while (sliders.some(({ value }, at) => Math.abs(Number(value) - (values[at] ?? 0)) > 1e-9)) {
        await new Promise((done) => setTimeout(done));
      }
      const said = document.querySelector('.said');
      seen.push({
        said: said ? numbers(said) : [],
        isStuck: said?.hasAttribute('data-stuck') ?? false,
        rows: [...document.querySelectorAll('.plot-numbers tbody tr')].map(numbers),
        words: said?.textContent ?? '',
      });
    }
    return seen;
  }, states);
}

const isNear = (one: number, two: number) =>
  one === two || Math.abs(one - two) <= exact * Math.max(Math.abs(one), Math.abs(two), 1e-12);

for (const { name, file, text, exploration } of explorables) {
  test(`${name} shows the checked numbers, works by keyboard, and axe finds nothing`, async ({
    page,
  }) => {
    await test.step('shows the checked numbers and explains every state', async () => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => complaints.push(message.text()));
      await visit(page, routeOf(name));
      const states = someSettings(exploration, count, 7);
      const shown = await shownAt(page, states);
      const checkedAt = checkedStates({ file, text }, exploration);
      for (const [index, settings] of states.entries()) {
        const where = JSON.stringify(settings);
        const [checked] = checkedAt(settings);
        const seen = shown[index];
        if (!checked || !seen) throw new Error(`Nothing was shown at ${where}.`);
        const saying = sayingAt(exploration, {
          values: new Map(checked.values),
          stairs: new Map(),
        });
        const expected = (saying?.lines ?? [])
          .flat()
          .flatMap((piece) =>
            typeof piece === 'object' && 'name' in piece
              ? [checked.values.get(piece.name) ?? NaN]
              : [],
          );
        expect(seen.words, where).not.toBe('');
        expect(seen.words, where).not.toContain('NaN');
        expect(seen.isStuck, where).toBe(saying?.isStuck ?? false);
        expect(seen.said.length, where).toBe(expected.length);
        expect(
          seen.said.filter((value, at) => !isNear(value, expected[at] ?? NaN)),
          where,
        ).toEqual([]);
        const places = checked.plot.marks.flatMap(placesIn);
        const strays = seen.rows.filter(
          ([x = NaN, y = NaN]) => !places.some(([a, b]) => isNear(x, a) && isNear(y, b)),
        );
        expect(strays, where).toEqual([]);
        expect(seen.rows.length, where).toBeGreaterThan(2);
      }
      expect(complaints).toEqual([]);
    });
    await test.step('keys reach every slider, with its name and value', async () => {
      await visit(page, routeOf(name));
      await page.locator('.dials').scrollIntoViewIfNeeded();
      for (const { label, from, printed } of exploration.sliders) {
        const slider = page.getByRole('slider', { name: label });
        await slider.focus();
        await page.keyboard.press('Home');
        await expect(slider).toHaveValue(String(from));
        await expect(slider).toHaveAttribute('aria-valuetext', /\S/);
        const said = (await slider.getAttribute('aria-valuetext')) ?? '';
        if (/\d/.test(said)) expect(said).toContain(printed.unit);
      }
      await page.keyboard.press('Tab');
      await expect(
        page.getByRole('button', { name: 'Back to the lesson’s numbers' }),
      ).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${name}$`));
    });
    await test.step('axe finds nothing with everything open, on a dark phone too', async () => {
      for (const [viewport, colorScheme] of [
        [{ width: 1280, height: 800 }, 'light'],
        [phone, 'dark'],
      ] as const) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await visit(page, routeOf(name));
        // A stored guess would replace the choices with their reasons.
        await page.evaluate(() => {
          localStorage.clear();
        });
        await visit(page, routeOf(name));
        await expandEverything(page);
        await page.locator('.prediction').first().getByRole('radio').first().check();
        await expectAccessible(page, colorScheme);
      }
    });
  });
}

test('a lesson loads scripts only near the parts that need them, and keeps its sliders in forced colors', async ({
  page,
}) => {
  await test.step('no script is loaded at the top of a lesson', async () => {
    await page.setViewportSize(phone);
    for (const { name } of explorables) {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url());
      });
      await page.goto(routeOf(name), { waitUntil: 'networkidle' });
      expect(scripts, name).toEqual([]);
      page.removeAllListeners('request');
    }
  });
  await test.step('sliders are visible in forced colors', async () => {
    const [first] = explorables;
    if (!first) return;
    await page.emulateMedia({ forcedColors: 'active' });
    await visit(page, routeOf(first.name));
    const appearance = await page
      .getByRole('slider')
      .first()
      .evaluate((slider) => getComputedStyle(slider).appearance);
    expect(appearance).toBe('auto');
  });
});
