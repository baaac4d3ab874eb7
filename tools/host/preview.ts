/**
 * `npm run preview`: serves dist/ on the production engine at 127.0.0.1 and 4321, or the port that
 * `npm run preview -- --port 4871` or PORT names.
 */
import { parseArgs } from 'node:util';
import { startEngine } from './engine.ts';

const { values } = parseArgs({ options: { port: { type: 'string' } } });
const wanted = values.port ?? process.env['PORT'] ?? '4321';
const port = Number(wanted);
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  throw new Error(
    `"${wanted}" isn’t a port. Type a number from 1 to 65535, as in npm run preview -- --port 4871`,
  );
}
const engine = await startEngine(port, { quiet: false });
console.log(`The site is at ${engine.origin}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void engine.stop().then(() => process.exit(0)));
}
