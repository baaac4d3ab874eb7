import { expect, test } from 'vitest';
import { seeded } from '../../quantities/seeded.ts';
import {
  drawExam,
  examText,
  mostProblems,
  pointsFor,
  readExam,
  timeFor,
  withNewNumbers,
  type ExamProblem,
} from './exam.ts';

const problem = (index: number): ExamProblem => ({
  name: `problem-${String(index)}`,
  course: `CHE ${String(100 + (index % 4))}`,
  topic: `Topic ${String(index % 7)}`,
  minutes: [10, 15, 20, 30][index % 4] ?? 10,
  seeds: index === 3 ? 0 : 200,
});
const problems = Array.from({ length: 24 }, (_, index) => problem(index));
const all = ['CHE 100', 'CHE 101', 'CHE 102', 'CHE 103'];
const of = (names: readonly { name: string }[]) =>
  names.flatMap(({ name }) => problems.filter((problem) => problem.name === name));

test.each([30, 50, 75])('fills an exam of %i minutes without exceeding it', (minutes) => {
  for (let seed = 0; seed < 200; seed += 1) {
    const exam = drawExam(problems, { courses: all, minutes }, seeded(seed));
    const drawn = of(exam?.problems ?? []);
    expect(timeFor(drawn)).toBeLessThanOrEqual(minutes);
    expect(timeFor(drawn)).toBeGreaterThanOrEqual(0.8 * minutes);
    expect(new Set(drawn).size).toBe(drawn.length);
  }
});

test('takes problems from all chosen classes and no others', () => {
  const courses = ['CHE 100', 'CHE 102'];
  for (let seed = 0; seed < 50; seed += 1) {
    const exam = drawExam(problems, { courses, minutes: 50 }, seeded(seed));
    const drawn = new Set(of(exam?.problems ?? []).map(({ course }) => course));
    expect([...drawn].toSorted()).toEqual(courses);
  }
});

test('draws every problem eventually, with new numbers if it has any', () => {
  const seen = new Map<string, Set<number>>();
  for (let seed = 0; seed < 400; seed += 1) {
    const exam = drawExam(problems, { courses: all, minutes: 75 }, seeded(seed));
    for (const chosen of exam?.problems ?? []) {
      seen.set(chosen.name, (seen.get(chosen.name) ?? new Set()).add(chosen.seed));
    }
  }
  expect(seen.size).toBe(problems.length);
  for (const [name, seeds] of seen) {
    if (name === 'problem-3') expect([...seeds]).toEqual([0]);
    else {
      expect(seeds.size).toBeGreaterThan(10);
      expect(Math.min(...seeds)).toBeGreaterThan(0);
      expect(Math.max(...seeds)).toBeLessThanOrEqual(200);
    }
  }
});

test('draws the shortest problem if none fits, and no exam without problems', () => {
  const long = problems.map((problem) => ({ ...problem, minutes: 60 + problem.minutes }));
  expect(drawExam(long, { courses: all, minutes: 30 }, seeded(1))?.problems).toHaveLength(1);
  expect(drawExam(problems, { courses: [], minutes: 30 }, seeded(1))).toBeUndefined();
});

test('an exam is as long as its problems if they take less or more time', () => {
  const lengthOf = (minutes: number, ...each: number[]) => {
    const own = each.map((time, index) => ({ ...problem(index), minutes: time }));
    return drawExam(own, { courses: all, minutes }, seeded(1))?.minutes;
  };
  expect(lengthOf(75, 8, 12)).toBe(20);
  expect(lengthOf(50, 35, 35)).toBe(35);
  expect(lengthOf(30, 40, 45)).toBe(40);
  expect(lengthOf(50, 25, 20, 30)).toBe(50);
});

test('an exam reads back from its address', () => {
  for (let seed = 0; seed < 50; seed += 1) {
    const exam = drawExam(problems, { courses: all, minutes: 75 }, seeded(seed));
    expect(exam && readExam(examText(exam), problems)).toEqual(exam);
  }
  expect(examText({ minutes: 50, problems: [{ name: 'a-b', seed: 7 }] })).toBe('50_a-b.7');
});

test.each(['', '50', '50_gone.3', '50_problem-1', '-5_problem-1.2'])(
  'reads no exam from an invalid address: "%s"',
  (text) => {
    expect(readExam(text, problems)).toBeUndefined();
  },
);

test('leaves out removed, repeated and extra problems of an address', () => {
  expect(readExam('50_problem-1.2_gone.3_problem-1.9_problem-2.999', problems)).toEqual({
    minutes: 50,
    problems: [
      { name: 'problem-1', seed: 2 },
      { name: 'problem-2', seed: 0 },
    ],
  });
  const many = problems.map(({ name }) => `${name}.1`).join('_');
  const exam = readExam(`999_${many}`, problems);
  expect(exam?.problems).toHaveLength(mostProblems);
  expect(exam?.minutes).toBe(240);
});

test('new numbers keep the problems', () => {
  const exam = {
    minutes: 50,
    problems: [
      { name: 'problem-1', seed: 2 },
      { name: 'problem-3', seed: 0 },
    ],
  };
  const again = withNewNumbers(exam, problems, seeded(5));
  expect(again.problems.map(({ name }) => name)).toEqual(['problem-1', 'problem-3']);
  expect(again.problems[0]?.seed).not.toBe(2);
  expect(again.problems[1]?.seed).toBe(0);
});

test.each([
  [[10], [100]],
  [
    [10, 10, 10],
    [34, 33, 33],
  ],
  [[], []],
])('problems of %j minutes get %j points', (minutes, points) => {
  expect(pointsFor(minutes)).toEqual(points);
});

test('points are whole, add up to 100 and follow the minutes', () => {
  for (let count = 1; count <= 12; count += 1) {
    for (let step = 1; step < 40; step += 1) {
      const minutes = Array.from({ length: count }, (_, place) => 5 + ((place * step * 7) % 41));
      const points = pointsFor(minutes);
      expect(points.reduce((sum, each) => sum + each, 0)).toBe(100);
      const share = 100 / minutes.reduce((sum, each) => sum + each, 0);
      for (const [place, each] of points.entries()) {
        expect(Math.abs(each - (minutes[place] ?? 0) * share)).toBeLessThan(1);
      }
    }
  }
});
