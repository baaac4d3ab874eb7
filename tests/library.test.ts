import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSubjects } from '../src/content/everything/with-library.ts';
import { nameOf } from '../src/content/read/source-files.ts';
import { readContent } from './read-content.ts';

const subjects = readSubjects();
const namesOf = (kind: string) => globSync(`library/${kind}/*.mdx`).map(nameOf).sort();

test('lists every lesson and problem of the library once', () => {
  const lessons = subjects.flatMap((subject) => subject.lessons.map(({ lesson }) => lesson));
  expect(lessons.sort()).toEqual(namesOf('lessons'));
  expect(subjects.flatMap(({ problems }) => problems).sort()).toEqual(namesOf('problems'));
});

const { board, courses, gettingAround, site } = readContent('.');

/** Names that belong to this board and would be wrong on another board. */
const ownNames = [
  ...board.officers.map(({ name }) => name),
  ...courses.subjects.flatMap(({ classes }) => classes.map(({ code }) => code)),
  ...gettingAround.rooms.map(({ name }) => name),
  site.name,
  ...site.address,
  site.email,
].map((name) => name.toLowerCase());

test.each(globSync('library/**/*.{mdx,yaml,svg}'))(
  '%s contains no names that belong to one board',
  (file) => {
    const text = readFileSync(file, 'utf8').toLowerCase();
    expect(ownNames.filter((name) => text.includes(name))).toEqual([]);
    expect(text).not.toMatch(/^(course|class): |\b(fall|spring) (semester )?20\d\d\b/m);
  },
);

test('lessons and problems refer only to lessons that exist', () => {
  const lessons = namesOf('lessons');
  for (const file of globSync('library/{lessons,problems}/*.mdx')) {
    const [, needs = ''] = /^needs: \[(.*)\]$/m.exec(readFileSync(file, 'utf8')) ?? [];
    const [, lesson = ''] = /^lesson: (.*)$/m.exec(readFileSync(file, 'utf8')) ?? [];
    const named = [...needs.split(', '), lesson].filter((name) => name !== '');
    expect(lessons, file).toEqual(expect.arrayContaining(named));
  }
});
