// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { courseAddress } from '../../src/domain/courses/course-codes.ts';
import { statusInWords } from '../../src/domain/textbooks/book-status.ts';
import { counted } from '../../src/domain/words/counted.ts';
import { plainWords } from '../../src/domain/words/linked-text.ts';
import {
  coursePage,
  courseMap,
  courses,
  lessons,
  practice,
  problems,
  site,
  textbooks,
} from '../fixture-content.ts';
import { addresses, all, link, pageAt, part, texts, wordsOf } from './fixture-pages.ts';

const classes = courses.subjects.flatMap((subject) => subject.classes);
const nameOf = (code: string) => classes.find((each) => each.code === code)?.name ?? '';
const anchorOf = (code: string) => code.toLowerCase().replace(' ', '-');

test.each(classes)(
  '$code has a page with its name, what it needs and what it unlocks',
  ({ code, name, needs = [], alongside = [] }) => {
    const page = pageAt(courseAddress(code));
    expect(texts(page, 'h1')).toEqual([name]);
    const opens = classes.filter((each) => each.needs?.includes(code)).map((each) => each.code);
    const isTogether = needs.length === 0 && alongside.length > 0;
    for (const [heading, codes, nothing] of [
      [
        isTogether ? 'With or after' : 'It needs',
        isTogether ? alongside : needs,
        coursePage.needsNothing,
      ],
      ['It unlocks', opens, coursePage.opensNothing],
    ] as const) {
      const section = part(page, heading);
      expect(texts(section, 'a')).toEqual(codes.map((each) => `${each} ${nameOf(each)}`));
      if (codes.length === 0) expect(wordsOf(section)).toContain(nothing);
    }
  },
);

test('a course page has the term, lessons, problems, books, outside pages and contacts', () => {
  const course = classes.find(({ code }) => code === 'DEM 201');
  if (!course) throw new Error('There is no DEM 201.');
  const page = pageAt(courseAddress(course.code));
  expect(wordsOf(part(pageAt(courseAddress('DEM 310')), 'Where it fits'))).toContain(
    'Taught only in the spring. 3 credit hours.',
  );
  const written = course.lessons.filter(({ lesson }) => lesson !== undefined);
  const topics = part(page, 'Topics');
  const titles = (kind: string) => texts(topics, `[data-${kind}] .task`).toSorted();
  expect(titles('lesson')).toEqual(written.map(({ title }) => title).toSorted());
  const practiced = practice.classes.find(({ code }) => code === course.code);
  expect(titles('problem')).toEqual(
    problems
      .filter(({ name }) => practiced?.problems.includes(name))
      .map(({ title }) => title)
      .toSorted(),
  );
  expect(texts(topics, '.planned h4')).toEqual([
    ...course.lessons
      .filter(({ lesson }) => lesson === undefined)
      .map(({ title }) => `${title} (not written yet)`),
    ...(practiced?.planned ?? []).map(({ title }) => `${title} (not written yet)`),
  ]);
  expect(wordsOf(topics.firstElementChild)).toContain(counted(written.length, 'lesson'));
  for (const book of textbooks.textbooks.filter(({ course: codes }) =>
    codes.includes(course.code),
  )) {
    const row = all(part(page, 'On our shelf'), 'li').find((each) =>
      wordsOf(each).includes(book.title),
    );
    expect(wordsOf(row)).toContain(statusInWords(book) ?? '');
    expect(addresses(row ?? page)[0]).toMatch(new RegExp(`^mailto:${site.email}\\?`));
  }
  const elsewhere = part(page, 'On other sites');
  expect(addresses(elsewhere)).toEqual((course.outside ?? []).map(({ to }) => to));
  expect(texts(elsewhere, 'li').map((words) => words.includes('Checked'))).toEqual(
    (course.outside ?? []).map(({ checked }) => checked !== undefined),
  );
  expect(texts(part(page, 'Where to ask'), 'p + ul a')).toEqual([
    ...coursePage.ask.links.map(({ title }) => title),
    expect.stringMatching(new RegExp(`^${coursePage.ask.chat}`)),
  ]);
});

