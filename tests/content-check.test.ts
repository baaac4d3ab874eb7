import {
  appendFileSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { computedFaults } from '../tools/check-computed.ts';
import { contentFaults } from '../tools/check-content.ts';
import { unusedPictures } from '../tools/unused-pictures.ts';

const home = process.cwd();
const fixture = resolve('tests/fixtures/one-of-each');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(fixture, join(folder, 'content'), { recursive: true });
  // The checks look where they are run, as officers run them.
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

const replace = (file: string, from: string, to: string) => {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
};

test('a board with one of everything is right', async () => {
  expect(await contentFaults()).toEqual([]);
});

test.each([
  ['content/lessons/stress.mdx', 'course: CE 1', 'course: XX 9', 4, 'There are: CE 1.'],
  ['content/lessons/stress.mdx', 'needs: []', 'needs: [forces]', 6, 'Correct "needs"'],
  [
    'content/courses.yaml',
    'lesson: stress',
    'lesson: strass',
    20,
    'delete the line "lesson: strass"',
  ],
  [
    'content/courses.yaml',
    'name: Forces at Rest',
    'name: Forces at Rest\n        needs: [CE 0]',
    14,
    'Correct "needs", or delete the code from it. Did you mean "CE 1"?',
  ],
  [
    'content/courses.yaml',
    'name: Forces at Rest',
    'name: Forces at Rest\n        needs:\n          - CE 1',
    12,
    'Delete one of these codes from the "needs"',
  ],
  ['content/practice.yaml', '- hanging-rod', '- hanging-road', 10, 'move it to "planned"'],
  ['content/practice.yaml', 'code: CE 1', 'code: CE 2', 7, 'Correct the code, or add the course'],
  [
    'content/problems/hanging-rod.mdx',
    'class: CE 1',
    'class: CE 2',
    4,
    'Correct the code, or add the course there.',
  ],
  [
    'content/problems/hanging-rod.mdx',
    'lesson: stress',
    'lesson: stres',
    8,
    'Did you mean "stress"?',
  ],
  ['content/pages/home.yaml', 'name: stress', 'name: stres', 36, 'Did you mean "stress"?'],
  [
    'content/pages/home.yaml',
    '  news:\n',
    '  borrow: { label: Borrow, name: A Book, link: Ask }\n  news:\n',
    undefined,
    'Name another, or delete its tray. There are: Statics for Patient People.',
  ],
  ['content/officers/2029-30.yaml', '2029-09-01', '2028-09-01', 1, 'name the file 2028-30.yaml'],
  [
    'content/newsletters/2030-01.md',
    'The testing',
    '![Hall](hall.jpg) The testing',
    8,
    'on a line of its own',
  ],
  [
    'content/look.yaml',
    "accent: '#0b6b3a'",
    'accent: #0b6b3a',
    10,
    'Put quotes around the whole text.',
  ],
  ['content/look.yaml', "accent: '#0b6b3a'", 'accent: green', 10, 'Write # and six of the digits'],
  ['content/look.yaml', "accent: '#0b6b3a'", "acent: '#0b6b3a'", 10, 'Did you mean "accent"?'],
  [
    'content/look.yaml',
    "accent: '#0b6b3a'",
    "accent: '#7fc9a0'",
    10,
    'of links and buttons (#7fc9a0) on the page (#f6faf7) is 1.85, and 4.5 is needed',
  ],
  [
    'content/look.yaml',
    "accent: '#0b6b3a'",
    "accent: '#7fc9a0'",
    10,
    "The nearest shade that would do: accent: '#",
  ],
  ['content/look.yaml', 'look/logo.svg', 'look/sign.svg', 22, 'Add the drawing there, correct its'],
  ['content/look.yaml', 'look/logo.svg', 'look/bridge.jpg', 22, 'end with .svg'],
  ['content/look.yaml', 'look/bridge.jpg', 'look/brigde.jpg', 23, 'Add the picture there, correct'],
  [
    'content/look.yaml',
    'look/bridge.jpg',
    'bridge',
    23,
    'Write process-diagram, none, or a picture',
  ],
  ['content/look.yaml', 'homePictureAlt: ', '# ', 23, 'Add a line below it: homePictureAlt:'],
  ['content/look.yaml', 'equipment: false', 'equipment: no', 25, 'should be true or false'],
  ['content/look.yaml', 'look/bridge.jpg', 'process-diagram', 23, 'Add "diagram" there with feed'],
  [
    'content/look.yaml',
    'logo:',
    'socialCard: look/bridge.jpg\nlogo:',
    22,
    'the picture has 1200 × 800 pixels.\n  Make it 1200 wide and 630 high',
  ],
  [
    'content/pages/home.yaml',
    'next:\n',
    'diagram: { feed: rain, distillate: snow, bottoms: mud, description: Rain falls. }\nnext:\n',
    6,
    'Put "rain" into the description',
  ],
])('%s: "%s" changed to "%s" is a fault', async (file, from, to, line, cure) => {
  replace(file, from, to);
  const faults = (await contentFaults()).join('\n\n');
  if (line !== undefined) expect(faults).toContain(`${file}, line ${String(line)}\n`);
  expect(faults).toContain(cure);
});

test.each([
  ['content/newsletters/2030-01.md', 'content/newsletters/Jan 2030.md', 'like 2026-12.md'],
  ['content/officers/2029-30.yaml', 'content/officers/2029-30.yml', 'Name it 2029-30.yaml.'],
  ['content/problems/hanging-rod.mdx', 'content/hanging-rod.mdx', 'Correct its name or its folder'],
])('%s renamed to %s is a fault of the new name', async (from, to, cure) => {
  renameSync(from, to);
  const faults = (await contentFaults()).join('\n\n');
  expect(faults).toContain(`${to}, line 1\n`);
  expect(faults).toContain(cure);
});

test('the faults of all files are told at once', async () => {
  replace('content/site.yaml', 'tagline:', 'tag-line:');
  replace('content/events.yaml', '18:00-20:00', 'late');
  rmSync('content/pages/about.yaml');
  const faults = (await contentFaults()).join('\n\n');
  expect(faults).toContain('Did you mean "tagline"?');
  expect(faults).toContain('calendars cannot read "late"');
  expect(faults).toContain('There is no file content/pages/about.yaml');
});

test('a picture beside the newsletters that none of them shows is a fault', async () => {
  const picture = await sharp({
    create: { width: 600, height: 400, channels: 3, background: '#789' },
  })
    .png()
    .toBuffer();
  writeFileSync('content/newsletters/2030-01-hall.png', picture);
  expect((await contentFaults()).join()).toContain(
    'content/newsletters/2030-01-hall.png, line 1\n  no newsletter shows this picture.\n  Name it in one, on a line of its own: ![What one sees](2030-01-hall.png).',
  );
  appendFileSync('content/newsletters/2030-01.md', '\n![The hall](2030-01-hall.png)\n');
  expect(await contentFaults()).toEqual([]);
});

test.each([
  ['content/officers/portraits/us.heic', 'Save it as JPEG'],
  ['content/officers/portraits/us.jpg', 'save it once more as JPEG'],
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
    '<script>, which a drawing here cannot have (content/look/logo.svg, line 5)',
  );
  expect(faults).toContain('Delete it: a drawing does nothing.');
});

