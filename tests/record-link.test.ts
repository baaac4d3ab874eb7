import { expect, test } from 'vitest';
import { mergeRecords } from '../src/domain/practice/merge-records.ts';
import type { PracticeRecord } from '../src/domain/practice/record.ts';
import { changesInWords } from '../src/domain/practice/record-changes.ts';
import { linkPart, readLinkPart } from '../src/features/practice/record-link.ts';
import { sampleRecord } from './sample-record.ts';

/** A record without the typed texts, which links leave out. */
const withoutTexts = (record: PracticeRecord): PracticeRecord =>
  Object.fromEntries(
    Object.entries(record).map(([name, work]) => [
      name,
      { ...work, sets: work.sets.map((set) => ({ ...set, typed: {} })) },
    ]),
  );

async function roundTrip(record: PracticeRecord): Promise<PracticeRecord> {
  const read = await readLinkPart(await linkPart(record));
  if ('problem' in read) throw new Error(read.problem);
  return read.record;
}

test('a link carries states, days, rungs, seeds and right answers of any record', async () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const record = sampleRecord(1 + (seed % 12), seed);
    expect(await roundTrip(record), `seed ${String(seed)}`).toEqual(withoutTexts(record));
  }
});

test('importing a link twice is the same as once', async () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const [here, there] = [sampleRecord(9, seed), sampleRecord(9, seed + 100)];
    // The same names in both, so that they meet.
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
])('a record of %i problems fits into %i letters', async (count, most) => {
  const { length } = await linkPart(sampleRecord(count));
  expect(length).toBeLessThan(most);
});
