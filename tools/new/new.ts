/**
 * `npm run new`: asks questions about the next term, a lesson, a problem or another board, and
 * writes the files. `npm run new lesson` goes straight to a lesson, and answers can be piped in
 * from a file. `npm run new -- term --today 2026-09-01` uses another date.
 */
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { Dialog } from './dialog.ts';
import { makeNew } from './make-new.ts';

const { values, positionals } = parseArgs({
  options: { today: { type: 'string' } },
  allowPositionals: true,
});
const input = createInterface({ input: process.stdin });
const lines = input[Symbol.asyncIterator]();
const dialog = new Dialog({
  say: (text) => {
    console.log(text);
  },
  next: async () => {
    process.stdout.write('> ');
    const line = await lines.next();
    return line.done ? undefined : line.value;
  },
});

try {
  const today = values.today ?? new Date().toISOString().slice(0, 10);
  await makeNew(dialog, { kind: positionals[0], today });
} catch (error) {
  console.error(`\n${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  input.close();
}
