import { buildFixture } from '../build-fixture.ts';

/** Builds the test board unless FIXTURE_FOLDER names a finished build. */
export default function setUp(): (() => void) | undefined {
  if (process.env['FIXTURE_FOLDER'] !== undefined) return undefined;
  const fixture = buildFixture();
  process.env['FIXTURE_FOLDER'] = fixture.folder;
  return () => {
    fixture.remove();
  };
}
