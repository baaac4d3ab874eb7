import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import { sources } from '../../src/content/everything/sources.ts';
import { readSubjects } from '../../src/content/everything/with-library.ts';
import { text } from '../../src/content/read/fields.ts';
import { parseYaml, readYaml } from '../../src/content/read/read-yaml.ts';
import { siteSchema } from '../../src/content/site/schema.ts';
import { rewriteYaml } from '../../src/content/write/write-yaml.ts';
import { academicYear } from '../../src/domain/dates/days.ts';
import { initialsOf, letterMark } from '../../src/domain/look/letter-mark.ts';
import type { PageName } from '../../src/domain/menu/site-pages.ts';
import { fieldFault, type Dialog } from './dialog.ts';
import { askForCourses } from './library-courses.ts';
import { changedFile, type Draft, type Drafts } from './new-files.ts';

const { shape } = siteSchema;

const texts = fileURLToPath(new URL('board/', import.meta.url));

/** Pages about courses. A board has either all or none of them. */
const ofCourses: readonly PageName[] = [
  ...(['lessons', 'formulas', 'practice', 'exam', 'tutors'] as const),
  ...(['registration', 'courseMap', 'textbooks'] as const),
];

const courses = { library: 'library', own: 'own', none: 'none' };

/**
 * Creates the content of a board: its names, logo and starter pages. Works in an empty folder, or
 * replaces the sample board.
 */
export async function newBoard(dialog: Dialog, today: string): Promise<Drafts> {
  if (existsSync(sources.site.files)) {
    const { sample, name: old } = readYaml(sources.site.files, siteSchema);
    if (!sample) {
      throw new Error(
        `This site already belongs to "${old}": ${sources.site.files} has no line "sample: true". Only the sample can become another board, so that nobody’s own texts get lost.`,
      );
    }
    dialog.say(
      'This replaces everything in content/, which is a sample: its people, texts and pictures. Git keeps the old files.',
    );
  }
  const subjects = readSubjects();
  const name = await dialog.field(shape, 'name');
  const department = await dialog.field(shape, 'department');
  const university = await dialog.ask({
    words: 'The university',
    example: 'Sample State University',
    fault: (answer) => fieldFault(text(60), 'university', answer),
  });
  const letters = await dialog.ask({
    words: 'The letters of your sign, for the header and the browser tab',
    example: 'CEE',
    usual: initialsOf(name) || undefined,
    fault: (answer) =>
      /^[a-z]{1,4}$/i.test(answer) ? undefined : 'Type one to four letters, A to Z, like CEE.',
  });
  const email = await dialog.field(shape, 'email');
  const url = await dialog.field(shape, 'url');
  const timeZone = await dialog.field(shape, 'timeZone', { usual: 'America/Chicago' });
  const chosen = await dialog.choose({
    words: 'Do you help with courses?',
    options: [
      ...(subjects.length === 0
        ? []
        : [
            {
              name: courses.library,
              words: 'with the library’s chemical engineering lessons and problems, and your own',
            },
          ]),
      { name: courses.own, words: 'with your own lessons, problems, registration tips and books' },
      { name: courses.none, words: 'none of these pages' },
    ],
  });
  const teaching = chosen === courses.library ? await askForCourses(dialog, subjects) : [];

  const known: z.input<typeof siteSchema> = {
    reviewed: today,
    ...{ name, department },
    tagline: 'By students, for students.',
    description: `News, dates and answers from ${name}.`,
    established: Number(today.slice(0, 4)),
    ...{ url, email, address: [name, department, university], timeZone },
  };
  const officers = firstOfficer(today);
  const files = [
    ...globSync('**/*.yaml', { cwd: texts })
      .sort()
      .map((path) => path.replaceAll('\\', '/'))
      .map((path) => {
        const source = readFileSync(`${texts}${path}`, 'utf8').replaceAll('TODAY', today);
        return { file: `content/${path}`, text: filledIn(path, source) };
      }),
    officers,
    logo(letters),
  ];
  return {
    files,
    gone: globSync('content/**/*.*').map((path) => path.replaceAll('\\', '/')),
    toDo: [
      `Put yourself and the other officers in ${officers.file}.`,
      'In content/pages/about.yaml and content/pages/join.yaml, replace everything that says "Write here".',
      'Add your room and your hours to content/facts.yaml, and your first event to content/events.yaml. npm run editor has a form for each.',
      ...(chosen === courses.own
        ? [
            'Add your courses to content/courses.yaml and content/practice.yaml, then npm run new lesson and npm run new problem.',
          ]
        : []),
      ...(chosen === courses.library
        ? [
            'Add the terms and prerequisites of your courses, and your other courses, to content/courses.yaml.',
          ]
        : []),
      'Add your links to content/pages/resources.yaml, and your colors to content/look.yaml.',
      'Turn on Getting Around Campus in content/menu.yaml when you’ve written content/pages/getting-around.yaml.',
      'Put your site’s name in package.json and README.md and, if you have one, in wrangler.jsonc. No page shows those.',
      'npm run content:todo lists what’s left at any time.',
    ],
  };

  /** Inserts the answers into a file of the starter content. */
  function filledIn(path: string, source: string): string {
    switch (path) {
      case 'site.yaml': {
        const text = rewriteYaml(source, known);
        parseYaml(sources.site.files, text, siteSchema);
        return text;
      }
      case 'facts.yaml':
        return changedFile({ ...sources.facts, file: sources.facts.files, source }, ({ facts }) => {
          for (const fact of facts) fact.says = university;
        }).text;
      case 'menu.yaml':
        return changedFile({ ...sources.menu, file: sources.menu.files, source }, ({ pages }) => {
          if (chosen !== courses.none) return;
          for (const page of ofCourses) pages[page] = { ...pages[page], off: true };
        }).text;
      case 'courses.yaml':
        return changedFile({ ...sources.courses, file: sources.courses.files, source }, (data) => {
          if (teaching.length > 0) data.subjects = [{ name: 'Our courses', classes: teaching }];
        }).text;
      default:
        return source;
    }
  }
}

/** Creates a board with a sample officer to replace. */
function firstOfficer(today: string): Draft {
  const year = Number(today.slice(0, 4)) - (today.slice(5) < '06-01' ? 1 : 0);
  const [from, to] = [`${String(year)}-08-20`, `${String(year + 1)}-05-20`];
  const board = {
    ...{ from, to, lead: 'Not sure who to ask? Write to us, and the right person will answer.' },
    officers: [{ sample: true, name: 'Your Name', role: 'Director', year: 'Junior' }],
  };
  return {
    file: `content/officers/${academicYear(from, to).replace('–', '-')}.yaml`,
    text: rewriteYaml('', board),
  };
}

/** Writes the logo to a file, so that anyone can replace it with a better one. */
function logo(letters: string): Draft {
  const { field, markup } = letterMark(letters);
  return {
    file: 'content/look/logo.svg',
    text: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${field.join(' ')}">${markup}</svg>\n`,
  };
}
