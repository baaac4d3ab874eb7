import { expect, test, vi } from 'vitest';
import { changedSince, modulesOfProofs, unproved, type Proved } from './proved.ts';

const now: Proved = { proofs: 'proofs', files: { 'tank.mdx': 'one', 'pump.mdx': 'two' } };

test("a proved document isn't proved again", () => {
  expect(changedSince(now, now)).toEqual([]);
});

test('only changed and new documents are proved', () => {
  const before = { ...now, files: { 'tank.mdx': 'another' } };
  expect(changedSince({ ...now, files: { ...now.files, ...before.files } }, now)).toEqual([
    'tank.mdx',
  ]);
  expect(changedSince({ ...now, files: { 'tank.mdx': 'one' } }, now)).toEqual(['pump.mdx']);
});

test('changed proofs or a missing record require proving everything', () => {
  expect(changedSince({ ...now, proofs: 'others' }, now)).toEqual(Object.keys(now.files));
  expect(changedSince(undefined, now)).toEqual(Object.keys(now.files));
});

test('names choose what to prove', () => {
  vi.stubEnv('PROVE', 'tank pump');
  expect(unproved('lessons', ['library/lessons/tank.mdx', 'library/lessons/tan.mdx'])).toEqual([
    'library/lessons/tank.mdx',
  ]);
});

test('the proofs include the modules that judge, but not the compiler for problems', () => {
  for (const kind of ['lessons', 'problems'] as const) {
    expect(modulesOfProofs(kind)).toEqual(
      expect.arrayContaining([
        'src/domain/quantities/unit-table.ts',
        'src/domain/answers/check-answer.ts',
        'tests/printed-maths.ts',
      ]),
    );
  }
  expect(modulesOfProofs('problems')).not.toContain('src/documents/read/reader.ts');
});
