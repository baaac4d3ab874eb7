import { readFileSync } from 'node:fs';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { printJobs } from '../../tools/print-pdfs.ts';
import { site } from '../content.ts';
import { attributeValues, builtPages, type BuiltPage } from './built-pages.ts';

const jobs = new Map(printJobs('dist').map(({ route, pdf }) => [route, pdf]));
const printed = builtPages.flatMap((page) => {
  const pdf = jobs.get(page.path);
  return pdf === undefined ? [] : [{ ...page, pdf }];
});

const pdfium = await PDFiumLibrary.init();
afterAll(() => {
  pdfium.destroy();
});

async function pagesOf(pdf: string): Promise<string[]> {
  const document = await pdfium.loadDocument(readFileSync(`dist${pdf}`));
  const texts = [...document.pages()].map((page) => page.getText());
  document.destroy();
  return texts;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The words of a piece of HTML, the numbers of its ordered lists included. */
function words(html: string): string {
  return html
    .replace(/<ol>.*?<\/ol>/gs, (list) => {
      let number = 0;
      return list.replace(/<li>/g, () => `${String((number += 1))}.`);
    })
    .replace(/<[^>]+>/g, '')
    .replace(/&(\w+|#39);/g, (_, name: string) => entities[name] ?? '?');
}

/** Text for comparison: lines break, and capitals come and go, with the layout. */
const squeezed = (text: string) => text.replace(/\s+/g, '').toLowerCase();

const part = ({ html }: BuiltPage, pattern: RegExp) => words(pattern.exec(html)?.[1] ?? '');

test('there is a PDF for each newsletter at least', () => {
  expect(printed.length).toBeGreaterThanOrEqual(2);
});

describe.each(printed)('$pdf', (page) => {
  const bytes = readFileSync(`dist${page.pdf}`);
  const source = bytes.toString('latin1');

  test('is tagged, has a language, bookmarks and the title of its page', () => {
    expect(source).toMatch(/\/MarkInfo\s*<<\s*\/Type \/MarkInfo\s*\/Marked true/);
    expect(source).toContain('/StructTreeRoot');
    expect(source).toContain('/Lang (en)');
    const headings = page.html.match(/<h[1-6]/g)?.length ?? 0;
    expect(source.match(/\/Title/g)).toHaveLength(headings + 1);
    const title = /\/Info|\/Title <FEFF([0-9A-F]+)>|\/Title \(([^)]*)\)/g;
    const titles = [...source.matchAll(title)].map(([, hex, plain]) =>
      hex === undefined ? plain : Buffer.from(hex, 'hex').swap16().toString('utf16le'),
    );
    expect(titles).toContain(part(page, /<title>(.*?)<\/title>/));
  });

  test('is on Letter paper', () => {
    expect(source).toMatch(/\/MediaBox \[0 0 612 792\]/);
  });

  test('says what the page says, word for word', async () => {
    let text = squeezed(
      (await pagesOf(page.pdf)).map((one) => one.replace(/^\d+ \/ \d+/, '')).join(' '),
    );
    // Around the article: the board's name, the title block, the tag of the equipment, the address.
    for (const around of [
      part(page, /<p class="mb-4[^>]*>(.*?)<\/p>/),
      part(page, /<h1[^>]*>(.*?)<\/h1>/),
      part(page, /<p class="mt-4[^>]*>(.*?)<\/p>/),
      site.name,
      part(page, /<text[^>]*>(.*?)<\/text>/),
      `On the web: ${site.url}${page.path}`,
    ]) {
      expect(text).toContain(squeezed(around));
      text = text.replace(squeezed(around), '');
    }
    expect(text).toBe(squeezed(part(page, /<article class="prose">(.*?)<\/article>/s)));
  });

  test('leads to the site itself, not to the machine that printed it', () => {
    const links = [...source.matchAll(/\/URI \(([^)]*)\)/g)].map(([, address]) => address ?? '');
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !link.startsWith(site.url))).toEqual([]);
  });

  test('has a picture of its first page', async () => {
    const { width, height } = await sharp(`dist${page.pdf.replace('.pdf', '.avif')}`).metadata();
    expect([width, height]).toEqual([816, 1056]);
  });

  test('is announced with its pages and size wherever a link leads to it', async () => {
    const facts = `(${String((await pagesOf(page.pdf)).length)} pages, ${String(Math.ceil(bytes.length / 1000))} KB)`;
    const linking = builtPages.filter(({ html }) =>
      attributeValues(html, 'a', 'href').includes(page.pdf),
    );
    expect(linking.length).toBeGreaterThan(1);
    for (const { path, html } of linking) expect(html, path).toContain(facts);
  });
});

test('no link to a PDF was left without its facts', () => {
  for (const { path, html } of builtPages) expect(html, path).not.toContain('data-pdf-facts');
});
