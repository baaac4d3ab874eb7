import { readSittings } from '../../domain/practice/exam/exam-sitting.ts';
import {
  partDone,
  progressInWords,
  progressOf,
  type CourseTopic,
} from '../../domain/practice/course-topics.ts';
import { readKept, recordKeys } from '../../domain/practice/kept-record.ts';
import {
  nextInCourse,
  type CourseWork,
  type Kept,
  type Step,
} from '../../domain/practice/next-in-course.ts';
import {
  lessonPlacesKey,
  readFinishedLessons,
  finishedLessonsKey,
  readPlaces,
} from '../../domain/practice/lesson-progress.ts';
import { stateOf } from '../../domain/practice/record.ts';
import { stateLabel } from '../../domain/practice/tally.ts';
import { today } from '../../browser/today.ts';
import { keepLooking } from '../../ui/keep-looking.ts';
import { reword } from '../../ui/reword.ts';
import { takesTogether } from './course-work.ts';

/**
 * Adds this browser's progress to a course's page: the next step, and which lessons are read and
 * which problems are solved. On phones, opens the topic of the next step. Without stored progress,
 * the page stays as built.
 */
export function tellCourseRecord(page: HTMLElement): void {
  keepLooking(() => {
    tell(page, kept());
  });
  const next = page.querySelector('[data-next]')?.closest('details');
  if (!next || next.open) return;
  for (const topic of page.querySelectorAll('details')) topic.open = topic === next;
}

/** Storage key of exams, written by src/features/practice/stored-practice.ts. */
const examsKey = 'practice-exams';

/** Reads this browser's records. Returns empty ones if storage is blocked. */
function kept(): Kept {
  const text = (key: string) => {
    try {
      return localStorage.getItem(key) ?? '';
    } catch {
      return '';
    }
  };
  const [now, second, first] = recordKeys;
  return {
    practice: readKept(text(now), text(second), text(first)),
    read: readFinishedLessons(text(finishedLessonsKey)),
    places: readPlaces(text(lessonPlacesKey)),
    sittings: readSittings(text(examsKey)),
  };
}

function tell(page: HTMLElement, record: Kept): void {
  const lessons = all(page, '[data-lesson]');
  const problems = all(page, '[data-problem]');
  const topics = all(page, '[data-lessons]');
  for (const lesson of lessons) {
    const { lesson: name = '' } = lesson.dataset;
    mark(lesson, record.read.has(name) ? 'read' : record.places.has(name) ? 'begun' : undefined);
  }
  for (const problem of problems) {
    const work = record.practice[problem.dataset['problem'] ?? ''];
    mark(problem, stateOf(work));
    // The tank next to the label already shows the symbol that the label begins with.
    const label = stateLabel(work)?.slice(2);
    reword(
      problem.querySelector('.state'),
      label && label.charAt(0).toLowerCase() + label.slice(1),
    );
  }
  const tasks = [...lessons, ...problems];
  const hasBegun = tasks.some(({ dataset }) => dataset['state'] !== undefined);
  for (const topic of topics) {
    const progress = progressOf(topicOf(topic), record);
    const part = partDone(progress);
    const words = Object.values(progressInWords(progress, true)).filter((each) => each !== '');
    const told = part === 1 ? 'All done' : words.join(', ');
    const isBegun = topic.querySelector('[data-state]') !== null;
    reword(topic.querySelector('[data-of]'), isBegun ? told : undefined);
    topic.style.setProperty('--part', String(part));
    topic.toggleAttribute('data-begun', isBegun);
    topic.toggleAttribute('data-done', part === 1);
  }
  const names = {
    lessons: lessons.map(({ dataset }) => dataset['lesson'] ?? ''),
    problems: problems.map(({ dataset }) => dataset['problem'] ?? ''),
  };
  const words = progressInWords(progressOf(names, record), true);
  const minutes = lessons
    .filter(({ dataset }) => dataset['state'] !== 'read')
    .reduce((sum, lesson) => sum + Number.parseInt(taskIn(lesson).takes, 10), 0);
  const told = {
    lessons: words.lessons,
    time: minutes === 0 ? '' : `, ${takesTogether(minutes)} to go`,
    problems: words.problems,
  };
  for (const [part, text] of Object.entries(told)) {
    reword(page.querySelector(`[data-all=${part}]`), hasBegun ? text : undefined);
  }

  const next = page.querySelector<HTMLElement>('[data-code]');
  const steps = next ? nextInCourse(workOn(next, lessons, problems, topics), record, moment()) : [];
  if (next) offer(next, steps);
  const pages = steps.map(({ href }) => href.replace(/[?#].*/, ''));
  const found = pages.map((address) => tasks.find((task) => taskIn(task).page === address));
  const first = hasBegun ? found.find((task) => task !== undefined) : undefined;
  for (const task of tasks) task.toggleAttribute('data-next', task === first);
  for (const lesson of lessons) {
    const place = record.places.get(lesson.dataset['lesson'] ?? '');
    const coming = place ? `You stopped at “${place.section}”, ` : lesson === first && 'Next, ';
    const state = lesson.dataset['state'] === 'read' ? 'Read, ' : coming;
    reword(lesson.querySelector('.state'), state === false ? undefined : state);
  }
}

const moment = () => ({ day: today(), now: Date.now() });

const workOn = (
  { dataset }: HTMLElement,
  lessons: readonly HTMLElement[],
  problems: readonly HTMLElement[],
  topics: readonly HTMLElement[],
): CourseWork => ({
  code: dataset['code'] ?? '',
  lessons: lessons.map((item) => ({ name: item.dataset['lesson'] ?? '', ...taskIn(item) })),
  problems: problems.map((item) => ({
    name: item.dataset['problem'] ?? '',
    ...taskIn(item),
    seeds: Number(item.dataset['seeds']),
  })),
  topics: topics.map(topicOf),
  exam: dataset['exam'],
});

const all = (page: HTMLElement, parts: string) => [...page.querySelectorAll<HTMLElement>(parts)];

function topicOf({ dataset }: HTMLElement): CourseTopic {
  const list = (text = '') => text.split(' ').filter((name) => name !== '');
  return { topic: '', lessons: list(dataset['lessons']), problems: list(dataset['problems']) };
}

function taskIn(item: HTMLElement) {
  const link = item.querySelector('a');
  return {
    title: link?.textContent ?? '',
    page: link?.getAttribute('href') ?? '',
    takes: item.querySelector('[data-takes]')?.textContent ?? '',
  };
}

function mark({ dataset }: HTMLElement, state: string | undefined): void {
  if (state === undefined) delete dataset['state'];
  else dataset['state'] = state;
}

function offer(place: HTMLElement, [first, second]: Step[]): void {
  const [button, link] = place.querySelectorAll('a');
  const note = place.querySelector('[data-note]');
  const then = place.querySelector<HTMLElement>('[data-then]');
  if (!first || !button || !note) return;
  button.href = first.href;
  button.textContent = first.words;
  note.textContent = first.note === undefined ? '' : `${first.note}.`;
  then?.toggleAttribute('hidden', !second);
  const exam = place.dataset['exam']?.split('?')[0] ?? '';
  const isExam = [first, second].some((step) => step?.href.startsWith(`${exam}?`));
  place.querySelector('[data-week]')?.toggleAttribute('hidden', isExam);
  const words = then?.querySelector('span');
  if (!second || !words || !link) return;
  words.textContent = second.then;
  link.href = second.href;
  link.textContent = second.title;
}
