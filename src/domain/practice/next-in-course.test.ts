import { expect, test } from 'vitest';
import { nextInCourse, nothingKept, type CourseWork, type Kept } from './next-in-course.ts';
import type { Work } from './record.ts';

const task = (name: string, title: string) => ({
  name,
  title,
  page: `/${name}`,
  takes: '20 min',
});
const course: CourseWork = {
  code: 'GEN 100',
  lessons: [task('units', 'Units'), task('gases', 'Gases'), task('steam', 'Steam')],
  problems: [
    { ...task('drum', 'A drum'), seeds: 50 },
    { ...task('boiler', 'A boiler'), seeds: 0 },
  ],
  topics: [
    { topic: 'Units', lessons: ['units'], problems: [] },
    { topic: 'Gases', lessons: ['gases'], problems: ['drum'] },
    { topic: 'Steam', lessons: ['steam'], problems: ['boiler'] },
  ],
  exam: '/resources/exam?class=GEN+100',
};
const day = '2026-11-18';
const now = Date.parse('2026-11-18T18:00:00Z');
const minutes = (count: number) => count * 60_000;
const solved = (last: string, rung = 1): Work => ({
  since: last,
  last,
  solved: last,
  rung,
  sets: [],
});

const next = (kept: Partial<Kept>, of: Partial<CourseWork> = {}) =>
  nextInCourse({ ...course, ...of }, { ...nothingKept, ...kept }, { day, now });
const words = (kept: Partial<Kept>, of?: Partial<CourseWork>) =>
  next(kept, of).map((step, place) =>
    place === 0 ? `${step.words} (${step.note ?? ''})` : `${step.then} ${step.title}`,
  );

test('continues the latest lesson where the student stopped', () => {
  const places = new Map([
    ['gases', { at: '#idea', section: 'The idea' }],
    ['steam', { at: '#tables', section: 'The tables' }],
    ['elsewhere', { at: '#end', section: 'The end' }],
  ]);
  expect(words({ places })[0]).toBe('Keep reading: Steam (You stopped at “The tables”)');
  expect(next({ places })[0]?.href).toBe('/steam#tables');
  // A finished lesson stays finished when it's opened again.
  expect(words({ places, read: new Set(['steam']) })[0]).toMatch(/^Keep reading: Gases/);
});

test('a review comes before a lesson, longest due first and with new numbers', () => {
  const practice = { drum: solved('2026-11-14'), boiler: solved('2026-11-15') };
  expect(words({ practice })).toEqual(['Review: A drum (2 problems due today)', 'Then read Units']);
  expect(next({ practice })[0]?.href).toMatch(/^\/drum\?seed=\d+$/);
  expect(next({ practice: { boiler: solved('2026-11-15') } })[0]?.href).toBe('/boiler');
  expect(words({ practice: { boiler: solved('2026-11-15') } })[0]).toBe(
    'Review: A boiler (Due today. 20 min)',
  );
  expect(words({ practice: { drum: solved('2026-11-16') } })[0]).toBe('Read Units, 20 min ()');
  expect(words({ practice: { elsewhere: solved('2026-11-01') } })[0]).toMatch(/^Start here/);
});

test('an exam in progress for this class comes first', () => {
  const sitting = { began: now - minutes(19), typed: {}, later: [], asked: 5 };
  const sittings = { '50_drum.3_boiler.1': { ...sitting, courses: ['GEN 100'] } };
  const practice = { drum: solved('2026-11-14') };
  expect(words({ sittings, practice })).toEqual([
    'Continue your exam, 31 min left (GEN 100 · 0 of 5 answered)',
    'Then review A drum',
  ]);
  expect(next({ sittings })[0]?.href).toBe('/resources/exam?exam=50_drum.3_boiler.1');
  // An exam without a class is recognized by its problems.
  expect(words({ sittings: { '50_drum.3': sitting } })[0]).toMatch(/^Continue/);
});

test('ignores exams of other classes, finished ones, and old ones', () => {
  const sitting = { began: now - minutes(19), typed: {}, later: [] };
  for (const sittings of [
    { '50_drum.3': { ...sitting, courses: ['GEN 200'] } },
    { '50_other.3': sitting },
    { '50_drum.3': { ...sitting, handedIn: now } },
    { '50_drum.3': { ...sitting, began: now - minutes(3000) } },
  ]) {
    expect(words({ sittings })[0]).toBe('Start here: Units (20 min)');
  }
});

test('after the lessons come problems, then a mock exam', () => {
  const read = new Set(['units', 'gases', 'steam']);
  expect(words({ read })).toEqual(['Try: A drum (20 min)', 'Then take a mock exam']);
  const practice = { drum: solved(day), boiler: solved(day) };
  expect(words({ read, practice })).toEqual([
    'Take a mock exam (You’ve read and solved everything here)',
  ]);
  expect(words({ read, practice }, { exam: undefined })).toEqual([]);
});

test('a course without lessons starts with a problem, an empty one has no steps', () => {
  expect(words({}, { lessons: [] })[0]).toBe('Try: A drum (20 min)');
  expect(words({}, { lessons: [], problems: [], topics: [], exam: undefined })).toEqual([]);
});
