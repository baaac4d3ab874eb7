import { readFileSync } from 'node:fs';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { readBuiltPages, wordsOf } from '../../tools/check/built-pages.ts';
import { handoutFaults, keptHandouts, pageHead } from '../../tools/check/handout.ts';
import { keptPdfs, linkingTo, pdfFaults } from '../../tools/check/pdf.ts';
import { courseAddress } from '../../src/domain/courses/course-codes.ts';
import { mostPages } from '../../src/domain/practice/packet.ts';
import { printJobs } from '../../tools/build/pdf-jobs.ts';
import { text } from '../../tools/build/pdf-sheet.ts';
import { lessons, newsletters, practice, site } from '../content.ts';

const pages = readBuiltPages();
const linking = linkingTo(pages);
const printed = printJobs(pages);

const pdfium = await PDFiumLibrary.init();
afterAll(() => {
  pdfium.destroy();
  keptPdfs.save();
  keptHandouts.save();
});

const examined = practice.classes.filter(({ problems }) => problems.length > 0);
const isSheet = ({ path }: { path: string }) => path.endsWith('/formulas');
const isPacket = ({ path }: { path: string }) => path.endsWith('/packet');
const isLesson = ({ html }: { html: string }) => html.includes('class="self-check');

test('there is a PDF for each newsletter, each lesson and each class with problems, the steam tables and the placeholder', () => {
  expect(printed.filter((page) => !isSheet(page) && !isPacket(page))).toHaveLength(
    newsletters.length + lessons.length + examined.length + 2,
  );
  expect(printed.filter(isLesson)).toHaveLength(lessons.length);
});

test.each(printed.filter(isSheet))('$pdf is one sheet of paper', async ({ pdf }) => {
  const document = await pdfium.loadDocument(readFileSync(`dist${pdf}`));
  expect(document.getPageCount()).toBe(1);
  document.destroy();
});

test('a formula sheet has the margins that its build assumes', () => {
  for (const { path, html } of printed.filter(isSheet)) {
    const margin = [...html.matchAll(/@page\s*\{[^}]*?\bmargin:([^;}]+)/g)].at(-1)?.[1] ?? '';
    const [top = 0, side = 0, bottom = 0] = margin.split(' ').map(Number.parseFloat);
    expect([8.5 - 2 * side, 11 - top - bottom], path).toEqual([text.width, text.height]);
  }
});

test('there is a packet for each course that has formula sheets or problems, and for no other', () => {
  const onSheets = printed.filter(isSheet).map(({ path }) => path.split('/').at(-2));
  const codes = [
    ...examined.map(({ code }) => code),
    ...lessons.filter(({ name }) => onSheets.includes(name)).map(({ course }) => course),
  ];
  const wanted = [...new Set(codes)].map((code) => `${courseAddress(code)}/packet`);
  expect(printed.filter(isPacket).map(({ path }) => path)).toEqual(wanted.sort());
});

test.each(printed.filter(isPacket))(
  '$pdf has at most 20 numbered pages, each sheet whole on one, and the key last on pages of its own',
  async ({ pdf, html }) => {
    const document = await pdfium.loadDocument(readFileSync(`dist${pdf}`));
    const texts = [...document.pages()].map((page) => page.getText());
    document.destroy();
    expect(texts.length).toBeLessThanOrEqual(mostPages);
    const heads = texts.map((_, index) => pageHead(html, index + 1, texts.length));
    expect(texts.filter((text, index) => !text.includes(heads[index] ?? ''))).toEqual([]);
    // The first page may name sheets that were left out.
    const printedTexts = texts.map((text) => text.replace(/To stay within[^]*?They’re at/, ''));
    const sheets = [...html.matchAll(/class="sheet-title[^>]*>([^<]*)</g)].map(
      ([, title]) => title,
    );
    for (const title of sheets) {
      const from = printedTexts.findIndex((text) => text.includes(wordsOf(title ?? '')));
      expect(printedTexts[from], title).toContain(`${wordsOf(title ?? '')} on the web`);
    }
    if (!html.includes('class="exam-key"')) return;
    const body = texts.map((text, index) => text.replace(heads[index] ?? '', '').trim());
    const key = body.findIndex((text) => text.startsWith('Key'));
    expect(key).toBeGreaterThan(0);
    expect(body.slice(key).join(' ')).not.toContain('on the web');
    expect(body.findLastIndex((text) => text.includes('Mock exam'))).toBeLessThan(key);
  },
);

test.each(printed.filter(isLesson))(
  '$pdf is a handout: at most twelve pages, none half empty, with its title, the answers last',
  async ({ pdf, html }) => {
    expect(await handoutFaults(pdfium, readFileSync(`dist${pdf}`), html)).toEqual([]);
  },
);

test.each(printed)('$pdf is tagged, has every word of its page, and is linked', async (page) => {
  expect(await pdfFaults(pdfium, site, page, linking)).toEqual([]);
});

test('reports what a PDF lacks', async () => {
  const [page] = printed;
  if (!page) throw new Error('There is no PDF.');
  const html = page.html
    .replace(/<title>.*?<\/title>/, '<title>Another</title>')
    .replace('</article>', '<h2>One more</h2>Some words that were never printed.</article>');
  expect(
    await pdfFaults(pdfium, { ...site, url: 'https://a.example.org' }, { ...page, html }, linking),
  ).toEqual(
    expect.arrayContaining([
      'its title isn’t its page’s title',
      'its metadata doesn’t name its title and its language',
      'it doesn’t say: Some words that were never printed.',
      'it doesn’t say: On the web: https://a.example.org',
      expect.stringMatching(/^it has \d+ bookmarks for \d+ headings$/),
      expect.stringMatching(/^it links to /),
    ]),
  );
});

test.each(newsletters)('$path has a picture of its first page', async ({ path }) => {
  const { width, height } = await sharp(`dist${path}.avif`).metadata();
  expect([width, height]).toEqual([816, 1056]);
});

test('every link to a PDF shows its pages and size', () => {
  for (const { path, html } of pages) expect(html, path).not.toContain('data-pdf-facts');
});