test('a course page has one row per topic, and the total of each column', () => {
  const rows = all(pageAt(courseAddress('DEM 201')), '[data-lessons]');
  expect(texts(pageAt(courseAddress('DEM 201')), '[data-lessons] h3')).toHaveLength(rows.length);
  for (const row of rows) {
    const names = (kind: string) =>
      all(row, `[data-${kind}]`).map((each) => each.getAttribute(`data-${kind}`));
    expect(names('lesson').join(' ')).toBe(row.getAttribute('data-lessons'));
    expect(names('problem').join(' ')).toBe(row.getAttribute('data-problems'));
    const counts = [
      ...(names('lesson').length > 0 ? [counted(names('lesson').length, 'lesson')] : []),
      ...(names('problem').length > 0 ? [counted(names('problem').length, 'problem')] : []),
    ];
    expect(wordsOf(row.querySelector('[data-of]'))).toBe(counts.join(', '));
  }
});

test('a course links to its mock exam, online and on paper, and its formula sheets', () => {
  const topics = part(pageAt(courseAddress('DEM 201')), 'Topics');
  expect(addresses(topics)).toEqual(
    expect.arrayContaining([
      '/resources/exam?class=DEM+201',
      '/resources/exam/dem-201',
      '/resources/courses/dem-201-packet.pdf',
      expect.stringMatching(/\/formulas$/),
    ]),
  );
});

test('a course without lessons says so, or where to look', () => {
  const bare = courses.subjects.flatMap(({ note, classes: own }) =>
    own.filter((each) => each.lessons.length === 0).map((each) => ({ ...each, note })),
  );
  expect(new Set(bare.map(({ note }) => note === undefined)).size).toBe(2);
  for (const { code, note } of bare) {
    const page = pageAt(courseAddress(code));
    expect(wordsOf(part(page, 'Read'))).toContain(plainWords(note ?? courses.noLessons));
    expect(wordsOf(part(page, 'Practice'))).toContain(plainWords(coursePage.noPractice));
    expect(all(page, '.course-next, .course-topics')).toEqual([]);
  }
});

test('lessons and problems link to their course', () => {
  for (const [path, code] of [
    ...lessons.map((lesson) => [lesson.name, lesson.course] as const),
    ...problems.map((problem) => [`problems/${problem.name}`, problem.class] as const),
  ]) {
    const way = part(pageAt(`/resources/study-materials/${path}`), 'Breadcrumb');
    expect(addresses(way), path).toContain(courseAddress(code));
  }
});

test('every course is under its subject with its number of lessons, and opens alone', () => {
  const page = pageAt('/resources/studyhome');
  expect(texts(page, '#courses h2')).toEqual(courses.subjects.map(({ name }) => name));
  for (const { name, classes: own } of courses.subjects) {
    const section = part(page, name);
    expect(texts(section, 'h3')).toEqual(own.map((each) => `${each.code} ${each.name}`));
    expect(addresses(section, '.about a:first-child')).toEqual(
      own.map(({ code }) => courseAddress(code)),
    );
    expect(texts(section, 'summary :is([data-read], .instead)')).toEqual(own.map(inWords));
  }
  const names = all(page, '#courses details').map((each) => each.getAttribute('name'));
  expect(new Set(names).size).toBe(1);
  expect(names).not.toContain(null);
  expect(all(page, '.valves [data-lesson]')).toHaveLength(lessons.length);
  const first = part(page, 'Next lesson');
  expect(texts(first, 'p')).toEqual([
    'New here? Start with',
    'Mixing Two Streams',
    expect.stringMatching(/^\d+ min. The first of 3, in DEM 101.$/),
  ]);
  expect(addresses(first)).toEqual(Array(2).fill('/resources/study-materials/mixing'));
});

/** Returns the expected text about lessons in a closed row. */
function inWords({ lessons: own, usedIn }: (typeof classes)[number]): string {
  if (own.length === 0) return usedIn ? 'Used in Mixing Two Streams and 1 more' : 'No lessons yet';
  const ready = own.filter(({ lesson }) => lesson !== undefined).length;
  const planned = `${String(own.length - ready)} planned`;
  return ready === 0 ? planned : `${counted(ready, 'lesson')}, ${planned}`;
}

