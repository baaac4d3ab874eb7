import { courses, practice, problems, textbooks } from './fixture-content.ts';

export const classes = courses.subjects.flatMap((subject) => subject.classes);

/** The title of the course's last lesson is unique on the test board. */
const course = classes.find(({ lessons }) => lessons.length > 2);
const lesson = course?.lessons.at(-1);
const problem = problems.find(({ name }) => name === practice.classes[0]?.problems[0]);
const [book] = textbooks.textbooks;
if (!course || !lesson || !problem || !book) throw new Error('The test board has too little.');
export const longCourse = course;
export const lastLesson = lesson;

const lessons = classes.flatMap((each) => each.lessons);
const written = lessons.filter((each) => each.lesson !== undefined).length;
const planned = practice.classes.flatMap((each) => each.planned ?? []).length;
const [all, groups, books] = [
  classes.length,
  practice.classes.length,
  textbooks.textbooks.length,
].map(String) as [string, string, string];

/** Pages with a list and a search field. `typed` finds a single row. */
export const searchedLists = [
  {
    path: '/resources/studyhome',
    rows: '#courses details',
    total: classes.length,
    totalWords: `${all} courses, ${String(written)} lessons ready, ${String(lessons.length - written)} planned`,
    typed: lesson.title,
    found: course.code,
    foundWords: `1 of ${all} courses, 1 matching lesson`,
    sentence: 'No courses or lessons found.',
    advice: courses.nothingFound,
  },
  {
    path: '/resources/study-materials',
    rows: '#classes details',
    total: practice.classes.length,
    totalWords: `${groups} classes, ${String(problems.length)} problems, ${String(planned)} planned`,
    typed: problem.title,
    found: problem.title,
    foundWords: `1 of ${groups} classes, 1 matching problem`,
    sentence: 'No classes found.',
    advice: practice.nothingFound,
  },
  {
    path: '/resources/textbooks',
    rows: '#textbooks li',
    total: textbooks.textbooks.length,
    totalWords: `${books} textbooks`,
    typed: book.title,
    found: book.title,
    foundWords: `1 of ${books} textbooks`,
    sentence: 'No textbooks found.',
    advice: textbooks.nothingFound,
  },
];
