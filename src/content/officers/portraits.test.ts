import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { portraitFault, portraitFile } from './portraits.ts';

const home = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'portraits-'));
const portraits = 'content/officers/portraits';

beforeAll(async () => {
  mkdirSync(join(folder, portraits), { recursive: true });
  process.chdir(folder);
  const save = (name: string, width: number, height: number, orientation = 1) =>
    sharp({ create: { width, height, channels: 3, background: '#789' } })
      .withMetadata({ orientation })
      .toFile(join(portraits, name));
  await save('robin.jpg', 640, 800);
  await save('Robin Castellan (1).JPG', 4032, 3024);
  await save('turned.jpg', 480, 360, 6);
  await save('lying.png', 480, 360);
  await save('stamp.webp', 200, 250);
  writeFileSync(join(portraits, 'phone.jpg'), '....ftypheic....');
  writeFileSync(join(portraits, 'words.avif'), 'not a picture');
});
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

test.each(['robin.jpg', 'Robin Castellan (1).JPG', 'turned.jpg'])('accepts %s', async (name) => {
  expect(portraitFile.safeParse(`officers/portraits/${name}`).success).toBe(true);
  expect(await portraitFault(join(portraits, name))).toBeUndefined();
});

test.each([
  ['stamp.webp', 'this portrait is 200 × 250 pixels', 'at least 360 pixels wide and 450 high'],
  ['lying.png', 'this portrait is 480 × 360 pixels', 'ideally 640 × 800 or more'],
  [
    'phone.jpg',
    'browsers can’t show this picture',
    'Save it as a JPEG: on a Mac, open it in Preview',
  ],
  ['words.avif', 'isn’t a picture we can read', 'save it again as a JPEG'],
])('reports %s with its size or fix', async (name, what, cure) => {
  const file = `${portraits}/${name}`;
  const { message = '' } = (await portraitFault(file)) ?? {};
  expect(message).toMatch(/^content\/officers\/portraits\/.*, line 1\n/);
  expect(message).toContain(what);
  expect(message).toContain(cure);
});

test.each([
  ['officers/portraits/robin.heic', 'Save it as a JPEG'],
  ['officers/portraits/Robin.jpg', 'Did you mean "officers/portraits/robin.jpg"?'],
  ['robin.jpg', 'Did you mean "officers/portraits/robin.jpg"?'],
  [
    '/officers/a.png',
    'Put it in content/officers/portraits, and write here: officers/portraits/a.png',
  ],
  ['officers/../a.png', 'write here: officers/portraits/a.png'],
  ['officers/portraits/robin.gif', 'It has to end with .jpg'],
  [
    'officers/portraits/Zoë O’Hara.JPG',
    'Name the file zoe-o-hara.jpg, and write here: officers/portraits/zoe-o-hara.jpg',
  ],
])('reports the name %s with its fix', (path, cure) => {
  const [issue, ...others] = portraitFile.safeParse(path).error?.issues ?? [];
  expect(others).toEqual([]);
  expect(issue).toMatchObject({
    code: 'custom',
    params: { cure: expect.stringContaining(cure) as string },
  });
});
