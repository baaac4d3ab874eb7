import { buildFixture } from '../build-fixture.ts';

/** Before the tests of built files: builds the small board, unless its folder is given, as `npm run validate` does. */
export default function setUp(): (() => void) | undefined {
  if (process.env['FIXTURE_FOLDER'] !== undefined) return undefined;
  const fixture = buildFixture();
  process.env['FIXTURE_FOLDER'] = fixture.folder;
  return () => {
    fixture.remove();
  };
}
