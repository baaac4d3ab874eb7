import { existsSync } from 'node:fs';
import { freePort, startEngine } from '../tools/engine.ts';
import { findNginx, startNginx } from '../tools/nginx-engine.ts';
import { copyFixture } from './project-copy.ts';

/**
 * Before the browser tests: builds the fixture, and serves it and the site on ports that are free,
 * the site on both of its engines. The processes of the tests read from the environment where.
 */
export default async function serveSites(): Promise<() => Promise<void>> {
  if (!existsSync('dist/index.html')) {
    throw new Error('There is no dist/: run `npm run build` first.');
  }
  const fixture = copyFixture();
  const { succeeded, output } = fixture.build();
  if (!succeeded) throw new Error(output);
  const engines = [
    await startEngine(await freePort(), { folder: fixture.folder }),
    await startEngine(await freePort()),
    ...(findNginx() ? [await startNginx('dist')] : []),
  ];
  const [fixtureEngine, siteEngine, nginx] = engines;
  process.env['FIXTURE_ORIGIN'] = fixtureEngine?.origin;
  process.env['SITE_ORIGIN'] = siteEngine?.origin;
  process.env['NGINX_ORIGIN'] = nginx?.origin;
  return async () => {
    for (const engine of engines) await engine.stop();
    fixture.remove();
  };
}
