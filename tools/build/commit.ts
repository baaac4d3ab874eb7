import { spawnSync } from 'node:child_process';

/**
 * The commit of the files in a folder, with "-changed" behind it where they are no longer what was
 * committed, and nothing where there is no Git.
 */
export function commitOf(folder: string): string | undefined {
  const { status, stdout } = spawnSync(
    'git',
    ['describe', '--always', '--abbrev=40', '--exclude=*', '--dirty=-changed'],
    { cwd: folder, encoding: 'utf8' },
  );
  return status === 0 ? stdout.trim() : undefined;
}
