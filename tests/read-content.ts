import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expandEvents } from '../src/domain/events/calendar-event.ts';
import { parseMarkdown } from '../src/content/read/read-markdown.ts';
import { readYaml } from '../src/content/read/read-yaml.ts';
import {
  readLists,
  taughtLessons,
  taughtProblems,
} from '../src/content/everything/with-library.ts';
import { sources } from '../src/content/everything/sources.ts';

/** Reads content/ in a folder. Tests that use the real content must pass with any content. */
export function readContent(folder: string) {
  const here = process.cwd();
  // Paths in content/ are relative to the folder that contains it.
  process.chdir(folder);
  try {
    return readHere();
  } finally {
    process.chdir(here);
  }
}

function readHere() {
  const eventsPage = readYaml(sources.events.files, sources.events.schema);
  const [board] = globSync(sources.boards.files)
    .map((file) => readYaml(file, sources.boards.schema))
    .sort((a, b) => b.from.localeCompare(a.from));
  if (!board) throw new Error('There is no board in content/officers.');
  return {
    board,
    site: readYaml(sources.site.files, sources.site.schema),
    home: readYaml(sources.home.files, sources.home.schema),
    about: readYaml(sources.about.files, sources.about.schema),
    contact: readYaml(sources.contact.files, sources.contact.schema),
    eventsPage,
    events: expandEvents(eventsPage.events),
    gettingAround: readYaml(sources.gettingAround.files, sources.gettingAround.schema),
    join: readYaml(sources.join.files, sources.join.schema),
    questions: readYaml(sources.questions.files, sources.questions.schema),
    resources: readYaml(sources.resources.files, sources.resources.schema),
    registration: readYaml(sources.registration.files, sources.registration.schema),
    news: readYaml(sources.news.files, sources.news.schema),
    newsletters: globSync(sources.newsletters.files)
      .map((file) => ({
        path: `/news/${basename(file, '.md')}`,
        ...parseMarkdown(file, readFileSync(file, 'utf8'), sources.newsletters.schema).data,
      }))
      .sort((a, b) => b.date.localeCompare(a.date)),
    ...readLists(),
    coursePage: readYaml(sources.coursePage.files, sources.coursePage.schema),
    courseMap: readYaml(sources.courseMap.files, sources.courseMap.schema),
    lessons: taughtLessons(),
    problems: taughtProblems(),
    textbooks: readYaml(sources.textbooks.files, sources.textbooks.schema),
    search: readYaml(sources.search.files, sources.search.schema),
    notFound: readYaml(sources.notFound.files, sources.notFound.schema),
  };
}
