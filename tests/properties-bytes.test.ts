import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

/** A module with all that it imports as a browser would get it: minified and compressed. */
async function bytesOf(...files: string[]): Promise<number> {
  const entry = 'all-of-them';
  const lines = files.map(
    (file, place) =>
      `import * as part${String(place)} from ${JSON.stringify(resolve(file))}; globalThis.part${String(place)} = part${String(place)};`,
  );
  const built = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    build: { write: false, minify: true, modulePreload: false, rolldownOptions: { input: entry } },
    plugins: [
      {
        name: entry,
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? lines.join('\n') : undefined),
      },
    ],
  });
  const [output] = 'output' in built ? built.output : [];
  return brotliCompressSync(output?.code ?? '').length;
}

test('steam and humid air together take at most 5 KB of a page that wants them', async () => {
  const bytes = await bytesOf(
    'src/domain/properties/steam.ts',
    'src/domain/properties/humid-air.ts',
  );
  expect(bytes).toBeGreaterThan(2000);
  expect(bytes).toBeLessThanOrEqual(5 * 1024);
});

test('with the dense steam around the critical point it takes at most 6 KB', async () => {
  const bytes = await bytesOf(
    'src/domain/properties/whole-steam.ts',
    'src/domain/properties/humid-air.ts',
  );
  expect(bytes).toBeLessThanOrEqual(6 * 1024);
});
