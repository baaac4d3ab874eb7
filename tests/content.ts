import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expandEvents } from '../src/domain/calendar/calendar-event.ts';
import { parseMarkdown } from '../src/content/read-markdown.ts';
import { readYaml } from '../src/content/read-yaml.ts';
import { sources } from '../src/content/sources.ts';

/** What the officers wrote, for tests that must hold whatever they write. */
export const site = readYaml(sources.site.files, sources.site.schema);
export const home = readYaml(sources.home.files, sources.home.schema);
export const about = readYaml(sources.about.files, sources.about.schema);
export const contact = readYaml(sources.contact.files, sources.contact.schema);
export const eventsPage = readYaml(sources.events.files, sources.events.schema);
export const events = expandEvents(eventsPage.events);
export const gettingAround = readYaml(sources.gettingAround.files, sources.gettingAround.schema);
export const join = readYaml(sources.join.files, sources.join.schema);
export const resources = readYaml(sources.resources.files, sources.resources.schema);
export const registration = readYaml(sources.registration.files, sources.registration.schema);
export const news = readYaml(sources.news.files, sources.news.schema);
export const newsletters = globSync(sources.newsletters.files)
  .map((file) => ({
    path: `/news/${basename(file, '.md')}`,
    ...parseMarkdown(file, readFileSync(file, 'utf8'), sources.newsletters.schema).data,
  }))
  .sort((a, b) => b.date.localeCompare(a.date));
export const courses = readYaml(sources.courses.files, sources.courses.schema);
export const lessons = globSync(sources.lessons.files).map((file) => ({
  name: basename(file, '.mdx'),
  ...parseMarkdown(file, readFileSync(file, 'utf8'), sources.lessons.schema).data,
}));
export const practice = readYaml(sources.practice.files, sources.practice.schema);
export const problems = globSync(sources.problems.files).map((file) => ({
  name: basename(file, '.mdx'),
  ...parseMarkdown(file, readFileSync(file, 'utf8'), sources.problems.schema).data,
}));
export const textbooks = readYaml(sources.textbooks.files, sources.textbooks.schema);
export const notFound = readYaml(sources.notFound.files, sources.notFound.schema);

const [newest] = globSync(sources.boards.files)
  .map((file) => readYaml(file, sources.boards.schema))
  .sort((a, b) => b.from.localeCompare(a.from));
if (!newest) throw new Error('There is no board in content/officers.');
export const board = newest;
