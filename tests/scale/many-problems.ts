import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { readContent } from '../read-content.ts';
import { sentence } from '../sentences.ts';
import { promised } from './large-content.ts';

const many = <T>(count: number, make: (place: number) => T) =>
  Array.from({ length: count }, (_, place) => make(place));

const problemsOfAClass = 20;
const topics = 40;
const sizes = ['warm-up', 'standard', 'exam'];
const codeOf = (place: number) => `PRA ${String(100 + Math.floor(place / problemsOfAClass))}`;
const nameOf = (place: number) => `copy-${String(place)}`;

/**
 * Returns the files of the promised number of problems. They are copies with different front
 * matter.
 */
export function manyProblems(folder: string): Record<string, string> {
  const { courses, practice } = readContent(folder);
  const original = readFileSync(join(folder, 'content/problems/warm-bath.mdx'), 'utf8');
  const text = original.slice(original.indexOf('---', 3));
  const files = many(promised.problems, (place) => {
    const facts = stringify({
      title: `${String(place)} ${sentence(place, 4)}`.slice(0, 80),
      description: sentence(place + 4000, 12).slice(0, 120),
      class: codeOf(place),
      topic: `Topic ${String((place * 7) % topics)}`,
      size: sizes[place % sizes.length],
      minutes: 5 + ((place * 5) % 40),
      equipment: 'mixer',
      reviewed: '2025-09-01',
    });
    return [`content/problems/${nameOf(place)}.mdx`, `---\n${facts}${text}`] as const;
  });
  const classes = many(promised.problems / problemsOfAClass, (place) => ({
    code: codeOf(place * problemsOfAClass),
    name: sentence(place, 3),
  }));
  const [firstSubject, ...subjects] = courses.subjects;
  return {
    ...Object.fromEntries(files),
    'content/courses.yaml': stringify({
      ...courses,
      subjects: [
        {
          ...firstSubject,
          classes: [
            ...(firstSubject?.classes ?? []),
            ...classes.map((each) => ({ ...each, lessons: [] })),
          ],
        },
        ...subjects,
      ],
    }),
    'content/practice.yaml': stringify({
      ...practice,
      classes: [
        ...practice.classes,
        ...classes.map((each, place) => ({
          ...each,
          problems: many(problemsOfAClass, (own) => nameOf(place * problemsOfAClass + own)),
        })),
      ],
    }),
  };
}
