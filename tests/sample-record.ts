import { addDays } from '../src/domain/dates/days.ts';
import type { NumberSet, PracticeRecord, Work } from '../src/domain/practice/record.ts';
import { seeded } from '../src/domain/quantities/seeded.ts';

const words =
  'absorber flash purge brine valve pump reactor beaker furnace heat loss units tank level manometer reflux cylinder cooler wall drum dryer settling steam syrup gauge lag turbine wash column batch fin shell tube entropy recycle yield humid filter membrane'.split(
    ' ',
  );
const answers = ['V', 'm', 'P', 'N', 'phi', 'Q', 'T', 'Ts', 'xo', 'tau'];

/**
 * Generates a record with the given number of problems. The same seed generates the same record.
 */
export function sampleRecord(count: number, seed = 1): PracticeRecord {
  const next = seeded(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  const one = (list: readonly string[]) => list[below(list.length)] ?? '';

  const set = (
    asked: readonly string[],
    isDone: boolean,
    number: number,
    reviewed: string | undefined,
  ): NumberSet => ({
    seed: number === 0 ? 0 : 1 + below(200),
    typed: Object.fromEntries(asked.map((name) => [name, `${String(below(900))} kJ`])),
    right: isDone ? asked : asked.slice(1),
    ...(below(4) === 0 && { helped: below(2) === 0 ? 'hint' : 'solution' }),
    ...(!isDone && { misses: Object.fromEntries([[asked[0] ?? '', 1 + below(4)]]) }),
    ...(reviewed && below(6) === 0 && { missed: reviewed }),
    ...(isDone && { isDone }),
  });
  const work = (): Work => {
    const since = addDays('2026-01-10', below(300));
    const step = below(3);
    const solved = step > 0 && addDays(since, below(3));
    const first = step > 1 && addDays(since, below(3));
    const clean = first && (below(2) ? [first] : [first, addDays(first, 1 + below(20))]);
    const asked = [...new Set([one(answers), one(answers)])];
    const tries = 1 + below(3);
    return {
      since,
      last: addDays(since, below(30)),
      ...(solved && { solved }),
      ...(clean && { clean }),
      rung: step === 0 ? 0 : 1 + below(3),
      sets: Array.from({ length: tries }, (_, number) =>
        set(
          asked,
          step > 0 || number < tries - 1,
          number,
          solved ? addDays(since, below(30)) : undefined,
        ),
      ).filter(({ seed: own }, place, all) => all.findIndex((each) => each.seed === own) === place),
    };
  };
  const record = new Map<string, Work>();
  while (record.size < count) {
    record.set([one(words), one(words), ...(below(2) ? [one(words)] : [])].join('-'), work());
  }
  return Object.fromEntries(record);
}

/** A problem that was tried once, with the given changes. */
export const sampleWork = (changes: Partial<Work> = {}): Work => ({
  since: '2026-11-01',
  last: '2026-11-01',
  rung: 0,
  sets: [],
  ...changes,
});
