import { anotherSeed } from '../another-seed.ts';

/** What an exam needs to know of a problem. */
export interface ExamProblem {
  name: string;
  /** The code of its class. */
  course: string;
  topic: string;
  minutes: number;
  /** How many sets of new numbers it has. */
  seeds: number;
}

/** A problem with the numbers of a seed. */
export interface Chosen {
  name: string;
  seed: number;
}

/** An exam: its problems, each with its numbers, and the time for it; none means no clock. */
export interface Exam {
  minutes: number;
  problems: readonly Chosen[];
}

/** How long an exam may be. */
export const lengths = [30, 50, 75] as const;

/** More problems than this are not one exam. */
export const mostProblems = 12;

/** Nor more minutes than this. */
export const mostMinutes = 240;

/** An exam as its address says it: "50_oven-wall.17_propane-drum.3". */
export const examText = ({ minutes, problems }: Exam): string =>
  [String(minutes), ...problems.map(({ name, seed }) => `${name}.${String(seed)}`)].join('_');

/**
 * The exam that an address says; nothing where it says none that can be set. A problem that is gone
 * is left out, and numbers that are gone are those that are stated.
 */
export function readExam(text: string, problems: readonly ExamProblem[]): Exam | undefined {
  const [length = '', ...parts] = text.split('_');
  const known = new Map(problems.map((problem) => [problem.name, problem]));
  const chosen = parts.flatMap((part) => {
    const [, name = '', digits] = /^([a-z\d-]+)\.(\d{1,4})$/.exec(part) ?? [];
    const problem = known.get(name);
    if (!problem) return [];
    // Each stands once, whatever somebody wrote.
    known.delete(name);
    const seed = Number(digits);
    return [{ name, seed: seed <= problem.seeds ? seed : 0 }];
  });
  if (chosen.length === 0 || !/^\d{1,3}$/.test(length)) return undefined;
  return {
    minutes: Math.min(Number(length), mostMinutes),
    problems: chosen.slice(0, mostProblems),
  };
}

const tries = 60;

/**
 * Draws an exam of some classes that fills the minutes as well as their problems allow, never more: of
 * many draws, the first that is full and gives every class its part, so that the next exam is another.
 * If they don't fill it, the exam is as long as its problems take.
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

/** An exam that fills so much of its time is full: to ask for more would always draw the same ones. */
const fullFrom = 0.8;

/** Problems, in their order, until it is full; the next is always of a class that has the least time so far. */
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

/** A class has its part with so much of what would be even. */
const evenFrom = 0.6;

/** How full it is counts most, then how much of its part each class has. */
function worth(problems: readonly ExamProblem[], minutes: number, classes: number): number {
  const full = fullFrom * minutes;
  const parts = Map.groupBy(problems, ({ course }) => course).values();
  return [...parts].reduce(
    (sum, own) => sum + Math.min(timeFor(own), (evenFrom * full) / classes),
    100 * Math.min(timeFor(problems), full),
  );
}

/** How long some problems take together. */
export const timeFor = (problems: readonly Pick<ExamProblem, 'minutes'>[]): number =>
  problems.reduce((sum, { minutes }) => sum + minutes, 0);

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((item) => ({ item, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/** The same problems with other numbers. */
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
