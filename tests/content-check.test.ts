import {
  appendFileSync,
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { computedFaults } from '../tools/check/computed.ts';
import { contentFaults } from '../tools/check/content.ts';
import { unusedPictures } from '../tools/todo/unused-pictures.ts';
import { enterBoard } from './temporary-folder.ts';

const home = process.cwd();
beforeEach(() => {
  enterBoard('one-of-each');
});

const replace = (file: string, from: string, to: string) => {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
};

test('a board with one of everything is right', async () => {
  expect(await contentFaults()).toEqual([]);
});

test('a picture beside the newsletters that none of them shows is a fault', async () => {
  const picture = await sharp({
    create: { width: 600, height: 400, channels: 3, background: '#789' },
  })
    .png()
    .toBuffer();
  writeFileSync('content/newsletters/2030-01-hall.png', picture);
  expect((await contentFaults()).join()).toContain(
    'content/newsletters/2030-01-hall.png, line 1\n  no newsletter shows this picture.\n  Add it to one, on its own line: ![What it shows](2030-01-hall.png).',
  );
  appendFileSync('content/newsletters/2030-01.md', '\n![The hall](2030-01-hall.png)\n');
  expect(await contentFaults()).toEqual([]);
});

test.each([
  ['content/officers/portraits/us.heic', 'Save it as a JPEG'],
  ['content/officers/portraits/us.jpg', 'save it again as a JPEG'],
])('%s, which is no picture, is a fault', async (file, cure) => {
  mkdirSync('content/officers/portraits', { recursive: true });
  writeFileSync(file, 'no picture');
  const faults = (await contentFaults()).join();
  expect(faults).toContain(`${file}, line 1`);
  expect(faults).toContain(cure);
});

test('a logo that does something is a fault, named with its own line', async () => {
  replace('content/look/logo.svg', '<title>', '<script>alert(1)</script>\n  <title>');
  const faults = (await contentFaults()).join('\n\n');
  expect(faults).toContain('content/look.yaml, line 22\n');
  expect(faults).toContain(
    '<script>, which doesn’t work in a drawing here (content/look/logo.svg, line 5)',
  );
  expect(faults).toContain('Delete it. A drawing can’t run scripts.');
});

test('a logo that fits no icon is a fault, and so is one that is too much for every page', async () => {
  replace('content/look/logo.svg', '0 0 60 48', '0 0 200 48');
  expect((await contentFaults()).join()).toContain('Use the symbol alone, without words');
  replace('content/look/logo.svg', 'M3 36H57', 'M3 36H57'.repeat(600));
  expect((await contentFaults()).join()).toContain('Simplify its paths in your drawing program');
});

test('a home picture that would be blurred is a fault', async () => {
  const small = await sharp('content/look/bridge.jpg').resize(400).toBuffer();
  writeFileSync('content/look/bridge.jpg', small);
  const faults = (await contentFaults()).join();
  expect(faults).toContain('content/look.yaml, line 23\n');
  expect(faults).toContain('Use one that’s at least 800 pixels wide.');
});

test('a drawing that no page shows is a fault', async () => {
  renameSync('content/look/logo.svg', 'content/logo.svg');
  expect((await contentFaults()).join()).toContain('no page reads this file');
});

test('line ends of Windows, and the mark that some editors put before a file, simply work', async () => {
  for (const file of globSync('content/**/*.{yaml,md,mdx}')) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, `\uFEFF${text.replaceAll('\n', '\r\n')}`);
  }
  expect(await contentFaults()).toEqual([]);
  expect(computedFaults().faults).toEqual([]);
});

test.each([
  'content/README.md',
  'content/.DS_Store',
  'content/officers/Thumbs.db',
  'content/pages/about.yaml~',
  'content/pages/#about.yaml#',
])('%s, which nobody means to publish, is no fault', async (file) => {
  writeFileSync(file, '# Notes\n\nSee [the guide](docs/editing.md) and [that](/nowhere).\n');
  expect(await contentFaults()).toEqual([]);
});

test('a picture that nothing names is no fault, and waits for somebody to look', async () => {
  const portrait = join(home, 'tests/fixtures/content/officers/portraits/ada-sample.png');
  for (const name of ['ada-sample', 'nobody']) {
    cpSync(portrait, `content/officers/portraits/${name}.png`, { recursive: true });
  }
  replace(
    'content/officers/2029-30.yaml',
    'year: Senior',
    'year: Senior\n    image: officers/portraits/ada-sample.png',
  );
  expect(await contentFaults()).toEqual([]);
  expect(unusedPictures()).toEqual(['content/officers/portraits/nobody.png']);
});

test('what officers keep for each other is checked too, and may be left out', async () => {
  const account =
    'name: Host\n    kind: account\n    for: Pages.\n    heldBy: [Chair, Dean]\n    recovery: a@example.edu';
  writeFileSync('content/accounts.yaml', `accounts:\n  - ${account}\n`);
  expect(await contentFaults()).toEqual([]);
  writeFileSync('content/accounts.yaml', `accounts:\n  - ${account}\n    password: hunter2\n`);
  expect((await contentFaults()).join()).toContain(
    'content/accounts.yaml, line 7\n  In accounts, entry 1 (Host): "password" doesn’t belong in any file',
  );
});
