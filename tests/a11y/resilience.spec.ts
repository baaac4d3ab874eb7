import { expect, test, type Page } from '@playwright/test';
import { samples } from '../routes.ts';
import { layOutEverything, openEverything, visit } from '../visit.ts';

/** What a page shows to read, piece by piece and whatever its case and spacing, and its links. */
const reading = (page: Page) =>
  page.evaluate(() => ({
    pieces: [
      ...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, a), footer :is(p, a)'),
    ]
      .map((element) => element.innerText.toLowerCase().replace(/\s+/g, ''))
      .filter((words) => words !== ''),
    links: [...document.links].map((link) => link.getAttribute('href')),
  }));

/** Elements with words of their own that no scrolling would bring into sight. */
const unreachable = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    return [...document.querySelectorAll<HTMLElement>('main *, footer *, header a, header button')]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
      )
      .filter((element) => element.closest('.sr-only, svg, .skip-link, .katex') === null)
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const box = element.getBoundingClientRect();
        return box.width < 1 || box.height < 1 || box.left < -1 || box.right > scrollWidth + 1;
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Adds rules to a page in a way that its policy allows. */
const addStyle = (page: Page, rules: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);

/** How far a page moves while it loads: its cumulative layout shift. */
async function shiftOf(page: Page, route: string): Promise<number> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number }[]) {
        document.documentElement.dataset['shift'] = String(
          Number(document.documentElement.dataset['shift'] ?? 0) + entry.value,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(route, { waitUntil: 'networkidle' });
  return page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));
}

for (const route of samples) {
  test(`${route} says the same without JavaScript`, async ({ page, browser, baseURL }) => {
    await visit(page, route);
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL && { baseURL }),
    });
    const plain = await context.newPage();
    await plain.goto(route);
    await layOutEverything(plain);
    // Scripts of the page are off; the protocol still lets the test read the document.
    await expect(plain.locator('.needs-script').filter({ visible: true })).toHaveCount(0);
    await addStyle(page, '.needs-script { display: none }');
    expect(await plain.locator('body').innerText()).toBe(await page.locator('body').innerText());
    expect(await plain.locator('a').count()).toBe(await page.locator('a').count());
    await context.close();
  });

  test(`${route} keeps every word and link without CSS`, async ({ page }) => {
    await visit(page, route);
    await openEverything(page);
    const styled = await reading(page);
    expect(styled.pieces.length).toBeGreaterThan(8);
    await page.evaluate(() => {
      document.querySelectorAll('style, link[rel="stylesheet"]').forEach((element) => {
        element.remove();
      });
    });
    expect(await reading(page)).toEqual(styled);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(await unreachable(page)).toEqual([]);
  });

  test(`${route} needs no sideways scrolling at 320 px and at 400 % zoom`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, route);
    // 400 % zoom of 1280 × 800.
    for (const height of [640, 200]) {
      await page.setViewportSize({ width: 320, height });
      expect(await overflow(page)).toBe(0);
      expect(await unreachable(page)).toEqual([]);
    }
  });

  test(`${route} survives the text spacing that readers may set`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, route);
    await addStyle(
      page,
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    expect(await overflow(page)).toBe(0);
    expect(await unreachable(page)).toEqual([]);
  });

  test(`${route} keeps its drawing and its words in forced colours`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await visit(page, route);
    expect(await unreachable(page)).toEqual([]);
    const { ink, paper } = await page.evaluate(() => ({
      ink: [...document.querySelectorAll('main .pfd .vessel')].map(
        (part) => getComputedStyle(part).stroke,
      ),
      paper: getComputedStyle(document.documentElement).backgroundColor,
    }));
    expect(ink.length).toBeGreaterThan(0);
    expect(ink).not.toContain(paper);
  });

  test(`${route} has targets of at least 24 × 24 px`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, route);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('a, button, input, textarea, summary')]
        .filter((element) => element.checkVisibility() && !element.matches('.skip-link'))
        // A link within a sentence is as high as its line.
        .filter((element) => !element.matches('.prose :is(p, li, td) a'))
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          return width < 24 || height < 24;
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(small).toEqual([]);
  });

  test(`${route} shows where the focus is at every stop of the Tab key`, async ({ page }) => {
    await visit(page, route);
    // What has the focus inside a framed PDF is for the browser's own viewer to show.
    await addStyle(page, 'iframe { display: none }');
    const stops = await page
      .locator('a, button, input, textarea, summary')
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
  });

  test(`${route} does not move while it loads`, async ({ page }) => {
    expect(await shiftOf(page, route)).toBeLessThan(0.02);
  });
}

for (const route of samples.filter((each) => each.startsWith('/resources/study-materials/'))) {
  test(`${route} keeps its lines when the typefaces of its equations come late`, async ({
    page,
  }) => {
    let late = 0;
    await page.route(/KaTeX/, async (font) => {
      late += 1;
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
      await font.continue();
    });
    expect(await shiftOf(page, route)).toBeLessThan(0.02);
    expect(late).toBeGreaterThan(1);
  });
}

test('nothing moves for people who ask for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const route of samples) {
    await visit(page, route);
    expect(await page.evaluate(() => document.getAnimations().length), route).toBe(0);
  }
});
