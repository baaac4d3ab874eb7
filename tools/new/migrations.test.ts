import { readFileSync, writeFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { enterBoard } from '../../tests/temporary-folder.ts';
import { migrated, versionFaults, type Migration } from './migrations.ts';

/** A version that renames a key of the events page and adds a page. */
const next: Migration[] = [
  {
    to: 2,
    words: 'The events page says "intro" instead of "lead".',
    files: 'content/events.yaml',
    change: ({ lead, ...data }) => ({ intro: lead, ...data }),
    adds: ['pages/join.yaml', 'pages/tutors.yaml'],
  },
];

beforeEach(() => {
  enterBoard('content');
});

test('changes only what needs it, and keeps comments', () => {
  writeFileSync('content/events.yaml', `# Ours.\n${readFileSync('content/events.yaml', 'utf8')}`);
  const files = migrated(next);
  expect(files.map(({ file }) => file)).toEqual(['content/events.yaml', 'content/site.yaml']);
  const [events, site] = files;
  expect(events?.after).toMatch(/^# Ours\.\n/);
  expect(events?.after).toContain('intro: ');
  expect(events?.after).not.toMatch(/^lead:/m);
  expect(site?.after).toContain('version: 2');
  expect(events?.before).toBe(readFileSync('content/events.yaml', 'utf8'));
});

test('does nothing the second time, and the check asks for it until then', () => {
  expect(versionFaults(next).map(({ message }) => message)).toEqual([
    expect.stringContaining('npm run upgrade'),
  ]);
  for (const { file, after } of migrated(next)) writeFileSync(file, after);
  expect(migrated(next)).toEqual([]);
  expect(versionFaults(next)).toEqual([]);
});
