import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { pruneAssets } from './prune-assets.ts';

let dist: string;
beforeEach(() => {
  dist = temporaryFolder({
    'index.html': '<img src="/_astro/face.a1.avif"><script src="/_astro/page.b2.js"></script>',
    '_astro/face.a1.avif': '',
    'officers.html': '<img src="/_astro/A%20Face.g7.avif">',
    '_astro/A Face.g7.avif': '',
    '_astro/face.c3.png': '',
    '_astro/page.b2.js': 'import "./shared.d4.js"',
    '_astro/shared.d4.js': '',
    '_astro/lonely.e5.js': 'import "./its-own.f6.js"',
    '_astro/its-own.f6.js': '',
  });
});

test('keeps files that a page uses, directly or through others', () => {
  pruneAssets(dist);
  for (const name of ['face.a1.avif', 'A Face.g7.avif', 'page.b2.js', 'shared.d4.js']) {
    expect(existsSync(join(dist, '_astro', name)), name).toBe(true);
  }
});

test('removes unused files, and files that only those used', () => {
  expect(pruneAssets(dist).sort()).toEqual(
    ['face.c3.png', 'its-own.f6.js', 'lonely.e5.js'].map((name) => join(dist, '_astro', name)),
  );
});
