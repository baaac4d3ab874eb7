import { copyFixture, type ProjectCopy } from './project-copy.ts';

/** Builds the small board of the tests, in a folder that is named or in one of its own. */
export function buildFixture(folder?: string): ProjectCopy {
  const fixture = copyFixture('content', folder);
  const { succeeded, output } = fixture.build();
  if (!succeeded) throw new Error(output);
  return fixture;
}

// `node tests/build-fixture.ts FOLDER`, for checks that build it beside the site.
if (import.meta.main) buildFixture(process.argv[2]);
