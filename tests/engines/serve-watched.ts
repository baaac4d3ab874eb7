import { existsSync } from 'node:fs';
import { freePort, startEngine } from '../../tools/host/engine.ts';
import { noonOf } from '../clocks.ts';
import { copyFixture, withoutPrinting } from '../project-copy.ts';
import { equationsFile, equationsPage } from './equations-page.ts';
import { watchScript } from './watch-script.ts';
import { watchSite } from './watched-site.ts';

/**
 * Builds the test board with a page of equations, and serves it and the site. Every page gets a
 * fixed clock and records its errors. Tests get the origins from environment variables.
 */
export default async function serveWatched(): Promise<() => Promise<void>> {
  if (!existsSync('dist/index.html')) {
    throw new Error('There is no dist/: run `npm run build` first.');
  }
  const fixture = copyFixture();
  fixture.write(equationsFile, equationsPage);
  const { succeeded, output } = fixture.build(withoutPrinting);
  if (!succeeded) throw new Error(output);
  const script = watchScript(noonOf('2025-10-06'));
  const engines = [
    await watchSite(await startEngine(await freePort(), { folder: fixture.folder }), script),
    await watchSite(await startEngine(await freePort()), script),
  ];
  process.env['FIXTURE_ORIGIN'] = engines[0]?.origin;
  process.env['SITE_ORIGIN'] = engines[1]?.origin;
  return async () => {
    for (const engine of engines) await engine.stop();
    fixture.remove();
  };
}
