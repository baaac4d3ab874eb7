import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyFixture } from '../project-copy.ts';
import { builtHashes, forgetBuilds } from './built-hashes.ts';

const [edited, clean] = [copyFixture(), copyFixture()];
forgetBuilds(edited);
afterAll(() => {
  edited.remove();
  clean.remove();
});

type Edit = [what: string, file: string, change: (text: string) => string];

const sentence = (text: string) => text.replace(/\n---\n+/, '\n---\n\nA new sentence.\n\n');
const edits: Edit[] = [
  ['nothing', 'content/events.yaml', (text) => text],
  ['a lesson', 'content/lessons/mixing.mdx', sentence],
  [
    'the same lesson, as it was',
    'content/lessons/mixing.mdx',
    (text) => text.replace('A new sentence.\n\n', ''),
  ],
  ['a problem', 'content/problems/kettle.mdx', sentence],
  ['an event', 'content/events.yaml', (text) => text.replace(/title: .*/, 'title: Another title')],
  [
    'an officer',
    'content/officers/2025-26.yaml',
    (text) => text.replace(/name: .*/, 'name: Another Sample'),
  ],
  ['a substance', 'content/substances.yaml', (text) => text.replace('150.687', '150.7')],
  ['a style sheet', 'src/ui/prose.css', (text) => `${text}\n.prose p { color: rebeccapurple; }\n`],
  ['the engine', 'src/documents/text/parse.ts', (text) => `${text}\n// Another engine.\n`],
];

test.each(edits)(
  'after an edit of %s, a build with the kept caches is identical to a clean build',
  (what, file, change) => {
    const before = readFileSync(join(edited.folder, file), 'utf8');
    const after = change(before);
    expect(after === before).toBe(what === 'nothing');
    for (const project of [edited, clean]) project.write(file, after);
    forgetBuilds(clean);
    expect(builtHashes(edited)).toEqual(builtHashes(clean));
  },
);
