import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  betweenPictures,
  namedPictures,
  newsletterPictureFaults,
  withPicturePlaces,
} from './newsletter-pictures.ts';

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'newsletters-'));
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#789' } });
  const whole = await plain(900, 600).jpeg().toBuffer();
  await plain(200, 150).png().toFile(join(folder, 'stamp.png'));
  writeFileSync(join(folder, 'tour.jpg'), whole);
  writeFileSync(join(folder, 'IMG_2041.JPG'), whole);
  writeFileSync(join(folder, 'cut-off.jpg'), whole.subarray(0, whole.length / 2));
  writeFileSync(join(folder, 'words.png'), 'not a picture');
  writeFileSync(join(folder, 'phone.jpg'), heic);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** First bytes of an HEIC file. */
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic....mif1heic')]);

const faultsIn = async (text: string) =>
  (await newsletterPictureFaults(join(folder, '2026-12.md'), text)).map(({ message }) =>
    message.replaceAll(folder, 'here'),
  );

test.each([
  ['a picture on its own line', '![Students under the column](tour.jpg)'],
  ['a camera’s file name', '![Students under the column](IMG_2041.JPG)'],
  ['a caption in quotes', '![Students under the column](tour.jpg "The tour")'],
])('accepts %s', async (_, line) => {
  expect(await faultsIn(`---\ntitle: December\n---\n\n${line}\n\nMore.\n`)).toEqual([]);
});

test.each([
  ['a missing file', '![Us](tuor.jpg)', 'no picture here/tuor.jpg', 'mean "tour.jpg"?'],
  ['wrong capitals', '![Us](Tour.jpg)', 'no picture', 'Did you mean "tour.jpg"?'],
  [
    'no description',
    '![](tour.jpg)',
    'needs a description',
    '![Students under the column](tour.jpg)',
  ],
  ['an empty description', '![IMG_2041](tour.jpg)', 'needs a description', 'between the brackets'],
  ['another site', '![Us](https://a.example.org/us.jpg)', 'on another site', 'save it next to'],
  ['another folder', '![Us](/us.jpg)', 'isn’t next to the newsletter', 'without a slash'],
  [
    'a name with a space',
    '![Us](December Tour.JPG)',
    '"December Tour.JPG" doesn’t work',
    'Name the file december-tour.jpg,',
  ],
  ['an unsupported format', '![Us](tour.gif)', 'doesn’t work as', 'It has to end with .jpg'],
  ['an HEIC file name', '![Us](tour.HEIC)', 'browsers can’t show', 'Save it as a JPEG: on a Mac'],
  ['HEIC under another name', '![Us](phone.jpg)', 'browsers can’t show', 'Save it as a JPEG'],
  ['a truncated file', '![Us](cut-off.jpg)', 'isn’t a picture we can read', 'save it again'],
  ['a text file', '![Us](words.png)', 'isn’t a picture we can read', 'get a new copy'],
  ['a small picture', '![Us](stamp.png)', 'only 200 × 150 pixels', 'at least 480 pixels wide'],
  ['a picture in a sentence', 'See ![Us](tour.jpg) here.', 'needs its own line', 'Write it like'],
  ['a picture in a list', '- ![Us](tour.jpg)', 'needs its own line', 'Write it like'],
  ['an HTML tag', '<img src="tour.jpg" alt="Us">', 'needs its own line', 'Write it like'],
])('reports %s with its line and fix', async (_, line, what, cure) => {
  const [fault = '', ...others] = await faultsIn(`---\ntitle: December\n---\n\n${line}\n\nMore.\n`);
  expect(others).toEqual([]);
  expect(fault).toMatch(/^here\/2026-12\.md, line 5\n/);
  expect(
    what.split('|').some((words) => fault.includes(words)),
    fault,
  ).toBe(true);
  expect(fault).toContain(cure);
});

test('reports a picture without empty lines around it', async () => {
  expect(await faultsIn('Before.\n![Us](tour.jpg)\n\nMore.')).toHaveLength(1);
  expect(await faultsIn('Before.\n\n![Us](tour.jpg)\nMore.')).toHaveLength(1);
});

test('ignores code blocks', async () => {
  const text = 'Write\n\n```\n![Us](nowhere.jpg)\n```\n';
  expect(await faultsIn(text)).toEqual([]);
  expect(namedPictures(text)).toEqual([]);
  expect(withPicturePlaces(text)).toBe(text);
});

test('splits text at its pictures', () => {
  const text = 'One.\n\n![Us](tour.jpg "We")\r\n\nTwo.\n\n![You](you.png)\n';
  expect(namedPictures(text)).toEqual([
    { alt: 'Us', name: 'tour.jpg', caption: 'We' },
    { alt: 'You', name: 'you.png', caption: undefined },
  ]);
  expect(betweenPictures(withPicturePlaces(text))).toEqual(['One.\n\n', '\n\nTwo.\n\n', '\n']);
});
