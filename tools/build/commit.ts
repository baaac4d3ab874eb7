import { spawnSync } from 'node:child_process';

/**
 * Returns the commit of a folder, with "-changed" if files differ from it. Returns undefined
 * without Git.
 */
export function commitOf(folder: string): string | undefined {
  const { status, stdout } = spawnSync(
    'git',
    ['describe', '--always', '--abbrev=40', '--exclude=*', '--dirty=-changed'],
    { cwd: folder, encoding: 'utf8' },
  );
  return status === 0 ? stdout.trim() : undefined;
}
