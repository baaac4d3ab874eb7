import { PDFiumLibrary } from '@hyzyla/pdfium';
import { expect } from '@playwright/test';
import { encodeQR } from 'qr';
import { expectAccessible } from '../axe.ts';
import { allowClipboard, visit } from '../browser-page.ts';
import { problems } from '../fixture-content.ts';
import { kettle, kettleValue, waterOf } from '../kettle.ts';
import { overflow } from '../reading.ts';
import { onFixture as test } from '../spec.ts';
import { answer, pathOf, verdicts } from './problem-page.ts';

const path = '/resources/tutors';
const title = problems.find(({ name }) => name === 'kettle')?.title ?? '';

test('a link has the chosen problems with fixed numbers, and can be copied', async ({ page }) => {
  const clipboard = await allowClipboard(page);
  await visit(page, path);
  await page.getByText('DEM 201').first().click();
  await page.getByRole('checkbox', { name: title }).first().check();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toBeVisible();
  expect(await clipboard()).toMatch(/^https?:\/\/.*\/resources\/exam\?exam=0_kettle\.\d+$/);
  const link = page.locator('.exam-share code');
  await page.getByLabel(/Minutes/).fill('20');
  await expect(link).toHaveText(/exam=20_kettle\.\d+$/);
  const address = (await link.textContent()) ?? '';
  await visit(page, address.slice(address.indexOf('/')));
  await expect(page.getByRole('button', { name: 'Begin: 1 problem in 20 minutes' })).toBeVisible();
});

async function printedPages(pdf: Buffer): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const pages = [...document.pages()].map((each) => each.getText());
  document.destroy();
  library.destroy();
  return pages;
}

/** Formats a flow of steam like the answer key. */
const printed = (value: number) => `${value.toPrecision(kettle.answers[0]?.digits ?? 3)}\u00a0kg/s`;

