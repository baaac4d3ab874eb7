import { expect, type Page } from '@playwright/test';
import { faintWords } from '../faint-words.ts';
import { fixtureRoutes } from '../fixture-routes.ts';
import { beginnings, phone } from '../first-screen.ts';
import { addStyle, expectItFits, widerText } from '../reading.ts';
import { onFixture as test } from '../spec.ts';
import { expandEverything, visit } from '../browser-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Each page is opened once for all checks, because opening it takes the longest.
for (const route of fixtureRoutes) {
  test(`${route} works with the keyboard, forced colors, phones, touch, wider text and paper`, async ({
    page,
  }) => {
    await visit(page, route);
    await test.step('nothing moves with reduced motion', async () => {
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    });
    await test.step('headings go down one level at a time', () => expectHeadings(page));
    await test.step('the focus is visible at every tab stop', () => expectFocus(page));
    await test.step('drawings and text stay visible in forced colors', () =>
      expectForcedColors(page));
    await page.setViewportSize(phone);
    if (route !== '/') {
      await test.step('begins in the upper half of a phone, beside its drawing', () =>
        expectBeginning(page, route));
    }
    await test.step('targets are at least 24 × 24 px', () => expectTargets(page));
    await expandEverything(page);
    await test.step('everything is readable on paper', async () => {
      await page.emulateMedia({ media: 'print' });
      expect(await faintWords(page, true), 'with backgrounds').toEqual([]);
      expect(await faintWords(page, false), 'without backgrounds').toEqual([]);
      await page.emulateMedia({ media: 'screen' });
    });
    await test.step('fits a phone with everything open and wider text', async () => {
      await addStyle(page, widerText);
      await expectItFits(page, 'text spacing');
    });
  });
}

async function expectHeadings(page: Page): Promise<void> {
  const levels = await page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) =>
      Number(tagName[1]),
    ),
  );
  const skipped = levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1);
  expect(skipped).toEqual([]);
}

async function expectFocus(page: Page): Promise<void> {
  // Chromium's PDF viewer draws its own focus ring.
  await addStyle(page, 'iframe { display: none }');
  const stops = await page
    // In a group of radio buttons, only the selected one is a tab stop.
    .locator('a, button:enabled, input:enabled:not([type=radio]:not(:checked)), textarea, summary')
    .filter({ visible: true })
    .count();
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const element = document.activeElement;
      const style = element && getComputedStyle(element);
      return {
        name: element?.textContent,
        width: style?.outlineWidth,
        kind: style?.outlineStyle,
      };
    });
    expect(outline).toEqual({ name: outline.name, width: '3px', kind: 'solid' });
  }
}

async function expectForcedColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await expectItFits(page, 'forced colors');
  const { ink, paper } = await page.evaluate(() => ({
    ink: [...document.querySelectorAll('main .pfd .vessel')].map(
      (part) => getComputedStyle(part).stroke,
    ),
    paper: getComputedStyle(document.documentElement).backgroundColor,
  }));
  expect(ink.length).toBeGreaterThan(0);
  expect(ink).not.toContain(paper);
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
}

async function expectTargets(page: Page): Promise<void> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, input, textarea, summary')]
      .filter((element) => element.checkVisibility() && !element.matches('.skip-link'))
      // WCAG exempts links in a sentence, which are as high as the line.
      .filter((element) => !element.matches('.prose :is(p, li, td) a'))
      .filter((element) => {
        // A label is part of its control's target.
        const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
        return width < 24 || height < 24;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect(small).toEqual([]);
}

async function expectBeginning(page: Page, route: string): Promise<void> {
  const { words, answer, search, paragraph } = await beginnings(page);
  expect(words).toBeLessThan(320);
  if (search !== undefined) expect(search).toBeLessThan(phone.height);
  if (answer !== undefined) expect(answer).toBeLessThan(900);
  if (/^\/resources\/study-materials\/[^/]+$/.test(route)) expect(paragraph).toBeLessThan(640);
  // Text may be beside the drawing but not on it.
  const upon = await page.evaluate(() => {
    const drawing = document
      .querySelector('.equipment, .piping .unit, .drum-line svg')
      ?.getBoundingClientRect();
    const range = document.createRange();
    const texts = [...document.querySelectorAll('h1, .page-lead, .below-title :is(p, li, h2)')];
    const lines = texts.flatMap((element) => {
      range.selectNodeContents(element);
      return [...range.getClientRects()];
    });
    if (!drawing || drawing.width < 48) return ['no drawing'];
    const [middle, edge] = [drawing.top + drawing.height / 2, 4];
    return lines
      .filter(({ right, left }) => right > drawing.left + edge && left < drawing.right - edge)
      .filter(({ top, bottom }) => bottom > drawing.top + edge && top < drawing.bottom - edge)
      .map(({ top }) => (top < middle ? 'a word of the title' : 'a word below'));
  });
  expect(upon).toEqual([]);
}
