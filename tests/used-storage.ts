import { examText } from '../src/domain/practice/exam/exam.ts';
import { latestOf } from '../src/domain/practice/latest.ts';
import { withCheck } from '../src/domain/practice/step-checks.ts';
import { withEntry, withHelp } from '../src/domain/practice/work.ts';
import { lessons, problems } from './content.ts';

const [solved = '', tried = '', untouched = ''] = problems.map(({ name }) => name);
const [lesson] = lessons;
const minutes = (count: number) => count * 60_000;

/**
 * Returns the storage of a visitor who has read lessons, solved problems, made predictions,
 * worked exercises and taken exams, all before `now`.
 */
export function usedStorage(now: Date): Record<string, string> {
  const day = now.toISOString().slice(0, 10);
  const task = (name: string) => ({ name, seed: 0, answers: ['x'] });
  const right = { answer: 'x', text: '1 kg', isRight: true };
  const record = withHelp(
    withEntry(
      withEntry({}, task(solved), right, day),
      task(tried),
      { ...right, isRight: false },
      day,
    ),
    { name: tried, seed: 0 },
    'hint',
    day,
  );
  const exam = (began: number) => ({ began: now.getTime() - began, typed: {}, later: [] });
  const named = (length: number, ...names: string[]) =>
    examText({ minutes: length, problems: names.map((name) => ({ name, seed: 1 })) });
  const entries = {
    'practice-record': record,
    'practice-latest': latestOf(record, { name: tried, title: 'A problem', seed: 0, of: 1 }),
    'practice-exams': {
      [named(50, solved, tried)]: exam(minutes(19.5)),
      [named(30, untouched)]: { ...exam(minutes(90.5)), handedIn: now.getTime() - minutes(70) },
    },
    reading: lesson && { [lesson.name]: { title: lesson.title, at: '#idea', section: 'The idea' } },
    'lessons-read': lesson && { [lesson.name]: day },
    'your-turns': lesson && { [`${lesson.name}/1`]: day },
    'practice-steps': withCheck([], { name: tried, seed: 0 }, { x: '1 kg' }),
    guesses: lesson && { [`${lesson.name}/1`]: 'It falls' },
  };
  return {
    ...Object.fromEntries(
      Object.entries(entries).map(([key, entry]) => [key, JSON.stringify(entry)]),
    ),
    'course-map': 'began=2025',
  };
}
