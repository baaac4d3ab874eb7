import { expect, test } from 'vitest';
import { copyFixture } from '../project-copy.ts';
import { builtHashes, forgetBuilds } from './built-hashes.ts';

function buildFresh(environment: Record<string, string>): Record<string, string> {
  const project = copyFixture();
  try {
    forgetBuilds(project);
    return builtHashes(project, environment);
  } finally {
    project.remove();
  }
}

test('two builds, in two folders, time zones and languages, give identical bytes', () => {
  const first = buildFresh({ TZ: 'Pacific/Honolulu', LANG: 'C' });
  const second = buildFresh({ TZ: 'Asia/Kolkata', LANG: 'de_DE.UTF-8' });
  expect(Object.keys(first).length).toBeGreaterThan(20);
  expect(second).toEqual(first);
});
