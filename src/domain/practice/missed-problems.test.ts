import { expect, test } from 'vitest';
import { addDays } from '../dates/days.ts';
import { seeded } from '../quantities/seeded.ts';
import { drawOf, readKeptDraw } from './kept-draw.ts';
import type { PracticeRecord } from './record.ts';
import { withEntry, withHelp } from './work.ts';

const days = Array.from({ length: 42 }, (_, count) => addDays('2026-08-24', count));
/** As many problems as nine classes have. */
const problems = [11, 19, 16, 20, 18, 18, 13, 2, 3].flatMap((count, course) =>
  Array.from({ length: count }, (_, place) => ({
    ...{ name: `${String(course)}-${String(place)}`, course: String(course), seeds: 200 },
  })),
);

/** Six weeks of a student who does most of each day's three, and now and then another problem. */
function live(student: number) {
  const random = seeded(student);
  const [attendance, skill] = [0.4 + random() * 0.6, 0.3 + random() * 0.6];
  let record: PracticeRecord = {};
  let kept = readKeptDraw('');
  let missed: string[] = [];
  const life = { misses: 0, returned: 0 };
  for (const day of days) {
    if (random() > attendance) continue;
    kept = drawOf(kept, problems, record, day);
    const names = kept.three.map(({ name }) => name);
    life.returned += missed.filter((name) => names.includes(name)).length;
    life.misses += missed.length;
    missed = [];
    const others = random() < 0.2 ? [Math.floor(random() * problems.length)] : [];
    const chosen = kept.three.filter(() => random() < 0.9);
    for (const { name, seed } of [
      ...chosen,
      ...others.map((at) => ({ name: problems[at]?.name ?? '', seed: 1 + (at % 200) })),
    ]) {
      const task = { name, seed, answers: ['x'] };
      const isRight = random() < skill;
      record = withEntry(record, task, { answer: 'x', text: isRight ? '1' : '2', isRight }, day);
      if (isRight) continue;
      if (random() < 0.5) record = withHelp(record, task, 'solution', day);
      missed.push(name);
    }
  }
  return { ...life, begun: Object.keys(record).length };
}

test('of 40 students over 42 days, 95 of 100 misses come back on the next day of practice', () => {
  const lives = Array.from({ length: 40 }, (_, student) => live(student));
  const sum = (of: (life: ReturnType<typeof live>) => number) =>
    lives.reduce((total, life) => total + of(life), 0);
  expect(sum(({ misses }) => misses)).toBeGreaterThan(1000);
  expect(sum(({ returned }) => returned)).toBeGreaterThan(0.95 * sum(({ misses }) => misses));
  // And nobody is left with a few problems: new ones come as well.
  expect(Math.min(...lives.map(({ begun }) => begun))).toBeGreaterThanOrEqual(10);
});
