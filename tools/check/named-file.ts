import { existsSync } from 'node:fs';
import { sources } from '../../src/content/everything/sources.ts';
import { nameOf, sourceFiles } from '../../src/content/read/source-files.ts';
import { closestWord } from '../../src/domain/words/closest-word.ts';

export function namedFile(
  kind: 'lessons' | 'problems',
  said: string,
  pattern: string = sources[kind].files,
): string {
  const files = sourceFiles(pattern);
  const file = [said, ...files.filter((each) => nameOf(each) === nameOf(said))].find(
    (path) => path.endsWith('.mdx') && existsSync(path),
  );
  if (file !== undefined) return file;
  const names = files.map(nameOf);
  const meant = closestWord(nameOf(said), names);
  throw new Error(
    `There’s no ${kind.slice(0, -1)} “${nameOf(said)}”. ` +
      (meant === undefined ? `The options are: ${names.join(', ')}.` : `Did you mean “${meant}”?`),
  );
}
