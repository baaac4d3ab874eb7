import { expect, test } from 'vitest';
import { withCoverage, type Covering } from './coverage-table.ts';

const table = `**0 of 0 topics**

## GEN 1

| Topic | Lessons | Problems |
| ----- | ------- | -------- |
| boiling, briefly | old-name | |
| mixing | | |
| settling | | |
`;

const documents: Covering[] = [
  { kind: 'problem', name: 'two-jars', covers: ['mixing'] },
  { kind: 'lesson', name: 'kettles', covers: ['boiling, briefly', 'mixing'] },
  { kind: 'problem', name: 'a-jug', covers: ['mixing'] },
];

test('updates the lessons and problems of each topic', () => {
  const { text, faults } = withCoverage(table, documents);
  expect(faults).toEqual([]);
  expect(text.split('\n').slice(6, 9)).toEqual([
    '| boiling, briefly | kettles |  |',
    '| mixing | kettles | a-jug, two-jars |',
    '| settling |  |  |',
  ]);
});

test('counts the covered topics', () => {
  expect(withCoverage(table, documents).text).toMatch(
    /^\*\*2 of 3 topics have a lesson or a problem\*\*: 2 a lesson, 1 a problem, 1 both\.$/m,
  );
});

test('is idempotent', () => {
  const once = withCoverage(table, documents).text;
  expect(withCoverage(once, documents).text).toBe(once);
});

test('reports duplicate and unlisted topics', () => {
  const stranger: Covering = { kind: 'lesson', name: 'ovens', covers: ['baking'] };
  expect(withCoverage(`${table}| mixing | | |\n`, [stranger]).faults).toEqual([
    'docs/coverage.md lists "mixing" twice.',
    'ovens covers "baking", which docs/coverage.md doesn’t list.',
  ]);
});
