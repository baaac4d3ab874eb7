import { expect, test } from 'vitest';
import { parseMarkdown } from '../src/content/read/read-markdown.ts';
import { parseYaml, readYaml } from '../src/content/read/read-yaml.ts';
import { sources } from '../src/content/everything/sources.ts';

test('a misspelt key is named with the key that was meant', () => {
  expect(() => parseYaml('content/site.yaml', 'tag-line: Hello.\n', sources.site.schema)).toThrow(
    /content\/site\.yaml, line 1\n {2}"tag-line" isn’t a key that belongs here\.\n {2}Did you mean "tagline"\?/,
  );
});

test('a file that is gone is named', () => {
  expect(() => readYaml('content/pages/abuot.yaml', sources.about.schema)).toThrow(
    'There’s no file content/pages/abuot.yaml',
  );
});

test('a newsletter without its date is named with line and cure', () => {
  const text = '---\ntitle: January\nsummary: All.\npreview: pdf\n---\nHello\n';
  expect(() =>
    parseMarkdown('content/newsletters/2026-01.md', text, sources.newsletters.schema),
  ).toThrow(
    /content\/newsletters\/2026-01\.md, line 1\n {2}"date" is missing\.\n.*\n {4}date: 2025-09-08/,
  );
});

test('a term of office whose end is not a day is named with an example', () => {
  const text = 'from: 2025-08-25\nto: May 15, 2026\n';
  expect(() => parseYaml('content/officers/x.yaml', text, sources.boards.schema)).toThrow(
    /line 2\n {2}"to" is "May 15, 2026", which isn’t a calendar day, written year-month-day\.\n.*\n {4}to: 2026-05-15/,
  );
});
