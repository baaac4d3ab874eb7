import { expect, test } from 'vitest';
import { colorStyles, ownColors, paletteOf } from '../../src/domain/look/palette.ts';
import { lookPlugin } from './look-plugin.ts';

const plugin = lookPlugin();
const read = (id: string) => {
  const watched: string[] = [];
  const bundler = { addWatchFile: (file: string) => watched.push(file) };
  return { written: plugin.transform.call(bundler, 'html {}', id), watched };
};

test('appends the colors only to the shared style sheet', () => {
  const { written, watched } = read('/project/src/styles/site.css');
  expect(written?.code).toMatch(/^html \{\}\n:root \{ --paper: #/);
  expect(watched.join()).toContain('content/look.yaml');
  expect(read('/project/src/styles/base.css').written).toBeUndefined();
});

test('replaces all default colors', () => {
  const own = { paper: '#f6faf7', sheet: '#fdfffd', ink: '#10201a', soft: '#47584f' } as const;
  const more = { hair: '#cddcd2', accent: '#0b6b3a', line: '#1c8f55', second: '#5b2a86' } as const;
  const night = { paper: '#07130d', sheet: '#0e1d15', ink: '#e8f3ec', soft: '#9fb3a7' } as const;
  const css = colorStyles(
    paletteOf({ light: { ...own, ...more }, dark: { ...night, hair: '#22382c' } }),
  );
  const ours = Object.values(ownColors).flatMap((colors) => Object.values(colors));
  for (const color of ours.filter((each) => each !== '#ffffff')) expect(css).not.toContain(color);
});

test('sets colors for print, dark mode and forced colors', () => {
  const css = colorStyles(paletteOf({}));
  expect(css).toMatch(/prefers-color-scheme: dark\) \{:root \{ --paper: #0e141a;/);
  expect(css).toMatch(/forced-colors: active\) \{:root \{ --paper: Canvas;/);
  expect(css).toMatch(/@media print \{\s*@page \{ color: #3d3a36 \}\s*:root \{ --paper: #ffffff;/);
});
