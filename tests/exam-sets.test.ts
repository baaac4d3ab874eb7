import { expect, test } from 'vitest';
import {
  drawExam,
  lengths,
  mostProblems,
  timeFor,
  type ExamProblem,
} from '../src/domain/practice/exam/exam.ts';
import { seeded } from '../src/domain/quantities/seeded.ts';
import { practice, problems } from './content.ts';

const listed: ExamProblem[] = practice.classes.flatMap(({ code, problems: names }) =>
  names.flatMap((name) => {
    const found = problems.find((each) => each.name === name);
    return found
      ? [{ name, course: code, topic: found.topic, minutes: found.minutes, seeds: 200 }]
      : [];
  }),
);
const wanted = 5;

const drawn = (count: number, courses: readonly string[], minutes: number) =>
  Array.from({ length: count }, (_, seed) => {
    const exam = drawExam(listed, { courses, minutes }, seeded(seed));
    return listed.filter(({ name }) => exam?.problems.some((each) => each.name === name));
  });

/** Counts the sets of problems that fill between four fifths and all of the time, up to a limit. */
function possible(own: readonly ExamProblem[], minutes: number): number {
  let count = 0;
  const choose = (from: number, time: number, chosen: number) => {
    if (time > minutes || chosen > mostProblems || count >= 4 * wanted) return;
    if (time >= 0.8 * minutes) count += 1;
    for (let next = from; next < own.length; next += 1) {
      choose(next + 1, time + (own[next]?.minutes ?? 0), chosen + 1);
    }
  };
  choose(0, 0, 0);
  return count;
}

const codes = [...new Set(listed.map(({ course }) => course))];
const ofClass = (code: string) => listed.filter(({ course }) => course === code);

test.each(codes.flatMap((code) => lengths.map((minutes) => [code, minutes] as const)))(
  '%s has five different exams of %i minutes, or as many as the problems allow',
  (code, minutes) => {
    const names = drawn(50, [code], minutes).map((exam) => exam.map(({ name }) => name).join(' '));
    const most = possible(ofClass(code), minutes);
    expect(new Set(names).size).toBeGreaterThanOrEqual(Math.min(wanted, Math.max(1, most / 2)));
  },
);

test('an exam about two classes has problems from both, if there are enough', () => {
  for (const first of codes) {
    for (const second of codes.filter((code) => code > first)) {
      for (const minutes of lengths) {
        const least = Math.min(
          0.24 * minutes,
          ...[first, second].map((code) => timeFor(ofClass(code))),
        );
        for (const exam of drawn(4, [first, second], minutes)) {
          const times = [first, second].map((code) =>
            timeFor(exam.filter(({ course }) => course === code)),
          );
          expect(
            Math.min(...times),
            `${first}, ${second}, ${String(minutes)} min`,
          ).toBeGreaterThanOrEqual(least);
        }
      }
    }
  }
});
