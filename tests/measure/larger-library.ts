import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { frontMatter } from '../../src/content/read/read-markdown.ts';
import type { ProjectCopy } from '../project-copy.ts';

/** The parsed file library/subjects.yaml. */
interface Library {
  subjects: { lessons: { lesson: string; title: string }[]; problems: string[] }[];
}

/** Adds copies of each lesson and problem under new names to a copy of the project. */
export function multiplyLibrary({ folder, write }: ProjectCopy, copies: number): void {
  if (copies === 1) return;
  const numbers = Array.from({ length: copies - 1 }, (_, index) => String(index + 2));
  for (const kind of ['lessons', 'problems']) {
    for (const file of readdirSync(join(folder, 'library', kind)).filter((name) =>
      name.endsWith('.mdx'),
    )) {
      const text = readFileSync(join(folder, 'library', kind, file), 'utf8');
      const { yaml = '', body = '' } = frontMatter.exec(text)?.groups ?? {};
      const facts = parse(yaml) as Record<string, unknown>;
      for (const number of numbers) {
        // Two lessons can't explain the same term.
        const title = `${String(facts['title']).slice(0, 50)} ${number}`;
        const own = { ...facts, title, terms: undefined };
        write(
          `library/${kind}/${basename(file, '.mdx')}-${number}.mdx`,
          `---\n${stringify(own)}---\n${body}`,
        );
      }
    }
  }
  const list = 'library/subjects.yaml';
  const { subjects } = parse(readFileSync(join(folder, list), 'utf8')) as Library;
  for (const subject of subjects) {
    const { lessons, problems } = subject;
    subject.lessons = [
      ...lessons,
      ...numbers.flatMap((number) =>
        lessons.map(({ lesson, title, ...each }) => ({
          ...each,
          title: `${title.slice(0, 50)} ${number}`,
          lesson: `${lesson}-${number}`,
        })),
      ),
    ];
    subject.problems = [
      ...problems,
      ...numbers.flatMap((number) => problems.map((name) => `${name}-${number}`)),
    ];
  }
  write(list, stringify({ subjects }));
}
