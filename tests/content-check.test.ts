import {
  appendFileSync,
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { computedFaults, lengthFaults } from '../tools/check/computed.ts';
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

test('accepts a board with one of everything', async () => {
  expect(await contentFaults()).toEqual([]);
});

test('reports a newsletter picture that no newsletter shows', async () => {
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

test('reports portraits that aren’t pictures', async () => {
  mkdirSync('content/officers/portraits', { recursive: true });
  writeFileSync('content/officers/portraits/us.heic', 'no picture');
  writeFileSync('content/officers/portraits/us.jpg', 'no picture');
  const faults = (await contentFaults()).join();
  expect(faults).toContain('content/officers/portraits/us.heic, line 1');
  expect(faults).toContain('content/officers/portraits/us.jpg, line 1');
});

test('reports a script in a logo with its own line', async () => {
  replace('content/look/logo.svg', '<title>', '<script>alert(1)</script>\n  <title>');
  const faults = (await contentFaults()).join('\n\n');
  expect(faults).toContain('content/look.yaml, line 22\n');
  expect(faults).toContain(
    '<script>, which doesn’t work in a drawing here (content/look/logo.svg, line 5)',
  );
  expect(faults).toContain('Delete it. A drawing can’t run scripts.');
});

test('reports a logo that’s too wide or too large', async () => {
  replace('content/look/logo.svg', '0 0 60 48', '0 0 200 48');
  expect((await contentFaults()).join()).toContain('Use the symbol alone, without words');
  replace('content/look/logo.svg', 'M3 36H57', 'M3 36H57'.repeat(600));
  expect((await contentFaults()).join()).toContain('Simplify its paths in your drawing program');
});

test('reports a home picture that’s too small', async () => {
  const small = await sharp('content/look/bridge.jpg').resize(400).toBuffer();
  writeFileSync('content/look/bridge.jpg', small);
  const faults = (await contentFaults()).join();
  expect(faults).toContain('content/look.yaml, line 23\n');
  expect(faults).toContain('Use one that’s at least 800 pixels wide.');
});

test('reports a drawing that no page uses', async () => {
  renameSync('content/look/logo.svg', 'content/logo.svg');
  expect((await contentFaults()).join()).toContain('no page reads this file');
});

test('reports a lesson that’s too short at its end', () => {
  const [fault = ''] = lengthFaults().filter((each) => each.includes('stress.mdx'));
  expect(fault).toMatch(/^content\/lessons\/stress\.mdx, line \d+\n {2}the lesson has \d+ words/);
});

test('accepts Windows line ends and byte order marks', async () => {
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
])('ignores %s', async (file) => {
  writeFileSync(file, '# Notes\n\nSee [the guide](docs/editing.md) and [that](/nowhere).\n');
  expect(await contentFaults()).toEqual([]);
});

test('lists an unused portrait, but not as a mistake', async () => {
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

test.each([
  ['content/officers/portraits/ada.png', 47, 'this file has 47 MB, and the most is 20 MB'],
  ['public/lessons/notes.pdf', 12, 'this file has 12 MB, and the most is 5 MB'],
])('reports the heavy file %s', async (file, megabytes, text) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, Buffer.alloc(megabytes * 1_000_000));
  expect((await contentFaults()).join()).toContain(`${file}, line 1\n  ${text}`);
});

test.each(['content/README.md', 'public/robots.txt', 'content/look/logo.svg'])(
  'reports a private key in %s',
  async (file) => {
    mkdirSync(dirname(file), { recursive: true });
    appendFileSync(file, '\n-----BEGIN OPENSSH PRIVATE KEY-----\n');
    expect((await contentFaults()).join()).toMatch(
      new RegExp(`${RegExp.escape(file)}, line \\d+\n  this looks like a password`),
    );
  },
);

test('checks the optional accounts', async () => {
  const account =
    'name: Host\n    kind: account\n    for: Pages.\n    heldBy: [Chair, Dean]\n    recovery: a@example.edu';
  writeFileSync('content/accounts.yaml', `accounts:\n  - ${account}\n`);
  expect(await contentFaults()).toEqual([]);
  writeFileSync('content/accounts.yaml', `accounts:\n  - ${account}\n    password: hunter2\n`);
  expect((await contentFaults()).join()).toContain(
    'content/accounts.yaml, line 7\n  this looks like a password, a code or a token',
  );
});
