import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

const documents = globSync(['*.md', 'docs/**/*.md', 'deploy/**/*.md', '.github/*.md'], {
  // `npm run handover` generates this file.
  exclude: ['handover.md'],
}).map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}));

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

// Links may point only to files that a fresh clone has.
const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');
const exists = (name: string) =>
  tracked.some((file) => file === name || file.startsWith(name.replace(/\/?$/, '/')));

// Generated folders, which a fresh clone doesn't have.
const generated = /^(\.cache|\.engine|dist|dist-nginx|dist-editor|screenshots|node_modules)\//;

// Paths that docs mention as examples.
const examples = [
  '2026-12.md',
  '2026-27.yaml',
  'handover.md',
  'content/lessons/',
  'content/problems/',
  'library/lessons/NAME.mdx',
  'content/lessons/NAME.mdx',
  'library/problems/NAME.mdx',
  'content/problems/NAME.mdx',
  'public/lessons/',
  'kmol/hr',
  'lb/ft3',
];

test.each(documents)('$path names only existing paths', ({ path, text }) => {
  const named = [...text.matchAll(/`([a-z.][\w./-]*\/[\w./-]*|[\w.-]+\.(?:ts|json|jsonc|md))`/g)]
    .map(([, name = '']) => name)
    .filter((name) => !generated.test(name) && !name.startsWith('/'));
  // Ignores links in backticks, which are examples.
  const prose = text.replace(/`[^`\n]*`/g, '');
  const linked = [...prose.matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)/g)].map(([, target = '']) =>
    posix.join(posix.dirname(path), target),
  );
  const missing = [...named, ...linked].filter((name) => !exists(name) && !examples.includes(name));
  expect(missing).toEqual([]);
});

test.each(documents)('$path names only existing npm scripts', ({ text }) => {
  const named = [...text.matchAll(/npm run ([a-z:-]+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test.each([
  ['editing', 3000],
  ['hosting', 3000],
  ['lessons', 4000],
  ['problems', 1500],
])('docs/%s.md has at most %i words', (name, most) => {
  const text = readFileSync(`docs/${name}.md`, 'utf8');
  expect(text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length).toBeLessThanOrEqual(
    most,
  );
});
