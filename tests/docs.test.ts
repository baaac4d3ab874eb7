import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

const documents = globSync(['*.md', 'docs/**/*.md', 'deploy/**/*.md', '.github/*.md'], {
  // Made by `npm run handover`, and not of the repository.
  exclude: ['handover.md'],
}).map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}));

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

// What a fresh clone has, and nothing that happens to lie around here.
const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');
const exists = (name: string) =>
  tracked.some((file) => file === name || file.startsWith(name.replace(/\/?$/, '/')));

// Made by commands, so not in a fresh clone.
const generated = /^(\.cache|dist|dist-nginx|dist-editor|screenshots|node_modules)\//;

// Names that the documents only propose.
const examples = [
  '2026-12.md',
  '2026-27.yaml',
  'handover.md',
  'content/lessons/NAME.mdx',
  'content/problems/NAME.mdx',
  'public/lessons/',
  'kmol/hr',
  'lb/ft3',
];

test.each(documents)('every path that $path names exists', ({ path, text }) => {
  const named = [...text.matchAll(/`([a-z.][\w./-]*\/[\w./-]*|[\w.-]+\.(?:ts|json|jsonc|md))`/g)]
    .map(([, name = '']) => name)
    .filter((name) => !generated.test(name) && !name.startsWith('/'));
  // A link between backticks shows how one is written.
  const prose = text.replace(/`[^`\n]*`/g, '');
  const linked = [...prose.matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)/g)].map(([, target = '']) =>
    posix.join(posix.dirname(path), target),
  );
  const missing = [...named, ...linked].filter((name) => !exists(name) && !examples.includes(name));
  expect(missing).toEqual([]);
});

test.each(documents)('every npm script that $path names exists', ({ text }) => {
  const named = [...text.matchAll(/npm run ([a-z:-]+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
