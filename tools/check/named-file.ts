import { existsSync, globSync } from 'node:fs';
import { basename } from 'node:path';
import { closestWord } from '../../src/domain/words/closest-word.ts';

/** Finds the file of a lesson or problem by path or name. */
export function namedFile(kind: 'lessons' | 'problems', said: string, folder = 'content'): string {
  const name = basename(said, '.mdx');
  const file = [said, `${folder}/${kind}/${name}.mdx`].find(
    (path) => path.endsWith('.mdx') && existsSync(path),
  );
  if (file !== undefined) return file;
  const names = globSync(`${folder}/${kind}/*.mdx`).map((path) => basename(path, '.mdx'));
  const meant = closestWord(name, names.sort());
  throw new Error(
    `There’s no ${kind.slice(0, -1)} “${name}” in ${folder}/${kind}. ` +
      (meant === undefined ? `The options are: ${names.join(', ')}.` : `Did you mean “${meant}”?`),
  );
}