test('a logo that fits no icon is a fault, and so is one that is too much for every page', async () => {
  replace('content/look/logo.svg', '0 0 60 48', '0 0 200 48');
  expect((await contentFaults()).join()).toContain('Use the sign alone, without words');
  replace('content/look/logo.svg', 'M3 36H57', 'M3 36H57'.repeat(600));
  expect((await contentFaults()).join()).toContain('Simplify its paths in the drawing program');
});

test('a home picture that would be blurred is a fault', async () => {
  const small = await sharp('content/look/bridge.jpg').resize(400).toBuffer();
  writeFileSync('content/look/bridge.jpg', small);
  const faults = (await contentFaults()).join();
  expect(faults).toContain('content/look.yaml, line 23\n');
  expect(faults).toContain('Use one that is at least 800 pixels wide.');
});

test('a drawing that no page shows is a fault', async () => {
  renameSync('content/look/logo.svg', 'content/logo.svg');
  expect((await contentFaults()).join()).toContain('no page reads this file');
});

test('a board may have no newsletter, and a page that is needed may not be missing', async () => {
  for (const file of globSync('content/newsletters/*')) rmSync(file);
  expect(await contentFaults()).toEqual([]);
  rmSync('content/pages/contact.yaml');
  expect((await contentFaults()).join()).toContain('There is no file content/pages/contact.yaml');
});

test('letters of an old encoding are a fault', async () => {
  const file = 'content/officers/2029-30.yaml';
  writeFileSync(file, Buffer.from(readFileSync(file, 'utf8'), 'latin1'));
  expect((await contentFaults()).join()).toContain('Save the file as UTF-8');
});

test('line ends of Windows, and the mark that some editors put before a file, simply work', async () => {
  for (const file of globSync('content/**/*.{yaml,md,mdx}')) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, `\uFEFF${text.replaceAll('\n', '\r\n')}`);
  }
  expect(await contentFaults()).toEqual([]);
  expect((await computedFaults()).faults).toEqual([]);
});

test.each([
  'content/README.md',
  'content/newsletters/README.md',
  'content/.DS_Store',
  'content/officers/Thumbs.db',
  'content/officers/desktop.ini',
  'content/pages/about.yaml~',
  'content/pages/about.yaml.bak',
  'content/pages/#about.yaml#',
  'content/pages/.about.yaml.swp',
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
  const account = 'name: Host\n    for: Pages.\n    heldBy: [Chair]\n    recovery: a@example.edu';
  writeFileSync('content/accounts.yaml', `accounts:\n  - ${account}\n`);
  expect(await contentFaults()).toEqual([]);
  writeFileSync('content/accounts.yaml', `accounts:\n  - ${account}\n    password: hunter2\n`);
  expect((await contentFaults()).join()).toContain(
    'content/accounts.yaml, line 6\n  In accounts, entry 1 (Host): "password" must not stand in any file',
  );
});
