import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answer, beginWithCopy, home, read, today } from './new-answers.ts';

beginWithCopy();

test('without a kind it asks which, and a kind that does not exist is told', async () => {
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

test('when the answers end too early nothing is written', async () => {
  const before = read('content/practice.yaml');
  await expect(answer('problem', '1', 'A new thing', '')).rejects.toThrow('Nothing was written.');
  expect(read('content/practice.yaml')).toBe(before);
  expect(existsSync('content/problems/a-new-thing.mdx')).toBe(false);
});

test('the command reads its answers from standard input, and says so when they are too few', () => {
  const run = (input: string) =>
    execFileSync('node', [join(home, 'tools/new/new.ts'), 'term', '--today', today], {
      input,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  expect(() => run('\n2026-01-21\n')).toThrow('Nothing was written.');
  expect(run('\n2026-01-21\n\n\n2026-04-29\n\n\n')).toContain('content/events.yaml');
  expect(read('content/events.yaml')).toContain('until: 2026-04-29');
});
