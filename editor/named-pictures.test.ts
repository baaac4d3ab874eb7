import { beforeEach, expect, test } from 'vitest';
import { draftOf } from './draft.ts';
import { picturesIn, settlePictures } from './named-pictures.ts';
import { openFiles } from './opened-files.ts';

const board = (name: string, image: string) =>
  `officers:\n  - name: ${name}\n    image: officers/portraits/${image}\n`;
const file = 'content/officers/2026-27.yaml';
const [ada, zoe] = ['content/officers/portraits/ada.png', 'content/officers/portraits/zoe.png'];

/**
 * Settles the pictures of a board whose officer and portrait have changed. `others` are other
 * boards' files.
 */
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

test('renames a portrait with its officer', () => {
  const { text, moved, gone } = settled(board('Zoe', 'ada.png'));
  expect(text).toBe(board('Zoe', 'zoe.png'));
  expect([...moved]).toEqual([[zoe, ada]]);
  expect(gone).toEqual([ada]);
});

test('keeps a portrait that another board names', () => {
  const past = { 'content/officers/2025-26.yaml': board('Ada', 'ada.png') };
  expect(settled(board('Zoe', 'ada.png'), past)).toEqual({
    text: board('Zoe', 'ada.png'),
    moved: new Map(),
    gone: [],
  });
  expect(settled('officers: []\n', past).gone).toEqual([]);
  expect(settled('officers: []\n').gone).toEqual([ada]);
});

test('doesn’t overwrite another portrait', () => {
  const other = { 'content/officers/portraits/zoe.png': '' };
  expect(settled(board('Zoe', 'ada.png'), other).text).toBe(board('Zoe', 'ada.png'));
});

test('finds the pictures of a newsletter', () => {
  const text = '---\ntitle: A\n---\n\n![Us](2026-12-us.webp "We")\n\nSee ![it](no.png).\n';
  expect(picturesIn('content/newsletters/2026-12.md', text)).toEqual([
    'content/newsletters/2026-12-us.webp',
  ]);
});
