/** `npm run preview`: serves dist/ on the production engine at 127.0.0.1 and PORT (4321 unless set). */
import { startEngine } from './engine.ts';

const engine = await startEngine(Number(process.env['PORT'] ?? 4321), { quiet: false });
console.log(`The site is at ${engine.origin}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void engine.stop().then(() => process.exit(0)));
}
