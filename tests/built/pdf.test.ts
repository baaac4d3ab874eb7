import { readFileSync } from 'node:fs';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { printJobs } from '../../tools/print-pdfs.ts';
import { lessons, newsletters, site } from '../content.ts';
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

const decoded = (html: string) =>
  html.replace(/&(\w+|#39|#x27);/g, (_, name: string) => entities[name] ?? '?');

/** The words of a piece of HTML. */
const words = (html: string) => decoded(html.replace(/<[^>]+>/g, ''));

/** The texts of an article, one for each stretch without a tag, a drawing or an equation. */
function textsOf(article: string): string[] {
  return withoutEquations(article)
    .replace(/<svg.*?<\/svg>/gs, '\n')
    .replace(/<summary>.*?<\/summary>/gs, '\n')
    .replace(/<[^>]*class="[^"]*(?:no-print|sr-only)[^"]*"[^>]*>.*?<\/(?:a|span)>/gs, '\n')
    .replace(/<[^>]+>/g, '\n')
    .split('\n')
    .map(decoded)
    .filter((text) => text.trim() !== '');
}

/** HTML without what the typesetter made, whose spans are nested. */
function withoutEquations(html: string): string {
  let kept = '';
  let depth = 0;
  for (const piece of html.split(/(?=<)/)) {
    if (depth === 0 && /^<span[^>]*class="[^"]*\bkatex\b/.test(piece)) depth = 1;
    else if (depth > 0 && piece.startsWith('<span')) depth += 1;
    else if (depth > 0 && piece.startsWith('</span')) {
      depth -= 1;
      if (depth === 0) kept += piece.replace('</span>', '\n');
    } else if (depth === 0) kept += piece;
  }
  return kept;
}

/** Text for comparison: lines break, and capitals and the hyphens at their ends come and go. */
const squeezed = (text: string) =>
  text.replace(/[^\p{L}\p{N}\p{S}\p{P}]|\p{Pd}/gu, '').toLowerCase();

/** Whether a text says something, in one piece or, at the end of a page, in two. */
const says = (text: string, piece: string) =>
  text.includes(piece) ||
  Array.from(piece, (_, at) => at).some(
    (at) => at > 8 && text.includes(piece.slice(0, at)) && text.includes(piece.slice(at)),
  );

const part = ({ html }: BuiltPage, pattern: RegExp) => words(pattern.exec(html)?.[1] ?? '');

test('there is a PDF for each newsletter and each lesson, and the placeholder', () => {
  expect(printed).toHaveLength(newsletters.length + lessons.length + 1);
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
    const text = squeezed(
      (await pagesOf(page.pdf))
        .map((one) => one.replace(/^\d+ \/ \d+|\d+ \/ \d+\s*$/g, ''))
        .join(' '),
    );
    const around = [
      site.name,
      part(page, /<p class="mb-4[^>]*>(.*?)<\/p>/),
      part(page, /<h1[^>]*>(.*?)<\/h1>/),
      part(page, /<p class="mt-4[^>]*>(.*?)<\/p>/),
      `On the web: ${site.url}`,
    ].map(squeezed);
    for (const piece of around) expect(text).toContain(piece);
    // Equations are drawn from many small pieces, and tables after the text around them: what stands
    // between those is compared piece by piece.
    const article = /<article class="prose[^>]*>(.*?)<\/article>/s.exec(page.html)?.[1] ?? '';
    const pieces = textsOf(article).map(squeezed);
    expect(pieces.length).toBeGreaterThan(5);
    expect(pieces.filter((piece) => !says(text, piece))).toEqual([]);
    // Nothing else is on the paper but the address and the equations.
    if (!page.html.includes('katex')) {
      const length = [...around, ...pieces].reduce((sum, piece) => sum + piece.length, 0);
      expect(text.length - length).toBeLessThan(60);
    }
  });

  test('leads to the site itself, not to the machine that printed it', () => {
    const links = [...source.matchAll(/\/URI \(([^)]*)\)/g)].map(([, address]) => address ?? '');
    expect(links.length).toBeGreaterThan(0);
    const outside = attributeValues(page.html, 'a', 'href')
      .map(decoded)
      .filter((href) => href.startsWith('https:'));
    expect(links.filter((link) => !link.startsWith(site.url) && !outside.includes(link))).toEqual(
      [],
    );
  });

  test('is announced with its pages and size wherever a link leads to it', async () => {
    const count = (await pagesOf(page.pdf)).length;
    const facts = `(${String(count)} ${count === 1 ? 'page' : 'pages'}, ${String(Math.ceil(bytes.length / 1000))} KB)`;
    const linking = builtPages.filter(({ html }) =>
      attributeValues(html, 'a', 'href').includes(page.pdf),
    );
    expect(linking.length).toBeGreaterThan(0);
    for (const { path, html } of linking) expect(html, path).toContain(facts);
  });
});

test.each(newsletters)('$path has a picture of its first page', async ({ path }) => {
  const { width, height } = await sharp(`dist${path}.avif`).metadata();
  expect([width, height]).toEqual([816, 1056]);
});

test('no link to a PDF was left without its facts', () => {
  for (const { path, html } of builtPages) expect(html, path).not.toContain('data-pdf-facts');
});
