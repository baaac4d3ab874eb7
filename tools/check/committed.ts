import { execFileSync } from 'node:child_process';
import type { ContentFile } from '../todo/findings.ts';

const git = (...words: string[]) =>
  execFileSync('git', words, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
  });
const listed = (...words: string[]) =>
  git(...words)
    .split('\0')
    .filter((file) => file !== '');

/**
 * Returns the last committed versions of the files in content/ and library/. Returns undefined
 * without Git. Reads only changed files from Git, and takes the others from `onDisk`.
 */
export function committedFiles(onDisk: readonly ContentFile[]): ContentFile[] | undefined {
  try {
    const changed = listed(
      'diff',
      '--name-only',
      '--relative',
      '-z',
      'HEAD',
      '--',
      'content',
      'library',
    );
    const there = listed('ls-tree', '-r', '-z', '--name-only', 'HEAD', 'content/', 'library/');
    return there
      .filter((file) => /\.(?:yaml|mdx?)$/.test(file))
      .map((file) => {
        const same = changed.includes(file) ? undefined : onDisk.find((one) => one.file === file);
        return same ?? { file, source: git('show', `HEAD:./${file}`) };
      });
  } catch {
    return undefined;
  }
}
