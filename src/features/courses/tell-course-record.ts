import { readSittings } from '../../domain/practice/exam/exam-sitting.ts';
import {
  partDone,
  progressInWords,
  progressOf,
  type CourseTopic,
} from '../../domain/practice/course-topics.ts';
import { readKept, recordKeys } from '../../domain/practice/kept-record.ts';
import { nextInCourse, type Kept, type Step } from '../../domain/practice/next-in-course.ts';
import {
  lessonPlacesKey,
  readFinishedLessons,
  finishedLessonsKey,
  readPlaces,
} from '../../domain/practice/lesson-progress.ts';
import { stateOf } from '../../domain/practice/record.ts';
import { stateLabel, tally, tallyWords } from '../../domain/practice/tally.ts';
import { today } from '../../browser/today.ts';
import { keepLooking } from '../../ui/keep-looking.ts';
import { reword } from '../../ui/reword.ts';

/**
 * Shows this browser's progress on a course's page: what to do next, how full each topic is, which
 * lessons are read and which problems are solved. Without stored progress, the page stays as built.
 */
export function tellCourseRecord(page: HTMLElement): void {
  keepLooking(() => {
    tell(page, kept());
  });
}

/** Storage key of exams; src/features/practice/stored-practice.ts writes it. */
const examsKey = 'practice-exams';

/** Reads this browser's records; storage may be blocked. */
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
  const rows = all(page, '[data-lessons]');
  const topics = rows.map(topicOf);
  for (const lesson of lessons) {
    const { lesson: name = '' } = lesson.dataset;
    const place = record.places.get(name);
    mark(lesson, record.read.has(name) ? 'read' : place && 'begun');
    reword(
      lesson.querySelector('.state'),
      record.read.has(name) ? ', read' : place && `, you stopped at “${place.section}”`,
    );
  }
  for (const problem of problems) {
    const work = record.practice[problem.dataset['problem'] ?? ''];
    mark(problem, stateOf(work));
    // The tank next to it shows that it's done.
    reword(problem.querySelector('.state'), stateLabel(work)?.slice(2));
  }
  const whole = progressOf(
    {
      lessons: lessons.map(({ dataset }) => dataset['lesson'] ?? ''),
      problems: problems.map(({ dataset }) => dataset['problem'] ?? ''),
    },
    record,
  );
  const hasBegun = [...lessons, ...problems].some(({ dataset }) => dataset['state'] !== undefined);
  page.toggleAttribute('data-begun', hasBegun);
  for (const [place, row] of rows.entries()) {
    const progress = progressOf(topics[place] ?? { lessons: [], problems: [] }, record);
    const words = progressInWords(progress, hasBegun);
    reword(row.querySelector('[data-of=lessons]'), words.lessons);
    reword(row.querySelector('[data-of=problems]'), words.problems);
    row.style.setProperty('--part', String(partDone(progress)));
    mark(row, partDone(progress) === 1 ? 'solved' : undefined);
  }
  const words = progressInWords(whole, true);
  reword(
    page.querySelector('[data-all]'),
    hasBegun ? [words.lessons, words.problems].filter((part) => part !== '').join(', ') : undefined,
  );
  reword(
    page.querySelector('[data-solved]'),
    tallyWords(
      tally(
        problems.map(({ dataset }) => dataset['problem'] ?? ''),
        record.practice,
      ),
    ),
  );
  const next = page.querySelector<HTMLElement>('[data-code]');
  if (!next) return;
  const work = {
    code: next.dataset['code'] ?? '',
    lessons: lessons.map((item) => ({ name: item.dataset['lesson'] ?? '', ...taskIn(item) })),
    problems: problems.map((item) => ({
      name: item.dataset['problem'] ?? '',
      ...taskIn(item),
      seeds: Number(item.dataset['seeds']),
    })),
    topics,
    exam: next.dataset['exam'],
  };
  offer(next, nextInCourse(work, record, { day: today(), now: Date.now() }));
}

const all = (page: HTMLElement, parts: string) => [...page.querySelectorAll<HTMLElement>(parts)];

/** Reads a topic from the names in its row. */
function topicOf({ dataset }: HTMLElement): CourseTopic {
  const list = (text = '') => text.split(' ').filter((name) => name !== '');
  return { topic: '', lessons: list(dataset['lessons']), problems: list(dataset['problems']) };
}

/** Reads a lesson or a problem from its row. */
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
  note.textContent = `${first.note}.`;
  then?.toggleAttribute('hidden', !second);
  const words = then?.querySelector('span');
  if (!second || !words || !link) return;
  words.textContent = second.then;
  link.href = second.href;
  link.textContent = second.title;
}
