import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { readParts } from '../../src/documents/read/read-parts.ts';
import { seedsOfAProblem } from '../../src/documents/document/document.ts';
import { inFile } from '../../src/documents/text/fault.ts';
import { parseDocument } from '../../src/documents/text/parse.ts';
import { seeded } from '../../src/domain/quantities/seeded.ts';
import { harmlessWork } from './harmless-work.ts';
import { roundedOnTheWay } from './rounded-on-the-way.ts';
import { judgedRight } from './wrong-work.ts';
import { documentFile, documentFiles, nameOf } from '../../src/content/read/source-files.ts';

const names = documentFiles('problems').map(nameOf);

const rows: Record<string, string | number>[] = [];
afterAll(() => {
  console.table(rows);
});

describe.each(names)('%s', (name) => {
  const file = documentFile('problems', name);
  const nodes = parseDocument(readFileSync(file, 'utf8'));
  const sets = inFile(file, () =>
    Array.from({ length: seedsOfAProblem + 1 }, (_, seed) =>
      readParts(nodes, {
        figures: 'library/problems/figures',
        // The test prints no numbers, so it needs no guard digits.
        numbers: { guardDigits: new Map(), draw: seed === 0 ? undefined : seeded(seed) },
        isDraft: true,
      }),
    ),
  );

  test('only wrong work that is known to be harmless is judged right', () => {
    const harmless = harmlessWork[name] ?? {};
    const { tried, right } = judgedRight(sets);
    rows.push({ problem: name, tried, 'judged right': right.length });
    for (const { change, answers, sets: count } of right) {
      rows.push({ problem: name, change, answers, sets: count, because: harmless[change] ?? '' });
    }
    expect(right.filter(({ change }) => harmless[change] === undefined)).toEqual([]);
    const found = new Set(right.map(({ change }) => change));
    expect(Object.keys(harmless).filter((change) => !found.has(change))).toEqual([]);
  });

  test('answers are right with intermediate results of four digits and the requested rounding', () => {
    expect(Math.max(...sets.flatMap(roundedOnTheWay))).toBeLessThan(0.9);
  });
});