test('every seat has its own numbers, and the key and the address have them too', async ({
  page,
}) => {
  await test.step('the key lists them with the likely wrong answers', async () => {
    // An address in the old format, which had a single problem.
    await visit(page, `${path}?seats=kettle.30.190`);
    const seats = page.locator('.seat-key tbody');
    await expect(seats).toHaveCount(30);
    for (const [seat, seed] of [
      [0, 190],
      [10, 200],
      [11, 1],
      [29, 19],
    ] as const) {
      await expect(seats.nth(seat)).toContainText(printed(kettleValue(seed, 'ms')));
      for (const [place, value] of (kettle.variants[seed]?.keys[0]?.mistakes ?? []).entries()) {
        await expect(seats.nth(seat).locator('td:last-child span').nth(place)).toHaveText(
          `${'abc'[place] ?? ''} ${printed(value)}`,
        );
      }
    }
    for (const mistake of kettle.answers[0]?.mistakes ?? []) {
      await expect(page.locator('.seat-mistakes')).toContainText(mistake);
    }
    await page.emulateMedia({ media: 'print' });
    const sheets = page.locator('.seat-sheet');
    await expect(sheets).toHaveCount(30);
    await expect(sheets.nth(11)).toContainText('Seat 12, page 1 of 1');
    await expect(sheets.nth(11)).toContainText(waterOf(1));
    await expect(page.locator('.tutor-form')).toBeHidden();
  });
  await test.step('several problems make sheets, and a reload gives the same', async () => {
    await page.emulateMedia({ media: 'screen' });
    await visit(page, path);
    const form = page.locator('.tutor-form');
    await form.getByRole('button', { name: 'Make the sheets' }).click();
    await expect(form.getByText('Choose at least one problem first.')).toBeVisible();
    for (const course of ['DEM 101', 'DEM 201']) await form.getByText(course).click();
    // A problem without ranges has the same numbers for every seat, so it isn't offered.
    await expect(form.getByRole('checkbox', { name: 'A bath' })).toHaveCount(0);
    for (const name of [title, 'Two brines', 'A pan of brine']) {
      await form.getByRole('checkbox', { name }).check();
    }
    await form.getByLabel('Seats').fill('4');
    await form.getByRole('button', { name: 'Make the sheets' }).click();
    await expect(page.locator('.seat-key tbody')).toHaveCount(4);
    const key = await page.locator('.seat-key').textContent();
    await page.reload();
    await expect(page.locator('.seat-key')).toHaveText(key ?? '');
  });
  await test.step('missing numbers can be fetched again', async () => {
    await page.route('**/kettle.json', (route) => route.abort());
    await visit(page, `${path}?seats=kettle.3.1`);
    await expect(page.getByText('The numbers wouldn’t load.')).toBeVisible();
    await page.unroute('**/kettle.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('.seat-key tbody')).toHaveCount(3);
  });
});

test('on paper no page has two seats, and each says which page of its seat it is', async ({
  page,
}) => {
  await visit(page, `${path}?seats=4_two-streams.3_kettle.17_salt-pan.1`);
  await expect(page.locator('.seat-key')).toBeVisible();
  const pagesOfSeats = (pages: readonly string[]) =>
    pages.map((text) =>
      [...text.matchAll(/Seat (\d), page (\d) of 3/g)].map(([, ...at]) => at.join()),
    );
  const seats = ['1', '2', '3', '4'];
  const pages = await printedPages(await page.pdf());
  expect(pagesOfSeats(pages).slice(0, 12)).toEqual(
    seats.flatMap((seat) => ['1', '2', '3'].map((each) => [`${seat},${each}`])),
  );
  // The answer key comes last, without page numbers.
  expect(pages[12]).toContain('Key');
  expect(pages.slice(12).join()).not.toMatch(/page \d/);
  // When printing on both sides, each seat gets an empty fourth page.
  await page.getByLabel('I’m printing on both sides').check();
  const twoSided = pagesOfSeats(await printedPages(await page.pdf()));
  expect(twoSided.slice(0, 16)).toEqual(
    seats.flatMap((seat) => [...['1', '2', '3'].map((each) => [`${seat},${each}`]), []]),
  );
});

test('the code on a sheet opens exactly its numbers', async ({ page, baseURL }) => {
  await visit(page, `${path}?seats=2_two-streams.3_kettle.17`);
  const origin = baseURL ?? '';
  const address = `${origin}/resources/exam?exam=0_two-streams.4_kettle.18`;
  await expect(page.getByRole('link', { name: 'Seat 2' })).toHaveAttribute('href', address);
  await page.emulateMedia({ media: 'print' });
  const drawn = page.locator('.seat-sheet').nth(1).locator('.qr-code path');
  const dots = encodeQR(address, 'raw', { ecc: 'medium', border: 4 });
  const black = dots.flat().filter(Boolean).length;
  const lengths = ((await drawn.getAttribute('d')) ?? '').matchAll(/h(\d+)v/g);
  expect([...lengths].reduce((sum, [, length]) => sum + Number(length), 0)).toBe(black);
  await page.emulateMedia({ media: 'screen' });
  await visit(page, address.slice(origin.length));
  await page.getByRole('button', { name: /^Begin/ }).click();
  await page.getByRole('button', { name: title }).click();
  await expect(page.locator('.exam-problem:not([hidden]) .givens')).toContainText(waterOf(18));
});

test('a statement is measured at most half an inch or a fifth taller than it prints, never shorter', async ({
  page,
}) => {
  await visit(page, `${path}?seats=1_two-streams.3_kettle.17_salt-pan.1`);
  await expect(page.locator('.seat-key')).toBeVisible();
  const statements = page.locator('.seat-page > h2 + div');
  const measured = await statements.evaluateAll((all) =>
    all.map((statement) => {
      const box = document.createElement('div');
      box.className = 'seat-measure prose document';
      box.append(...[...statement.childNodes].map((node) => node.cloneNode(true)));
      document.body.append(box);
      const { offsetHeight } = box;
      box.remove();
      return offsetHeight;
    }),
  );
  // The width of the text area on Letter paper, in CSS pixels.
  await page.setViewportSize({ width: 662, height: 960 });
  await page.emulateMedia({ media: 'print' });
  for (const [index, statement] of (await statements.all()).entries()) {
    const height = (await statement.boundingBox())?.height ?? NaN;
    expect(measured[index]).toBeGreaterThanOrEqual(height);
    expect(measured[index]).toBeLessThan(1.2 * height + 48);
  }
});

test('a student’s code has the results, and codes add up to a class', async ({ page }) => {
  const exam = '/resources/exam?exam=0_kettle.17';
  const wrong = kettle.variants[17]?.keys[0]?.mistakes[1] ?? NaN;
  await visit(page, exam);
  await page.getByRole('button', { name: /^Begin/ }).click();
  await page.getByRole('textbox', { name: 'Flow of steam' }).fill(`${wrong.toPrecision(4)} kg/s`);
  await page.getByRole('button', { name: 'Hand in' }).click();
  const code = page.locator('.exam-code code');
  await page.getByText('A code for your tutor').click();
  const first = (await code.textContent()) ?? '';
  expect(first).toMatch(/^1[\dA-HJKMNP-TV-Z]{3}(-[\dA-HJKMNP-TV-Z]{4})+$/);

  // The student later solves the problem on its own page with new numbers.
  await visit(page, `${pathOf('kettle')}?seed=20`);
  await answer(page, `${kettleValue(20, 'ms').toPrecision(4)} kg/s`);
  await expect(verdicts(page)).toContainText('Right');
  await visit(page, exam);
  await page.getByText('A code for your tutor').click();
  await expect(code).not.toHaveText(first);
  const second = (await code.textContent()) ?? '';

  await visit(page, path);
  const codes = page.getByLabel('Codes, one on each line');
  await codes.fill(`${first.toLowerCase()}\n${second}\n\n${first.slice(0, -1)}\n${second}`);
  await expect(page.getByText('2 codes added up.')).toBeVisible();
  await expect(page.getByText(/^Line 4: It has 1\d letters and digits/)).toBeVisible();
  await expect(page.getByText('Line 5: It’s the same as line 2')).toBeVisible();
  const sum = page.locator('.tutor-sum');
  await expect(sum).toContainText('0 of 2 solved it on the first try, 1 later, 1 didn’t solve it.');
  await expect(sum.getByRole('listitem')).toHaveText(
    `2 students, Flow of steam: “${kettle.answers[0]?.mistakes[1] ?? ''}”`,
  );
  await expectAccessible(page, 'a class');
});

test('axe finds nothing on a dark phone', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, `${path}?seats=kettle.3.1`);
  await page.getByText('DEM 201').first().click();
  await page.getByRole('checkbox', { name: title }).first().check();
  await expect(page.locator('.seat-key')).toBeVisible();
  await expectAccessible(page, 'a key');
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});