test('each lesson has a PDF in a new tab or a placeholder, and a page if it’s written', () => {
  const page = pageAt('/resources/studyhome');
  for (const { code, lessons: own } of classes) {
    const items = all(page.getElementById(anchorOf(code)) ?? page, 'li');
    if (own.length === 0) continue;
    expect(items).toHaveLength(own.length);
    for (const [index, { title, lesson }] of own.entries()) {
      const item = items[index] ?? page;
      const pdf = link(item, /^View PDF/);
      expect(wordsOf(pdf), title).toContain(lesson === undefined ? ', placeholder' : ' of');
      expect(pdf.getAttribute('target'), title).toBe('_blank');
      expect(addresses(item)).toEqual([
        ...(lesson === undefined ? [] : [`/resources/study-materials/${lesson}`]),
        `/lessons/${lesson ?? 'placeholder'}.pdf`,
      ]);
    }
  }
});

test('the course map has every course, its prerequisites, and the cost of dropping it', () => {
  const page = pageAt('/resources/courses');
  expect(wordsOf(page.querySelector('main'))).toContain(plainWords(courseMap.lead));
  const row = (code: string) =>
    wordsOf(all(page, '.course-table tr').find((each) => wordsOf(each).startsWith(code)));
  expect(row('DEM 310')).toMatch(/DEM 201, DEM 101/);
  expect(row('DEM 310')).toContain('only in the spring');
  expect(row('DEM 101')).toContain('DEM 102, DEM 201, DEM 310');
  expect(row('DEM 201')).toContain('DEM 310 moves too. You graduate 1 year later.');
});

test('every book has its facts, its status and an email link that requests it', () => {
  const page = pageAt('/resources/textbooks');
  const rows = all(page, '#textbooks li');
  expect(rows).toHaveLength(textbooks.textbooks.length);
  for (const [index, book] of textbooks.textbooks.entries()) {
    const row = rows[index] ?? page;
    const { title, author, short, edition, course, description } = book;
    for (const words of [title, author, short, edition, course, description]) {
      expect(wordsOf(rows[index])).toContain(plainWords(words ?? ''));
    }
    const mail = new URL(addresses(row, 'a[href^="mailto:"]')[0] ?? '');
    expect(mail.pathname).toBe(site.email);
    expect(decodeURIComponent(mail.search)).toContain(title);
    expect(decodeURIComponent(mail.search)).toContain(course);
  }
  const book = (title: string) => wordsOf(rows.find((row) => wordsOf(row).includes(title)));
  expect(book('Wärme und Dämpfe')).toMatch(/Lent out, due back.*Ask to be next/);
  expect(book('Fluids Without Tears')).toContain('Lent out');
  expect(book('Fluids Without Tears')).not.toContain('due');
  expect(book('The Pump Book')).toContain('On the shelf');
  expect(book('Numbers With Units')).not.toMatch(/lent|shelf/i);
  expect(link(page, textbooks.requestLink).getAttribute('href')).toMatch(/^mailto:[^?]+\?/);
});

/** Pages that must be at most two links away from Home, apart from the menu. */
const wanted = [
  '/join',
  '/events',
  '/resources/textbooks',
  '/resources/registration',
  '/resources/study-materials',
  '/asked',
  courseAddress(classes[0]?.code ?? ''),
];

const pagesFrom = (route: string) =>
  addresses(pageAt(route), 'main a')
    .flatMap((to) => (to?.startsWith('/') ? [to.replace(/[?#].*/, '')] : []))
    .filter((path) => !/\.\w+$/.test(path));

test('important pages are two taps from Home, and one from Resources', () => {
  const first = pagesFrom('/');
  expect([...first, ...first.flatMap(pagesFrom)]).toEqual(expect.arrayContaining(wanted));
  expect(pagesFrom('/resources')).toEqual(
    expect.arrayContaining([
      '/resources/formulas',
      '/resources/exam',
      '/resources/courses',
      '/asked',
    ]),
  );
});
