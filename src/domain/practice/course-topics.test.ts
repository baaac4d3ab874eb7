import { expect, test } from 'vitest';
import { sampleWork } from '../../../tests/sample-record.ts';
import { courseTopics, partDone, progressInWords, progressOf } from './course-topics.ts';

const lesson = (name: string, topic?: string) => ({ name, title: `About ${name}`, topic });
const problem = (name: string, topic: string, explainedBy?: string) => ({
  name,
  topic,
  lesson: explainedBy,
});

test('orders topics by lessons, then by problems', () => {
  const problems = [
    problem('drum', 'Gases', 'gases'),
    problem('turbine', 'Steam', 'steam'),
    problem('crystals', 'Solids'),
    problem('boiler', 'Steam', 'steam'),
  ];
  expect(courseTopics([lesson('steam'), lesson('gases')], problems, problems)).toEqual([
    { topic: 'Steam', lessons: ['steam'], problems: ['turbine', 'boiler'] },
    { topic: 'Gases', lessons: ['gases'], problems: ['drum'] },
    { topic: 'Solids', lessons: [], problems: ['crystals'] },
  ]);
});

test('gives a lesson its own topic, or the most common one of its problems, preferably in its course', () => {
  const own = [
    problem('a', 'Rates', 'reactors'),
    problem('b', 'Reactors', 'reactors'),
    problem('c', 'Reactors', 'reactors'),
  ];
  const everywhere = [...own, problem('d', 'Units', 'units'), problem('e', 'Units', 'reactors')];
  const topicsOf = (...lessons: ReturnType<typeof lesson>[]) =>
    courseTopics(lessons, own, everywhere).map(({ topic, lessons: names }) => [topic, ...names]);
  expect(topicsOf(lesson('reactors'))).toContainEqual(['Reactors', 'reactors']);
  expect(topicsOf(lesson('reactors', 'Rates'))).toContainEqual(['Rates', 'reactors']);
  expect(topicsOf(lesson('units'))).toContainEqual(['Units', 'units']);
  expect(topicsOf(lesson('alone'))).toContainEqual(['About alone', 'alone']);
});

test('counts what is read and solved, not what is only tried', () => {
  const topic = { lessons: ['gases', 'liquids'], problems: ['drum', 'flask'] };
  const practice = { drum: sampleWork({ solved: '2026-11-02', rung: 1 }), flask: sampleWork() };
  const progress = progressOf(topic, { practice, read: new Set(['gases', 'elsewhere']) });
  expect(progress).toEqual({ lessons: 2, read: 1, problems: 2, solved: 1 });
  expect(partDone(progress)).toBe(0.5);
  expect(partDone(progressOf(topic, { practice: {}, read: new Set() }))).toBe(0);
  expect(partDone({ lessons: 1, read: 1, problems: 0, solved: 0 })).toBe(1);
});

test('says how much there is, and after the start how much is done', () => {
  const progress = { lessons: 1, read: 0, problems: 4, solved: 3 };
  expect(progressInWords(progress, false)).toEqual({ lessons: '1 lesson', problems: '4 problems' });
  expect(progressInWords(progress, true)).toEqual({
    lessons: '0 of 1 read',
    problems: '3 of 4 solved',
  });
  expect(progressInWords({ ...progress, lessons: 0 }, true).lessons).toBe('');
});
