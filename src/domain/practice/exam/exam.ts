import { anotherSeed } from '../another-seed.ts';

export interface ExamProblem {
  name: string;
  course: string;
  topic: string;
  minutes: number;
  /** Number of random sets of numbers. */
  seeds: number;
}

export interface Chosen {
  name: string;
  seed: number;
}

export interface Exam {
  minutes: number;
  problems: readonly Chosen[];
}

/** Lengths to choose from, in minutes. */
export const lengths = [30, 50, 75] as const;

export const mostProblems = 12;

export const mostMinutes = 240;

/** Encodes an exam for an address: "50_oven-wall.17_propane-drum.3". */
export const examText = ({ minutes, problems }: Exam): string =>
  [String(minutes), ...problems.map(({ name, seed }) => `${name}.${String(seed)}`)].join('_');

/**
 * Decodes an exam from an address. Skips problems that the site no longer has, and replaces unknown
 * seeds by the stated numbers. Returns undefined for an invalid address, or if no problem is left.
 */
export function readExam(text: string, problems: readonly ExamProblem[]): Exam | undefined {
  const [length = '', ...parts] = text.split('_');
  const chosen = readParts(parts, problems).map(({ problem: { name, seeds }, number }) => ({
    name,
    seed: number <= seeds ? number : 0,
  }));
  if (chosen.length === 0 || !/^\d{1,3}$/.test(length)) return undefined;
  return {
    minutes: Math.min(Number(length), mostMinutes),
    problems: chosen.slice(0, mostProblems),
  };
}

/** Decodes parts of an address like "oven-wall.17". Only the first mention of a problem counts. */
export function readParts<Problem extends { name: string }>(
  parts: readonly string[],
  problems: readonly Problem[],
): { problem: Problem; number: number }[] {
  const known = new Map(problems.map((problem) => [problem.name, problem]));
  return parts.flatMap((part) => {
    const [, name = '', digits] = /^([a-z\d-]+)\.(\d{1,4})$/.exec(part) ?? [];
    const problem = known.get(name);
    known.delete(name);
    return problem ? [{ problem, number: Number(digits) }] : [];
  });
}

const tries = 60;

/**
 * Draws an exam that fills the given time. Tries many random draws, so that the next exam is
 * different, and returns the first one that's full and balanced between the classes. If there
 * aren't enough problems, the exam is shorter.
 */
export function drawExam(
  problems: readonly ExamProblem[],
  { courses, minutes }: { courses: readonly string[]; minutes: number },
  random: () => number,
): Exam | undefined {
  const own = problems.filter(({ course }) => courses.includes(course));
  const shortest = own.toSorted((a, b) => a.minutes - b.minutes)[0];
  if (!shortest) return undefined;
  const classes = new Set(own.map(({ course }) => course)).size;
  let best: readonly ExamProblem[] = [shortest];
  if (shortest.minutes <= minutes) {
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const draw = filled(shuffled(own, random), minutes);
      if (worth(draw, minutes, classes) > worth(best, minutes, classes)) best = draw;
    }
  }
  const order = (problem: ExamProblem) => problems.indexOf(problem);
  const time = timeFor(best);
  const isFull = best.length < own.length && fullFrom * minutes <= time && time <= minutes;
  return {
    minutes: isFull ? minutes : time,
    problems: best
      .toSorted((a, b) => order(a) - order(b))
      .map(({ name, seeds }) => ({ name, seed: anotherSeed(0, seeds, random) })),
  };
}

/**
 * An exam is full once its problems take this fraction of the time. With a higher fraction, all
 * draws would have the same problems.
 */
const fullFrom = 0.8;

/**
 * Adds problems in order until the exam is full. Each comes from the class with the least time so
 * far.
 */
function filled(problems: readonly ExamProblem[], minutes: number): ExamProblem[] {
  const chosen: ExamProblem[] = [];
  const times = new Map<string, number>();
  const timeOf = ({ course }: ExamProblem) => times.get(course) ?? 0;
  let left = minutes;
  while (minutes - left < fullFrom * minutes && chosen.length < mostProblems) {
    let next: ExamProblem | undefined;
    for (const problem of problems) {
      if (problem.minutes > left || chosen.includes(problem)) continue;
      if (!next || timeOf(problem) < timeOf(next)) next = problem;
    }
    if (!next) break;
    chosen.push(next);
    times.set(next.course, timeOf(next) + next.minutes);
    left -= next.minutes;
  }
  return chosen;
}

/** A class has enough time once its problems take this fraction of an equal share. */
const evenFrom = 0.6;

/** Rates a draw by its total time, then by the time of each class. */
function worth(problems: readonly ExamProblem[], minutes: number, classes: number): number {
  const full = fullFrom * minutes;
  const parts = Map.groupBy(problems, ({ course }) => course).values();
  return [...parts].reduce(
    (sum, own) => sum + Math.min(timeFor(own), (evenFrom * full) / classes),
    100 * Math.min(timeFor(problems), full),
  );
}

export const coursesOf = (problems: readonly Pick<ExamProblem, 'course'>[]): string[] => [
  ...new Set(problems.map(({ course }) => course)),
];

export const timeFor = (problems: readonly Pick<ExamProblem, 'minutes'>[]): number =>
  problems.reduce((sum, { minutes }) => sum + minutes, 0);

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((item) => ({ item, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

export const withNewNumbers = (
  exam: Exam,
  problems: readonly ExamProblem[],
  random: () => number,
): Exam => ({
  ...exam,
  problems: exam.problems.map(({ name, seed }) => {
    const problem = problems.find((each) => each.name === name);
    return { name, seed: problem ? anotherSeed(seed, problem.seeds, random) : 0 };
  }),
});

const totalPoints = 100;

/**
 * Divides 100 points among problems in proportion to their minutes. Rounds down, and gives the
 * remaining points to the problems that lost the most.
 */
export function pointsFor(minutes: readonly number[]): number[] {
  const sum = minutes.reduce((before, time) => before + time, 0);
  const exact = minutes.map((time) => (totalPoints * time) / sum);
  const points = exact.map(Math.floor);
  const left = totalPoints - points.reduce((before, each) => before + each, 0);
  const lost = (place: number) => (exact[place] ?? 0) - (points[place] ?? 0);
  const first = [...points.keys()].toSorted((a, b) => lost(b) - lost(a)).slice(0, left);
  return points.map((each, place) => each + (first.includes(place) ? 1 : 0));
}
