import { rewritten, type Mistake } from './mistake.ts';

/** Renamed files. Each line is `what | old name → new name | cure`. */
const renamed = `
.yml for .yaml | officers/2025-26.yaml → officers/2025-26.yml | Name it 2025-26.yaml.
.yaml.txt for .yaml | pages/about.yaml → pages/about.yaml.txt | Name it about.yaml.
a name with a capital | pages/about.yaml → pages/About.yaml | Name it about.yaml.
a misspelled name | pages/registration.yaml → pages/registraton.yaml | Did you mean content/pages/registration.yaml?
the wrong folder | pages/join.yaml → join.yaml | Move it to content/pages/join.yaml.
a newsletter with a space | newsletters/2025-10.md → newsletters/Oct 2025.md | like 2026-12.md
a problem outside its folder | problems/kettle.mdx → kettle.mdx | docs/editing.md
a board of another year | officers/2025-26.yaml → officers/2026-27.yaml | name the file 2025-26.yaml
a list saved as .txt | events.yaml → events.txt | content/events.yaml
`
  .trim()
  .split('\n')
  .map((line): Mistake => {
    const [what = '', edit = '', cure = ''] = line.split(' | ');
    const [from, to = ''] = edit.split(' → ');
    return { what, file: `content/${to}`, make: { nameWas: `content/${from ?? ''}` }, cure };
  });

/** Files with a wrong name, folder or content. */
export const files: Mistake[] = [
  ...renamed,
  {
    what: 'a deleted page',
    file: 'content/pages/about.yaml',
    make: { delete: true },
    cure: 'Restore it',
  },
  rewritten('an empty file', 'pages/news.yaml', '', 'Bring its old text back'),
  rewritten(
    'a web page instead of a file',
    'pages/news.yaml',
    '<!DOCTYPE html>\n<html>\n',
    'bring the old text back',
  ),
  rewritten(
    'a newsletter without its top',
    'newsletters/2025-10.md',
    '# October\n\nHello.\n',
    'three dashes',
  ),
  rewritten(
    'a newsletter whose top does not end',
    'newsletters/2025-10.md',
    (text) => text.replace('image\n---\n', 'image\n'),
    'a line of three dashes',
    '\n## A tour',
  ),
];
