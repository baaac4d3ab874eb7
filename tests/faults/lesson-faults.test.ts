import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyProject, withoutPrinting, type ProjectCopy } from '../project-copy.ts';

const lesson = 'content/lessons/stirred-tank.mdx';

let project: ProjectCopy;
beforeEach(() => {
  project = copyProject();
});
afterEach(() => {
  project.remove();
});

function edit(from: string | RegExp, to: string) {
  const file = join(project.folder, lesson);
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(file, text.replace(from, to));
}

const step = /<Step name="(\w+)"([^>]*) value="([^"]+)" unit="[^"]+"/;

test.each<[fault: string, from: RegExp, to: string, found: RegExp]>([
  [
    'a unit that does not fit',
    step,
    '<Step name="$1"$2 value="$3" unit="kW"',
    /stirred-tank\.mdx, line \d+\n {2}this is something in .*, which cannot be written in "kW"\.\n {2}Correct the unit/,
  ],
  [
    'an unknown symbol',
    step,
    '<Step name="$1"$2 value="$3*nobody" unit="min"',
    /stirred-tank\.mdx, line \d+\n {2}the name "nobody" stands for nothing yet\.\n {2}State it above/,
  ],
  [
    'an unclosed tag',
    /<\/Example>/,
    '',
    /stirred-tank\.mdx, line \d+\n {2}.*Example.*\n {2}Every tag that opens must close/,
  ],
])('%s stops the build with file, line and cure', (_, from, to, found) => {
  edit(from, to);
  const { succeeded, output } = project.build(withoutPrinting);
  expect(succeeded).toBe(false);
  expect(output).toMatch(found);
});

test('when one given changes, the numbers in the page and in the PDF follow', async () => {
  const built = () =>
    readFileSync(join(project.folder, 'dist/resources/study-materials/stirred-tank.html'), 'utf8');
  // The volume of the tank, and the time constant that is computed from it.
  edit('value="2.00 m^3"', 'value="3.00 m^3"');
  const { succeeded, output } = project.build();
  expect(succeeded, output).toBe(true);
  expect(built()).toContain('75.0\u00a0min');

  const pdfium = await PDFiumLibrary.init();
  const pdf = readFileSync(join(project.folder, 'dist/lessons/stirred-tank.pdf'));
  const document = await pdfium.loadDocument(pdf);
  const text = [...document.pages()].map((page) => page.getText()).join(' ');
  document.destroy();
  pdfium.destroy();
  expect(text.replace(/\s+/g, '')).toContain('75.0min');
  expect(text.replace(/\s+/g, '')).not.toContain('=50.0min');
});
