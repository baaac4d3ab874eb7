import { beforeEach, expect, test } from 'vitest';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { enterBoard } from '../../../tests/temporary-folder.ts';
import { referenceFaults } from './check.ts';
import {
  isOffPage,
  mistakesTo,
  readLists,
  taughtFiles,
  taughtLessons,
  taughtProblems,
} from './with-library.ts';

const courses = 'content/courses.yaml';
const edit = (file: string, was: string, now: string) => {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(was);
  writeFileSync(file, text.replace(was, now));
};

/** The library has two subjects. The second course of the board teaches the first subject. */
beforeEach(() => {
  enterBoard('content');
  for (const kind of ['lessons', 'problems']) mkdirSync(`library/${kind}`, { recursive: true });
  const without = (text: string) => text.replace(/^(course|class|lesson): .*\n/gm, '');
  const copy = (from: string, to: string) => {
    writeFileSync(`library/${to}`, without(readFileSync(`content/${from}`, 'utf8')));
  };
  copy('lessons/boiling.mdx', 'lessons/kettles.mdx');
  edit('library/lessons/kettles.mdx', 'needs: [mixing]', 'needs: []');
  copy('problems/kettle.mdx', 'problems/descaling.mdx');
  copy('lessons/boiling.mdx', 'lessons/pumps.mdx');
  writeFileSync(
    'library/subjects.yaml',
    `mistakesTo: library@example.edu
subjects:
  - id: heat
    name: Heat
    lessons: [{ title: Kettles, description: How long it takes., lesson: kettles }]
    problems: [descaling]
  - id: flow
    name: Flow
    lessons: [{ title: Pumps, description: Head and flow., lesson: pumps }]
    problems: []
`,
  );
  edit(courses, 'name: Workshop', 'name: Workshop\n        teaches: [heat]');
});

const lessonsOf = (code: string) =>
  readLists()
    .courses.subjects.flatMap(({ classes }) => classes)
    .find((course) => course.code === code)
    ?.lessons.map(({ lesson }) => lesson);

test('gives a course the lessons and problems of the subjects it teaches', () => {
  expect(lessonsOf('DEM 102')).toEqual(['kettles']);
  expect(taughtLessons().find(({ name }) => name === 'kettles')).toMatchObject({
    course: 'DEM 102',
    file: 'library/lessons/kettles.mdx',
  });
  expect(readLists().practice.classes).toContainEqual(
    expect.objectContaining({ code: 'DEM 102', name: 'Workshop', problems: ['descaling'] }),
  );
  expect(taughtProblems().find(({ name }) => name === 'descaling')?.class).toBe('DEM 102');
});

test('sends reports of mistakes to the library or the board', () => {
  expect(mistakesTo('library/lessons/kettles.mdx', 'us@example.org')).toBe('library@example.edu');
  expect(mistakesTo('content/lessons/mixing.mdx', 'us@example.org')).toBe('us@example.org');
});

test('leaves out subjects that no course teaches, and turns off their addresses', () => {
  expect(taughtFiles('lessons')).not.toContain('library/lessons/pumps.mdx');
  const isOff = isOffPage();
  expect(isOff('/resources/study-materials/pumps#heads')).toBe(true);
  expect(isOff('/lessons/pumps.pdf')).toBe(true);
  expect(isOff('/resources/study-materials/kettles')).toBe(false);
});

test('leaves out what the board doesn’t want', () => {
  edit(courses, 'subjects:\n', 'leaveOut: [kettles, descaling]\nsubjects:\n');
  expect(lessonsOf('DEM 102')).toEqual([]);
  expect(taughtProblems().some(({ name }) => name === 'descaling')).toBe(false);
  expect(isOffPage()('/resources/study-materials/problems/descaling')).toBe(true);
});

test('a file of the board replaces the library’s', () => {
  cpSync('library/lessons/kettles.mdx', 'content/lessons/kettles.mdx');
  expect(taughtLessons().find(({ name }) => name === 'kettles')).toMatchObject({
    course: 'DEM 102',
    file: 'content/lessons/kettles.mdx',
  });
});

test.each([
  ['teaches: [heat]', 'teaches: [heet]', 'but the library has no such subject'],
  ['subjects:\n', 'leaveOut: [ketles]\nsubjects:\n', 'Did you mean "kettles"?'],
  ['code: DEM 101\n', 'code: DEM 101\n        teaches: [heat]\n', 'both teach "heat"'],
])('reports %s as %s', (was, now, said) => {
  edit(courses, was, now);
  expect(referenceFaults().map(({ message }) => message)).toContainEqual(
    expect.stringContaining(said),
  );
});

test('reports a document that is in no list', () => {
  renameSync('library/lessons/pumps.mdx', 'content/lessons/pumps.mdx');
  rmSync('library/subjects.yaml');
  edit(courses, '\n        teaches: [heat]', '');
  expect(referenceFaults().map(({ message }) => message)).toContainEqual(
    expect.stringContaining('no course in content/courses.yaml has this lesson.'),
  );
});
