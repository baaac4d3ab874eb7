import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';

test('writes reports with titles, and empty files if all is well', () => {
  const workflows = [
    { name: 'due', path: '.github/workflows/due.yml', state: 'active', updated_at: '2999-01-01' },
    {
      name: 'gone',
      path: 'dynamic/gone',
      state: 'disabled_inactivity',
      updated_at: '2020-01-01',
    },
  ];
  const folder = temporaryFolder({
    'deploys.json': '[]',
    'workflows.json': JSON.stringify(workflows),
  });
  const address = 'http://127.0.0.1:1';
  const args = ['tools/host/watch.ts', '--pause', '0', '--address', address, folder];
  execFileSync(process.execPath, args, { encoding: 'utf8' });
  expect(readFileSync(join(folder, 'site.md'), 'utf8')).toMatch(
    /^Something’s wrong with the published site\n- http:\/\/127\.0\.0\.1:1\/ didn’t answer at all\.\n\nI looked twice/,
  );
  expect(readFileSync(join(folder, 'clocks.md'), 'utf8')).toBe('');
});
