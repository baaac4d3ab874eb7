import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { ProjectCopy } from '../project-copy.ts';

/** Deletes everything that earlier builds have left in a copy. */
export function forgetBuilds({ folder }: ProjectCopy): void {
  for (const kept of ['.cache', 'node_modules/.astro', 'dist']) {
    rmSync(join(folder, kept), { recursive: true, force: true });
  }
}

export function builtHashes(
  project: ProjectCopy,
  environment: Record<string, string> = {},
): Record<string, string> {
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
}
