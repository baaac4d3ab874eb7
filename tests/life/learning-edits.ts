import { readFileSync } from 'node:fs';
import { changeNeeds, renameCodes } from './course-codes.ts';
import { deleteLessonAndProblems } from './delete-lesson.ts';
import { changed, type Edit } from './edit.ts';
import { sentence } from '../sentences.ts';
import type { YearCopy } from './year-copy.ts';

const problem = 'content/problems/hanging-rod.mdx';
const lesson = 'content/lessons/stress.mdx';
const other = (file: string) => readFileSync(`tests/fixtures/one-of-each/${file}`, 'utf8');

const newCourse = { code: 'CE 1', name: 'Forces at Rest' };
const planned = { title: 'Shear', description: 'Force along an area.' };

const addCourse = (copy: YearCopy, lessons: readonly object[]) => {
  copy.change('courses', (page) => ({
    ...page,
    subjects: page.subjects.map((subject, place) =>
      place > 0
        ? subject
        : { ...subject, classes: [...subject.classes, { ...newCourse, lessons }] },
    ),
  }));
};

const addClass = (copy: YearCopy, problems: readonly string[], more: readonly object[] = []) => {
  copy.change('practice', (page) => ({
    ...page,
    classes: [
      ...page.classes,
      { ...newCourse, problems, ...(more.length > 0 && { planned: more }) },
    ],
  }));
};

const addProblem = (copy: YearCopy) => {
  addCourse(copy, []);
  addClass(copy, ['hanging-rod']);
  copy.write(problem, other('problems/hanging-rod.mdx').replace('lesson: stress\n', ''));
};

export const learningEdits: readonly Edit[] = [
  {
    name: 'twenty-five more problems on the lists',
    make: (copy) => {
      addCourse(copy, []);
      addClass(
        copy,
        [],
        Array.from({ length: 25 }, (_, place) => ({
          title: `Problem ${String(place)}: ${sentence(place, 4)}`,
          description: sentence(place + 40, 14),
        })),
      );
    },
  },
  changed('no planned problem', 'practice', (page) => ({
    ...page,
    classes: page.classes.map((each) => ({ ...each, planned: undefined })),
  })),
  {
    name: 'a lesson deleted with its problems',
    isWhole: true,
    make: (copy) => {
      deleteLessonAndProblems(copy, copy.names('lessons')[0] ?? '');
    },
  },
  {
    name: 'all course codes renamed',
    isWhole: true,
    make: renameCodes,
  },
  {
    name: 'the courses without lessons removed',
    make: (copy) => {
      const kept = new Set<string>();
      copy.change('courses', (page) => ({
        ...page,
        subjects: page.subjects
          .map((subject) => ({
            ...subject,
            classes: subject.classes.filter(({ lessons }) => lessons.length > 0),
          }))
          .filter(({ classes }) => {
            for (const { code } of classes) kept.add(code);
            return classes.length > 0;
          }),
      }));
      changeNeeds(copy, (code) => (kept.has(code) ? code : undefined));
      copy.change('practice', (page) => ({
        ...page,
        classes: page.classes.filter(({ problems }) => problems.length > 0),
      }));
    },
  },
  {
    name: 'a planned lesson',
    make: (copy) => {
      addCourse(copy, [planned]);
    },
  },
  {
    name: 'a written lesson more, which nobody has computed a second time',
    says: 'Nobody has solved these a second time, so you only have their author’s word:\n  content/lessons/stress.mdx',
    make: (copy) => {
      addCourse(copy, [{ ...planned, title: 'Stress', lesson: 'stress' }]);
      copy.write(lesson, other('lessons/stress.mdx'));
    },
  },
  {
    name: 'a written problem more, which nobody has solved a second time',
    says: '  content/problems/hanging-rod.mdx',
    make: addProblem,
  },
  {
    name: 'the given of a problem changed',
    make: (copy) => {
      addProblem(copy);
      copy.write(problem, copy.read(problem).replace('value="12.0 kN"', 'value="14.0 kN"'));
    },
  },
];
