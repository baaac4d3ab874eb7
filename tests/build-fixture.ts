import { copyFixture, type ProjectCopy } from './project-copy.ts';

/** Builds the test board in the given folder, or in a temporary one. */
export function buildFixture(folder?: string): ProjectCopy {
  const fixture = copyFixture('content', folder);
  const { succeeded, output } = fixture.build();
  if (!succeeded) throw new Error(output);
  return fixture;
}

// `node tests/build-fixture.ts FOLDER` is for checks that build the test board next to the site.
if (import.meta.main) buildFixture(process.argv[2]);
