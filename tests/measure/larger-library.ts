import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { frontMatter } from '../../src/content/read/read-markdown.ts';
import type { ProjectCopy } from '../project-copy.ts';

/** What is changed in the two lists. */
interface Courses {
  subjects: { classes: { lessons: { lesson?: string; title: string }[] }[] }[];
}

interface Practice {
  classes: { problems: string[] }[];
}

/** Gives a copy of the project each lesson and problem so many times, with names of their own. */
export function multiplyLibrary({ folder, write }: ProjectCopy, copies: number): void {
  if (copies === 1) return;
  const numbers = Array.from({ length: copies - 1 }, (_, index) => String(index + 2));
  for (const kind of ['lessons', 'problems']) {
    for (const file of readdirSync(join(folder, 'content', kind)).filter((name) =>
      name.endsWith('.mdx'),
    )) {
      const text = readFileSync(join(folder, 'content', kind, file), 'utf8');
      const { yaml = '', body = '' } = frontMatter.exec(text)?.groups ?? {};
      const facts = parse(yaml) as Record<string, unknown>;
      for (const number of numbers) {
        // A term is explained in one place.
        const title = `${String(facts['title']).slice(0, 50)} ${number}`;
        const own = { ...facts, title, terms: undefined };
        write(
          `content/${kind}/${basename(file, '.mdx')}-${number}.mdx`,
          `---\n${stringify(own)}---\n${body}`,
        );
      }
    }
  }
  const courses = parse(readFileSync(join(folder, 'content/courses.yaml'), 'utf8')) as Courses;
  for (const course of courses.subjects.flatMap(({ classes }) => classes)) {
    const written = course.lessons.filter(({ lesson }) => lesson !== undefined);
    course.lessons.push(
      ...numbers.flatMap((number) =>
        written.map(({ lesson = '', title, ...each }) => ({
          ...each,
          title: `${title.slice(0, 50)} ${number}`,
          lesson: `${lesson}-${number}`,
        })),
      ),
    );
  }
  write('content/courses.yaml', stringify(courses));
  const practice = parse(readFileSync(join(folder, 'content/practice.yaml'), 'utf8')) as Practice;
  for (const each of practice.classes) {
    const { problems } = each;
    each.problems = [
      ...problems,
      ...numbers.flatMap((number) => problems.map((name) => `${name}-${number}`)),
    ];
  }
  write('content/practice.yaml', stringify(practice));
}
