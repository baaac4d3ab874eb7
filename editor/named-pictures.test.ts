import { beforeEach, expect, test } from 'vitest';
import { draftOf } from './draft.ts';
import { picturesIn, settlePictures } from './named-pictures.ts';
import { openFiles } from './opened-files.ts';

const board = (name: string, image: string) =>
  `officers:\n  - name: ${name}\n    image: officers/portraits/${image}\n`;
const file = 'content/officers/2026-27.yaml';
const [ada, zoe] = ['content/officers/portraits/ada.png', 'content/officers/portraits/zoe.png'];

/** What saving does if somebody types another name or picture, with the files of other boards. */
function settled(now: string, others: Record<string, string> = {}) {
  const saved = board('Ada', 'ada.png');
  const texts = new Map([[file, saved], ...Object.entries(others)]);
  openFiles([...texts.keys(), ada], texts);
  const draft = draftOf(file, now, saved);
  if (!draft) throw new Error('no draft');
  return settlePictures(draft);
}

beforeEach(() => {
  openFiles([], new Map());
});

test('a portrait that was called like its officer gets the new name', () => {
  const { text, moved, gone } = settled(board('Zoe', 'ada.png'));
  expect(text).toBe(board('Zoe', 'zoe.png'));
  expect([...moved]).toEqual([[zoe, ada]]);
  expect(gone).toEqual([ada]);
});

test('a portrait that last year’s board names too stays as it is', () => {
  const past = { 'content/officers/2025-26.yaml': board('Ada', 'ada.png') };
  expect(settled(board('Zoe', 'ada.png'), past)).toEqual({
    text: board('Zoe', 'ada.png'),
    moved: new Map(),
    gone: [],
  });
  expect(settled('officers: []\n', past).gone).toEqual([]);
  expect(settled('officers: []\n').gone).toEqual([ada]);
});

test('a name that is taken is left to whoever has it', () => {
  const other = { 'content/officers/portraits/zoe.png': '' };
  expect(settled(board('Zoe', 'ada.png'), other).text).toBe(board('Zoe', 'ada.png'));
});

test('a newsletter names the pictures beside it', () => {
  const text = '---\ntitle: A\n---\n\n![Us](2026-12-us.webp "We")\n\nSee ![it](no.png).\n';
  expect(picturesIn('content/newsletters/2026-12.md', text)).toEqual([
    'content/newsletters/2026-12-us.webp',
  ]);
});
