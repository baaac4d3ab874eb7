import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownColors } from '../../src/domain/look/palette.ts';
import { wordsOf } from '../../tools/check/built-pages.ts';
import { copyOtherBoard, type ProjectCopy } from '../project-copy.ts';

// A board with its own colors, logo and picture, and without drawings of equipment.

let project: ProjectCopy;
beforeAll(() => {
  project = copyOtherBoard();
  const { succeeded, output } = project.build();
  expect(succeeded, output).toBe(true);
});
afterAll(() => {
  project.remove();
});

const built = (pattern: string) => globSync(join(project.folder, 'dist', pattern)).sort();
const rgb = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** Counts the pixels whose color is close to the given one. */
function countOf(
  color: string,
  pixels: Uint8Array,
  order: 'rgb' | 'bgr',
  tolerance: number,
): number {
  const wanted = order === 'rgb' ? rgb(color) : rgb(color).reverse();
  let count = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    if (wanted.every((value, i) => Math.abs((pixels[at + i] ?? 0) - value) <= tolerance))
      count += 1;
  }
  return count;
}

const wordsOfPage = (page: string) =>
  wordsOf(readFileSync(join(project.folder, `dist/resources/handbook/${page}.html`), 'utf8'));

test('on a board with US units, the Handbook shows SI only as second units', () => {
  const tables = wordsOfPage('steam/tables');
  expect(tables).toContain('Saturated water, 32.018 to 210 °F');
  expect(tables).not.toMatch(/kPa|°C|kJ|m³/);
  const air = wordsOfPage('humid-air');
  expect(air).toContain('Humidity ratio0.0183 lb/lb dry air');
  expect(air.replace(/Where it comes from.*/, '')).not.toMatch(/kPa|°C|kJ|g\/kg/);
});

test.each(['social-card.png', 'apple-touch-icon.png'])(
  '%s is in the board’s colors',
  async (file) => {
    const pixels = await sharp(built(file)[0]).ensureAlpha().raw().toBuffer();
    // The palette of an indexed PNG has only approximate colors.
    expect(countOf('#f6faf7', pixels, 'rgb', 3)).toBeGreaterThan(1000);
    for (const color of [ownColors.light.line, ownColors.light.ink, ownColors.light.paper]) {
      expect(countOf(color, pixels, 'rgb', 1), color).toBe(0);
    }
  },
);

test('PDFs are in the board’s colors', async () => {
  const pdfium = await PDFiumLibrary.init();
  const files = built('**/*.pdf');
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const document = await pdfium.loadDocument(readFileSync(file));
    for (const page of document.pages()) {
      const { data } = await page.render({ scale: 1.5, render: 'bitmap' });
      for (const color of [ownColors.light.line, ownColors.light.hover, ownColors.light.accent]) {
        expect(countOf(color, data, 'bgr', 6) + countOf(color, data, 'rgb', 6), file).toBe(0);
      }
    }
    const [first] = document.pages();
    const { data } = (await first?.render({ scale: 1.5, render: 'bitmap' })) ?? { data: [] };
    const own = new Uint8Array(data);
    expect(
      countOf('#1c8f55', own, 'bgr', 6) + countOf('#1c8f55', own, 'rgb', 6),
      file,
    ).toBeGreaterThan(20);
    document.destroy();
  }
  pdfium.destroy();
});

test('no page shows equipment, and Home shows the picture with its text', () => {
  for (const file of built('**/*.html')) {
    const html = readFileSync(file, 'utf8');
    expect(html, file).not.toMatch(
      /class="[^"]*\b(?:equipment|title-stream|product-tank|drum-nozzle|signal)\b|<svg\b[^>]*\bclass="unit"/,
    );
    expect(html, file).not.toMatch(/>(?:[A-Z]{1,3}-\d{3,4}|1101)</);
  }
  const home = readFileSync(built('index.html')[0] ?? '', 'utf8');
  expect(home).toContain('alt="A bridge with one tower, over still water."');
  expect(home).not.toContain('flow-diagram');
});
