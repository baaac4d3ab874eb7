import type { IsoDay } from '../dates/days.ts';
import { counted } from '../words/counted.ts';
import { isSolved, type CourseTopic, type Done } from './course-topics.ts';
import { continueWords, progressWords, shelve, type Shelved } from './exam/exam-shelf.ts';
import type { Sittings } from './exam/exam-sitting.ts';
import { newNumbers } from './new-numbers.ts';
import type { LessonPlace } from './lesson-progress.ts';
import { dueOn } from './record.ts';

interface Task {
  name: string;
  title: string;
  page: string;
  /** Duration in words, like "25 min". */
  takes: string;
}

/** Parts of a course that the suggestions depend on. */
export interface CourseWork {
  code: string;
  lessons: readonly Task[];
  problems: readonly (Task & { seeds: number })[];
  topics: readonly CourseTopic[];
  exam: string | undefined;
}

/** Everything that the browser stores about a student. */
export interface Kept extends Done {
  places: ReadonlyMap<string, LessonPlace>;
  sittings: Sittings;
}

/** What the browser stores about a new student. */
export const nothingKept: Kept = {
  practice: {},
  read: new Set(),
  places: new Map(),
  sittings: {},
};

/** The visitor's date, and the time in milliseconds since 1970. */
export interface Moment {
  day: IsoDay;
  now: number;
}

export interface Step {
  words: string;
  href: string;
  /** Text below the button, if the label isn't enough. */
  note: string | undefined;
  /** Label and link text when this is the second suggestion: "Then read" and the title. */
  then: string;
  title: string;
}

/**
 * Suggests the first two that apply: an exam in progress, a review, a lesson, a problem, a mock
 * exam.
 */
export function nextInCourse(course: CourseWork, kept: Kept, moment: Moment): Step[] {
  const lesson = nextLesson(course, kept);
  return [
    examStep(course, kept, moment),
    dueStep(course, kept, moment.day),
    lesson && lessonStep(course, lesson, kept),
    afterLesson(course, lesson, kept),
    mockExam(course),
  ]
    .filter((step) => step !== undefined)
    .slice(0, 2);
}

/**
 * After this time in milliseconds, an exam in progress is no longer suggested. The exam page still
 * lists it.
 */
const leftFor = 36 * 3_600_000;

function examStep({ code, problems, exam }: CourseWork, kept: Kept, { now }: Moment) {
  if (exam === undefined) return undefined;
  const own = problems.map(({ name }) => name);
  const isHere = (each: Shelved) =>
    each.sitting.courses?.includes(code) ?? own.some((name) => each.exam.includes(`_${name}.`));
  const begun = shelve(kept.sittings).begun.find(
    (each) => isHere(each) && now - each.sitting.began < leftFor,
  );
  if (!begun) return undefined;
  const words = continueWords(begun, now);
  return {
    words,
    href: `${exam.split('?')[0] ?? ''}?exam=${begun.exam}`,
    note: progressWords(begun.sitting),
    then: 'Then',
    title: words,
  };
}

/** The review that has been due for the longest time, with numbers that are new to the student. */
function dueStep({ problems }: CourseWork, { practice }: Kept, day: IsoDay): Step | undefined {
  const due = problems
    .flatMap((problem) => {
      const work = practice[problem.name];
      return work && dueOn(work) <= day ? [{ problem, work, since: dueOn(work) }] : [];
    })
    .toSorted((a, b) => a.since.localeCompare(b.since));
  const [first] = due;
  if (!first) return undefined;
  const { title, page, takes } = first.problem;
  const seed = newNumbers(first.problem, first.work, undefined, day);
  return {
    words: `Review: ${title}`,
    href: seed > 0 ? `${page}?seed=${String(seed)}` : page,
    note: due.length === 1 ? `Due today. ${takes}` : `${counted(due.length, 'problem')} due today`,
    then: 'Then review',
    title,
  };
}

/** The last lesson that was opened but not finished, otherwise the first unread one. */
function nextLesson({ lessons }: CourseWork, { read, places }: Kept): Task | undefined {
  const unread = lessons.filter(({ name }) => !read.has(name));
  const latest = [...places.keys()].findLast((name) => unread.some((each) => each.name === name));
  return unread.find(({ name }) => name === latest) ?? unread[0];
}

function lessonStep(course: CourseWork, lesson: Task, kept: Kept): Step {
  const { name, title, page, takes } = lesson;
  const place = kept.places.get(name);
  const step = { href: page, note: takes, then: 'Then read', title };
  if (place) {
    return {
      ...step,
      words: `Keep reading: ${title}`,
      href: page + place.at,
      note: `You stopped at “${place.section}”`,
    };
  }
  const isNew =
    course.lessons.every((each) => !kept.read.has(each.name)) &&
    course.problems.every((each) => !(each.name in kept.practice));
  return isNew
    ? { ...step, words: `Start here: ${title}` }
    : { ...step, words: `Read ${title}, ${takes}`, note: undefined };
}

/**
 * The step after a lesson: a problem on its topic, the next lesson, or the first unsolved problem.
 */
function afterLesson(course: CourseWork, lesson: Task | undefined, kept: Kept): Step | undefined {
  const open = (names: readonly string[]) => names.find((name) => !isSolved(kept.practice, name));
  const topic = course.topics.find(({ lessons }) => lessons.includes(lesson?.name ?? ''));
  const other = course.lessons.find(({ name }) => name !== lesson?.name && !kept.read.has(name));
  const onTopic = open(topic?.problems ?? []);
  if (onTopic === undefined && other) return lessonStep(course, other, kept);
  const name = onTopic ?? open(course.topics.flatMap(({ problems }) => problems));
  const problem = course.problems.find((each) => each.name === name);
  return problem && problemStep(problem);
}

const problemStep = ({ title, page, takes }: Task): Step => ({
  words: `Try: ${title}`,
  href: page,
  note: takes,
  then: 'Then try',
  title,
});

const mockExam = ({ exam }: CourseWork): Step | undefined =>
  exam === undefined
    ? undefined
    : {
        words: 'Take a mock exam',
        href: exam,
        note: 'You’ve read and solved everything here',
        then: 'Then take',
        title: 'a mock exam',
      };
