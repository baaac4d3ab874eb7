import { expect, test } from 'vitest';
import { sampleRecord } from '../../../tests/sample-record.ts';
import { checksumOf } from '../../domain/practice/checksum.ts';
import { mergeRecords } from '../../domain/practice/merge-records.ts';
import { changesInWords } from '../../domain/practice/record-changes.ts';
import { stateOf, type PracticeRecord } from '../../domain/practice/record.ts';
import { isLinkPart, linkPart, readLinkPart } from './record-link.ts';

async function roundTrip(record: PracticeRecord): Promise<PracticeRecord> {
  const read = await readLinkPart(await linkPart(record));
  if ('problem' in read) throw new Error(read.problem);
  return read.record;
}

const record: PracticeRecord = {
  'firstlaw/check-1': { since: '2026-11-03', last: '2026-11-03', rung: 0, sets: [] },
  constructor: { since: '1999-12-31', last: '2000-02-29', rung: 12, sets: [] },
  'a name, with 100 % é': {
    since: '2026-11-03',
    last: '2026-11-01',
    solved: '2026-11-02',
    clean: ['2026-10-31', '2026-11-02'],
    rung: 1,
    sets: [
      { seed: 999_999, typed: {}, right: ['y 2', 'x,1', 'a.b'], helped: 'solution' },
      { seed: 3, typed: {}, right: [], isDone: true },
      { seed: 4, typed: {}, right: ['a.b'], isDone: true, helped: 'hint' },
      { seed: 5, typed: {}, right: [] },
      { seed: 6, typed: {}, right: ['a.b'], misses: { 'x,1': 3, 'z!~': 1 }, missed: '2026-11-20' },
      { seed: 7, typed: {}, right: [], isDone: true, missed: '2026-10-20' },
    ],
  },
};

test('links keep unusual names, days and sets', async () => {
  expect(await roundTrip(record)).toEqual(record);
  // Every object inherits a property named `constructor`.
  expect(mergeRecords({}, record)).toEqual(record);
});

test('rejects a link that was cut or changed anywhere', async () => {
  const part = await linkPart(record);
  expect(isLinkPart(part)).toBe(true);
  expect(part).toMatch(/^take=b[\w-]+$/);
  const problem = expect.stringMatching(/got lost or changed.*Copy it again/) as string;
  for (let end = 'take='.length; end < part.length; end += 1) {
    expect(await readLinkPart(part.slice(0, end)), String(end)).toEqual({ problem });
  }
  for (let place = 'take=b'.length; place < part.length; place += 7) {
    const other = part[place] === 'x' ? 'y' : 'x';
    const spoilt = `${part.slice(0, place)}${other}${part.slice(place + 1)}`;
    expect(await readLinkPart(spoilt)).toEqual({ problem });
  }
});

test('reads a link of the previous version, with mastery as one day without help', async () => {
  // kettle was started on Nov 1, solved on Nov 2 and mastered on Nov 12. bath was only started.
  const columns = ['bath kettle', '1xc 1xc', '0 b', ' 1', ' b', '0 2', ' Q', '0 3,2x'];
  const packed = new Blob([columns.join('\n')])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const text = Buffer.from(await new Response(packed).arrayBuffer()).toString('base64url');
  const read = await readLinkPart(made(text, 'a'));
  if ('problem' in read) throw new Error(read.problem);
  const { kettle } = read.record;
  expect(kettle).toEqual({
    since: '2026-11-01',
    last: '2026-11-12',
    solved: '2026-11-02',
    clean: ['2026-11-12'],
    rung: 2,
    sets: [
      { seed: 0, typed: {}, right: ['Q'], isDone: true },
      { seed: 17, typed: {}, right: ['Q'], isDone: true },
    ],
  });
  expect(stateOf(kettle)).toBe('solved');
  expect(Object.keys(read.record)).toEqual(['bath', 'kettle']);
});

const made = (text: string, letter = 'b') => `take=${letter}${checksumOf(text)}${text}`;

test('rejects a link of a newer version', async () => {
  expect(await readLinkPart(made('AAAA', 'c'))).toEqual({
    problem: expect.stringContaining('newer version') as string,
  });
});

test.each(['AAAA', '!!!!', 'A', 'é', '____'])('rejects a handmade link: %s', async (text) => {
  expect(await readLinkPart(made(text))).toHaveProperty('problem');
});

test('rejects a link that decompresses to too much', async () => {
  const much = new Blob(['x '.repeat(3_000_000)]).stream();
  const packed = much.pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  expect(await readLinkPart(made(Buffer.from(bytes).toString('base64url')))).toHaveProperty(
    'problem',
  );
});

test('rejects links without DecompressionStream', async () => {
  const part = await linkPart(record);
  const own = globalThis.DecompressionStream;
  Reflect.deleteProperty(globalThis, 'DecompressionStream');
  try {
    expect(await readLinkPart(part)).toEqual({
      problem: expect.stringContaining('Export and Import') as string,
    });
  } finally {
    globalThis.DecompressionStream = own;
  }
});

/** Removes the typed entries, which links omit. */
const withoutTexts = (record: PracticeRecord): PracticeRecord =>
  Object.fromEntries(
    Object.entries(record).map(([name, work]) => [
      name,
      { ...work, sets: work.sets.map((set) => ({ ...set, typed: {} })) },
    ]),
  );

test('links keep states, days, rungs, seeds and right answers of any record', async () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const record = sampleRecord(1 + (seed % 12), seed);
    expect(await roundTrip(record), `seed ${String(seed)}`).toEqual(withoutTexts(record));
  }
});

test('importing a link twice is the same as once', async () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const [here, there] = [sampleRecord(9, seed), sampleRecord(9, seed + 100)];
    // The same names in both records have to be merged.
    const names = Object.keys(here);
    const met = Object.fromEntries(
      Object.values(there).map((work, place) => [
        names[place + 3] ?? `other-${String(place)}`,
        work,
      ]),
    );
    const link = await roundTrip(met);
    const once = mergeRecords(here, link);
    expect(mergeRecords(once, link)).toEqual(once);
    expect(changesInWords(once, mergeRecords(once, link))).toMatch(/^Nothing new/);
  }
});

test.each([
  [10, 400],
  [100, 2300],
  [500, 9500],
])('a record of %i problems fits in %i characters', async (count, most) => {
  const { length } = await linkPart(sampleRecord(count));
  expect(length).toBeLessThan(most);
});
