import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyFixture, withoutPrinting, type ProjectCopy } from '../project-copy.ts';

// Other tests check the messages. These tests check that a build stops and prints them.

let project: ProjectCopy;
beforeEach(() => {
  project = copyFixture();
});
afterEach(() => {
  project.remove();
});

function edit(file: string, from: string, to: string) {
  const path = join(project.folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

function expectTheBuildToStopWith(...words: (string | RegExp)[]) {
  const { succeeded, output } = project.build(withoutPrinting);
  expect(succeeded).toBe(false);
  for (const word of words) expect(output).toMatch(word);
  return output;
}

test('an invalid record stops the build with its file, line, entry and fix', () => {
  edit(
    'content/pages/registration.yaml',
    '    description: It opens once',
    '    text: It opens once',
  );
  const output = expectTheBuildToStopWith(
    /content\/pages\/registration\.yaml, line \d+/,
    'In tips, entry 1 (Look up your window): "description" is missing.',
    'description: Look it up a week ahead.',
  );
  // Astro would add advice about browser APIs, and Node a stack trace.
  expect(output).not.toMatch(/Browser APIs|troubleshooting|^\s+at /m);
});

test("a lesson that can't be computed stops the build with its file, line and fix", () => {
  edit('content/lessons/mixing.mdx', 'value="m1 + m2" unit="kg/s"', 'value="m1 + m2" unit="kW"');
  expectTheBuildToStopWith(
    /content\/lessons\/mixing\.mdx, line \d+\n {2}this is something in .*, which doesn’t fit "kW"\.\n {2}Fix the unit/,
  );
});

test('without Chromium, the build succeeds and explains how to get the PDFs', () => {
  const { succeeded, output } = project.build(withoutPrinting);
  expect(succeeded, output).toBe(true);
  expect(output).toContain('There’s no Chromium to print with');
  expect(output).toMatch(/lead nowhere: (?:\/\S+\.pdf, )+\/\S+\.pdf/);
  expect(output).toContain('apt-get install chromium');
});

test('published pictures contain no location or camera', async () => {
  const { succeeded, output } = project.build(withoutPrinting);
  expect(succeeded, output).toBe(true);
  const [portrait] = globSync('content/officers/portraits/*.JPG', { cwd: project.folder });
  const original = await sharp(join(project.folder, portrait ?? '')).metadata();
  expect(original.exif).toBeDefined();
  const pictures = globSync('dist/**/*.{avif,webp,jpeg,jpg,JPG,png}', { cwd: project.folder });
  expect(pictures.length).toBeGreaterThan(10);
  for (const picture of pictures) {
    const { exif, xmp } = await sharp(join(project.folder, picture)).metadata();
    expect([exif, xmp], picture).toEqual([undefined, undefined]);
  }
});
