import { basename, dirname, matchesGlob } from 'node:path';
import { heicCure, heicEnding } from '../../src/content/pictures/picture-files.ts';
import { sources } from '../../src/content/everything/sources.ts';
import { closestWord } from '../../src/domain/words/closest-word.ts';
import { contentError } from '../../src/domain/words/content-error.ts';

/** What systems and editors leave in folders, and a note to other officers: nobody means to publish it. */
const litter =
  /^(?:\..*|~\$.*|#.*#|.*~|.*\.(?:bak|orig|rej|swp|tmp)|Thumbs\.db|desktop\.ini|Icon\r?|README(?:\.\w+)?)$/i;

/** Whether a file of content/ is none that an officer wrote for the site. */
export const isLitter = (file: string) => litter.test(basename(file));

const patterns = Object.values(sources).map(({ files }) => files);

/** A file that no page would ever show, with the name that was probably meant. */
export function strayFault(file: string): Error {
  const [text, cure] = heicEnding.test(file)
    ? ['browsers can’t show this picture.', heicCure]
    : [
        'no page reads this file, so nobody would see what’s in it.',
        `${cureFor(file)} docs/editing.md says where everything goes.`,
      ];
  return contentError(file, [{ line: 1, text, cure }]);
}

function cureFor(file: string): string {
  if (/^content\/newsletters\/[^/]*\.(?:md|markdown|txt)$/i.test(file)) {
    return 'Name a newsletter for its year and month, like 2026-12.md.';
  }
  const folder = dirname(file);
  const name = basename(file)
    .toLowerCase()
    .replace(/\.(txt|yaml|yml|mdx?|markdown)\.txt$/, '.$1')
    .replace(/\.yml$/, '.yaml')
    .replace(/\.markdown$/, '.md');
  const renamed = `${folder}/${name}`;
  if (patterns.some((pattern) => matchesGlob(renamed, pattern))) return `Name it ${name}.`;
  const elsewhere = patterns.find((pattern) => basename(pattern) === name);
  if (elsewhere !== undefined) return `Move it to ${elsewhere}.`;
  const meant = closestWord(
    name,
    patterns.filter((pattern) => dirname(pattern) === folder).map((pattern) => basename(pattern)),
  );
  return meant === undefined || meant.includes('*')
    ? 'Fix its name or its folder, or delete it.'
    : `Did you mean ${folder}/${meant}? Otherwise fix its folder, or delete it.`;
}

/** What is wrong with the name of a file that becomes an address. */
export function nameFaults(file: string): Error[] {
  if (file.endsWith('.yaml') || /^[a-z0-9]+(-[a-z0-9]+)*\.mdx?$/.test(basename(file))) return [];
  const example = file.endsWith('.md')
    ? 'name a newsletter for its year and month, like 2026-12.md'
    : `as in heat-exchangers.mdx`;
  return [
    contentError(file, [
      {
        line: 1,
        text: `"${basename(file)}" becomes a page’s address, which can’t have spaces, capitals or symbols.`,
        cure: `Use lowercase letters, digits and dashes: ${example}.`,
      },
    ]),
  ];
}
