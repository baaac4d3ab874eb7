import { expect, test } from 'vitest';
import { changedSince, modulesOfProofs, type Proved } from './proved.ts';

const now: Proved = { proofs: 'proofs', files: { 'tank.mdx': 'one', 'pump.mdx': 'two' } };

test('what is proved is not proved again', () => {
  expect(changedSince(now, now)).toEqual([]);
});

test('a document that changed asks for its proofs and no others, and so does a new one', () => {
  const before = { ...now, files: { 'tank.mdx': 'another' } };
  expect(changedSince({ ...now, files: { ...now.files, ...before.files } }, now)).toEqual([
    'tank.mdx',
  ]);
  expect(changedSince({ ...now, files: { 'tank.mdx': 'one' } }, now)).toEqual(['pump.mdx']);
});

test('other proofs, or none that are known, ask for all', () => {
  expect(changedSince({ ...now, proofs: 'others' }, now)).toEqual(Object.keys(now.files));
  expect(changedSince(undefined, now)).toEqual(Object.keys(now.files));
});

test('the proofs are all that judges, and of problems nothing that compiles', () => {
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
