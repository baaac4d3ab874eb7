import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answer, beginWithCopy, home, read, today } from './new-answers.ts';

beginWithCopy();

test('asks for the kind, and rejects an unknown one', async () => {
  const said = await answer(
    undefined,
    'tern',
    '1',
    ...['', '2026-01-21', '', '', '2026-04-29'],
    '',
    '',
  );
  expect(said).toContain('Did you mean "term"?');
  expect(read('content/events.yaml')).toContain('until: 2026-04-29');
  await expect(answer('officers')).rejects.toThrow(
    'The options are: term, lesson, problem, board. For everything else, use npm run editor.',
  );
});

test('reads answers from standard input, and writes nothing if there are too few', () => {
  const run = (input: string) =>
    execFileSync('node', [join(home, 'tools/new/new.ts'), 'term', '--today', today], {
      input,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  const before = read('content/events.yaml');
  expect(() => run('\n2026-01-21\n')).toThrow('Nothing was written.');
  expect(read('content/events.yaml')).toBe(before);
  expect(run('\n2026-01-21\n\n\n2026-04-29\n\n\n')).toContain('content/events.yaml');
  expect(read('content/events.yaml')).toContain('until: 2026-04-29');
});
