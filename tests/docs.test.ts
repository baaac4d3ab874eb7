import { existsSync, globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

const documents = globSync(['*.md', 'docs/**/*.md', '.github/*.md']).map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}));

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

// Made by commands, so not in a fresh clone.
const generated = /^(dist|screenshots|node_modules)\//;

test.each(documents)('every path that $path names exists', ({ path, text }) => {
  const named = [...text.matchAll(/`([a-z.][\w./-]*\/[\w./-]*|[\w.-]+\.(?:ts|json|jsonc|md))`/g)]
    .map(([, name = '']) => name)
    .filter((name) => !generated.test(name) && !name.startsWith('/'));
  const linked = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)/g)].map(([, target = '']) =>
    posix.join(posix.dirname(path), target),
  );
  const missing = [...named, ...linked].filter(
    (name) => !existsSync(name) && !existsSync(posix.join('content/officers', name)),
  );
  expect(missing).toEqual([]);
});

test.each(documents)('every npm script that $path names exists', ({ text }) => {
  const named = [...text.matchAll(/npm run ([a-z:-]+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('there are documents to check', () => {
  expect(documents.length).toBeGreaterThan(10);
});
