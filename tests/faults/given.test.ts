import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyFixture, type ProjectCopy } from '../project-copy.ts';

let project: ProjectCopy;
beforeEach(() => {
  project = copyFixture();
});
afterEach(() => {
  project.remove();
});

/** The text of a PDF without its spaces. */
async function textOf(pdf: Buffer): Promise<string> {
  const pdfium = await PDFiumLibrary.init();
  const document = await pdfium.loadDocument(pdf);
  const text = [...document.pages()].map((page) => page.getText()).join(' ');
  document.destroy();
  pdfium.destroy();
  return text.replace(/\s+/g, '');
}

test('when one given changes, the numbers in the page and in the PDF follow', async () => {
  const lesson = join(project.folder, 'content/lessons/mixing.mdx');
  const text = readFileSync(lesson, 'utf8');
  // One of two flows, 2.00 and 3.00 kg/s, whose sum is computed.
  expect(text).toContain('value="2.00 kg/s"');
  writeFileSync(lesson, text.replace('value="2.00 kg/s"', 'value="4.50 kg/s"'));
  const { succeeded, output } = project.build();
  expect(succeeded, output).toBe(true);

  const page = join(project.folder, 'dist/resources/study-materials/mixing.html');
  const html = readFileSync(page, 'utf8');
  expect(html).toContain('7.50\u00a0kg/s');
  expect(html).not.toContain('5.00\u00a0kg/s');
  const printed = await textOf(readFileSync(join(project.folder, 'dist/lessons/mixing.pdf')));
  expect(printed).toContain('7.50kg/s');
  expect(printed).not.toContain('5.00kg/s');
});
