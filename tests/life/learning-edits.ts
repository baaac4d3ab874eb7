import { readFileSync } from 'node:fs';
import { changeNeeds, renameCodes } from './course-codes.ts';
import { deleteLessonAndProblems } from './delete-lesson.ts';
import type { Edit } from './edit.ts';
import { sentence } from '../sentences.ts';
import type { YearCopy } from './year-copy.ts';

const courses = 'content/courses.yaml';
const practice = 'content/practice.yaml';
const problem = 'content/problems/hanging-rod.mdx';
const lesson = 'content/lessons/stress.mdx';
const other = (file: string) => readFileSync(`tests/fixtures/one-of-each/${file}`, 'utf8');

const newCourse = { code: 'CE 1', name: 'Forces at Rest' };
const planned = { title: 'Shear', description: 'Force along an area.' };

/** Adds a course to the first subject. */
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

/** Adds a practice class. */
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

/** Courses, lessons and problems. */
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
    mistakes: [
      {
        what: 'planned problems under a class that no course has',
        make: (copy) => {
          copy.replace(practice, 'code: CE 1', 'code: CE 999');
        },
        file: practice,
        on: 'code: CE 999',
        cure: 'Fix the code, or add the course there.',
      },
    ],
  },
  {
    name: 'no planned problem',
    make: (copy) => {
      copy.change('practice', (page) => ({
        ...page,
        classes: page.classes.map((each) => ({ ...each, planned: undefined })),
      }));
    },
    mistakes: [
      {
        what: 'the list deleted and its key left',
        make: (copy) => {
          copy.write(practice, `${copy.read(practice).trimEnd()}\n    planned:\n`);
        },
        file: practice,
        on: 'planned:',
        cure: 'Fill it in, or delete the line.',
      },
    ],
  },
  {
    name: 'a lesson deleted with its problems',
    isWhole: true,
    make: (copy) => {
      deleteLessonAndProblems(copy, copy.names('lessons')[0] ?? '');
    },
    mistakes: [
      {
        what: 'a lesson deleted, and its line in the list of courses left',
        make: (copy) => {
          addCourse(copy, [{ ...planned, lesson: 'long-gone' }]);
        },
        file: courses,
        on: 'lesson: long-gone',
        cure: 'Write it, or delete the line "lesson: long-gone".',
      },
    ],
  },
  {
    name: 'all course codes renamed',
    isWhole: true,
    make: renameCodes,
    mistakes: [
      {
        what: 'a practice class forgotten',
        make: (copy) => {
          copy.replace(practice, /code: .*$/m, 'code: CHE 999');
        },
        file: practice,
        on: 'code: CHE 999',
        cure: 'Fix the code, or add the course there.',
      },
    ],
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
    mistakes: [
      {
        what: 'a course that others need deleted',
        make: (copy) => {
          addCourse(copy, []);
          copy.replace(courses, /( +)name: Forces at Rest/, '$&\n$1needs: [CE 0]');
        },
        file: courses,
        on: 'needs: [CE 0]',
        cure: 'Fix the code in "needs", or delete it.',
      },
      {
        what: 'a course whose lessons were deleted together with their key',
        make: (copy) => {
          addCourse(copy, [planned]);
          copy.replace(courses, /( +name: Forces at Rest\n) +lessons:\n.*\n.*\n/, '$1');
        },
        file: courses,
        on: 'code: CE 1',
        cure: 'Its lessons: a list of title and description; [] when there are none yet',
      },
    ],
  },
  {
    name: 'a planned lesson',
    make: (copy) => {
      addCourse(copy, [planned]);
    },
    mistakes: [
      {
        what: 'a colon in a title without quotes',
        make: (copy) => {
          copy.replace(courses, 'title: Shear', 'title: Shear: an introduction');
        },
        file: courses,
        on: 'title: Shear: an introduction',
        cure: 'Put quotes around the whole text',
      },
      {
        what: 'a PDF that nobody added',
        make: (copy) => {
          copy.replace(
            courses,
            /^( +)title: Shear$|^( +)- title: Shear$/m,
            '$2- pdf: /lessons/shear.pdf\n$2  title: Shear',
          );
        },
        file: courses,
        on: 'pdf: /lessons/shear.pdf',
        cure: 'there’s no file public/lessons/shear.pdf.',
      },
    ],
  },
  {
    name: 'a written lesson more, which nobody has computed a second time',
    says: 'Nobody has solved these a second time, so you only have their author’s word:\n  content/lessons/stress.mdx',
    make: (copy) => {
      addCourse(copy, [{ ...planned, title: 'Stress', lesson: 'stress' }]);
      copy.write(lesson, other('lessons/stress.mdx'));
    },
    mistakes: [
      {
        what: 'a course that does not exist',
        make: (copy) => {
          copy.replace(lesson, 'course: CE 1', 'course: CE 11');
        },
        file: lesson,
        on: 'course: CE 11',
        cure: 'Did you mean "CE 1"?',
      },
      {
        what: 'a lesson to read first that does not exist',
        make: (copy) => {
          copy.replace(lesson, 'needs: []', 'needs: [forces]');
        },
        file: lesson,
        on: 'needs: [forces]',
        cure: 'Fix the name in "needs"',
      },
    ],
  },
  {
    name: 'a written problem more, which nobody has solved a second time',
    says: '  content/problems/hanging-rod.mdx',
    make: addProblem,
    mistakes: [
      {
        what: 'its name forgotten on the list',
        make: (copy) => {
          copy.replace(practice, /^.*- hanging-rod\n/m, '');
          copy.replace(practice, /(name: Forces at Rest\n +problems:)/, '$1 []');
        },
        file: problem,
        on: 'class: CE 1',
        cure: 'Add "hanging-rod" to the problems of CE 1.',
      },
      {
        what: 'the name of its file misspelt on the list',
        make: (copy) => {
          copy.replace(practice, '- hanging-rod', '- hanging-road');
        },
        file: practice,
        on: '- hanging-road',
        cure: 'Write it, or move it to "planned"',
      },
    ],
  },
  {
    name: 'the given of a problem changed',
    make: (copy) => {
      addProblem(copy);
      copy.replace(problem, 'value="12.0 kN"', 'value="14.0 kN"');
    },
    mistakes: [
      {
        what: 'another kind of unit',
        make: (copy) => {
          copy.replace(problem, 'value="14.0 kN"', 'value="14.0 kg"');
        },
        file: problem,
        on: '<Step name="s"',
        cure: 'Fix the unit',
      },
    ],
  },
];
