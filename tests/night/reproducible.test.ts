import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyFixture } from '../project-copy.ts';

/** Builds a fresh copy and gives each file of dist/ by the hash of its bytes. */
function buildHashes(environment: Record<string, string>): Record<string, string> {
  const project = copyFixture();
  try {
    const { succeeded, output } = project.build(environment);
    expect(succeeded, output).toBe(true);
    const dist = join(project.folder, 'dist');
    return Object.fromEntries(
      globSync('**/*', { cwd: dist })
        .filter((file) => statSync(join(dist, file)).isFile())
        .sort()
        .map((file) => [
          file,
          createHash('sha256')
            .update(readFileSync(join(dist, file)))
            .digest('hex'),
        ]),
    );
  } finally {
    project.remove();
  }
}

test('two builds, in two folders, time zones and languages, give identical bytes', () => {
  const first = buildHashes({ TZ: 'Pacific/Honolulu', LANG: 'C' });
  const second = buildHashes({ TZ: 'Asia/Kolkata', LANG: 'de_DE.UTF-8' });
  expect(Object.keys(first).length).toBeGreaterThan(20);
  expect(second).toEqual(first);
});
