import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { contentTexts } from '../../src/content/read/source-files.ts';
import type { IsoDay } from '../../src/domain/dates/days.ts';
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

/** The text files in content/ and library/ before and after a change. */
export interface Change {
  before: ContentFile[];
  after: ContentFile[];
  /** The day of the change. It stays the same if the change is checked again later. */
  day: IsoDay;
}

/**
 * Returns what isn't committed yet, or on GitHub, where BEFORE is a commit, everything since then.
 * Returns undefined without Git or that commit.
 */
export function lastChange(): Change | undefined {
  const after = globSync(contentTexts)
    .sort()
    .map((file) => ({ file: file.replaceAll('\\', '/'), source: readFileSync(file, 'utf8') }));
  const { BEFORE: start = '' } = process.env;
  try {
    const base = start === '' ? 'HEAD' : git('merge-base', start, 'HEAD').trim();
    const day = start === '' ? new Date().toISOString() : git('log', '-1', '--format=%cI');
    return { before: filesAt(base, after), after, day: day.slice(0, 10) };
  } catch {
    return undefined;
  }
}

/** Reads only changed files from Git, and takes the others from the disk. */
function filesAt(commit: string, onDisk: readonly ContentFile[]): ContentFile[] {
  const folders = ['content', 'library'];
  const changed = listed('diff', '--name-only', '--relative', '-z', commit, '--', ...folders);
  return listed('ls-tree', '-r', '-z', '--name-only', commit, 'content/', 'library/')
    .filter((file) => /\.(?:yaml|mdx?)$/.test(file))
    .map((file) => {
      const same = changed.includes(file) ? undefined : onDisk.find((one) => one.file === file);
      return same ?? { file, source: git('show', `${commit}:./${file}`) };
    });
}
