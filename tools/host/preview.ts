/**
 * `npm run preview`: serves dist/ with the production server at 127.0.0.1:4321, or at the port from
 * `npm run preview -- --port 4871` or PORT.
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
