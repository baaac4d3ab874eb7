import { spoilt, type Mistake } from './mistake.ts';

const renamed = (what: string, from: string, to: string, cure: string): Mistake => ({
  what,
  file: `content/${to}`,
  make: { nameWas: `content/${from}` },
  cure,
});

const deleted = (what: string, file: string, cure: string): Mistake => ({
  what,
  file: `content/${file}`,
  make: { delete: true },
  cure,
});

/** Files: with another name or ending, in another folder, empty, deleted, or none that it should be. */
export const files: Mistake[] = [
  renamed(
    '.yml for .yaml',
    'officers/2025-26.yaml',
    'officers/2025-26.yml',
    'Name it 2025-26.yaml.',
  ),
  renamed('.yaml.txt for .yaml', 'pages/about.yaml', 'pages/about.yaml.txt', 'Name it about.yaml.'),
  renamed('a name with a capital', 'pages/about.yaml', 'pages/About.yaml', 'Name it about.yaml.'),
  renamed(
    'a misspelt name',
    'pages/registration.yaml',
    'pages/registraton.yaml',
    'Did you mean content/pages/registration.yaml?',
  ),
  renamed(
    'the wrong folder',
    'pages/join.yaml',
    'join.yaml',
    'Move it to content/pages/join.yaml.',
  ),
  renamed(
    'a newsletter with a space',
    'newsletters/2025-10.md',
    'newsletters/Oct 2025.md',
    'like 2026-12.md',
  ),
  renamed('a problem beside its folder', 'problems/kettle.mdx', 'kettle.mdx', 'docs/editing.md'),
  renamed(
    'a board of another year',
    'officers/2025-26.yaml',
    'officers/2026-27.yaml',
    'name the file 2025-26.yaml',
  ),
  deleted('a page that is deleted', 'pages/about.yaml', 'Restore it'),
  spoilt('an empty file', 'pages/news.yaml', '', 'Bring its old text back'),
  spoilt(
    'a page of the web in the place of a file',
    'pages/news.yaml',
    '<!DOCTYPE html>\n<html>\n',
    'bring the old text back',
  ),
  spoilt(
    'a newsletter without its top',
    'newsletters/2025-10.md',
    '# October\n\nHello.\n',
    'three dashes',
  ),
  spoilt(
    'a newsletter whose top does not end',
    'newsletters/2025-10.md',
    (text) => text.replace('image\n---\n', 'image\n'),
    'a line of three dashes',
    '\n## A tour',
  ),
];
