import { existsSync } from 'node:fs';
import { freePort, startEngine } from '../tools/host/engine.ts';
import { findNginx, startNginx } from '../tools/host/nginx-engine.ts';
import { buildFixture } from './build-fixture.ts';

/**
 * Builds the test board before the browser tests, unless FIXTURE_FOLDER names a build. Serves it
 * and the site on free ports, and the site with each of the two servers. Tests get the origins from
 * environment variables.
 */
export default async function serveSites(): Promise<() => Promise<void>> {
  if (!existsSync('dist/index.html')) {
    throw new Error('There is no dist/: run `npm run build` first.');
  }
  const given = process.env['FIXTURE_FOLDER'];
  const fixture = given === undefined ? buildFixture() : undefined;
  const engines = [
    await startEngine(await freePort(), { folder: given ?? fixture?.folder ?? '' }),
    await startEngine(await freePort()),
    ...(findNginx() ? [await startNginx('dist')] : []),
  ];
  const [fixtureEngine, siteEngine, nginx] = engines;
  process.env['FIXTURE_ORIGIN'] = fixtureEngine?.origin;
  process.env['SITE_ORIGIN'] = siteEngine?.origin;
  process.env['NGINX_ORIGIN'] = nginx?.origin;
  return async () => {
    for (const engine of engines) await engine.stop();
    fixture?.remove();
  };
}
