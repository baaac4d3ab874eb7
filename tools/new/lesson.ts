import { readFileSync } from 'node:fs';
import { coursesSchema, listedLesson } from '../../src/content/courses/schema.ts';
import { lessonSchema } from '../../src/content/documents/lesson-schema.ts';
import { parseMarkdown } from '../../src/content/read/read-markdown.ts';
import { parseYaml } from '../../src/content/read/read-yaml.ts';
import { sources } from '../../src/content/everything/sources.ts';
import { rewriteMarkdown } from '../../src/content/write/write-yaml.ts';
import { readLesson } from '../../src/documents/read/read-lesson.ts';
import type { Dialog } from './dialog.ts';
import { askForDrawing, askForName } from './document-questions.ts';
import { lessonText } from './lesson-text.ts';
import { changedFile, type Drafts } from './new-files.ts';

const { shape } = lessonSchema;
const another = 'another one';

/** Creates a lesson with a working example, and adds it to the list of courses. */
export async function newLesson(dialog: Dialog, today: string): Promise<Drafts> {
  const { files: list } = sources.courses;
  const source = readFileSync(list, 'utf8');
  const { subjects } = parseYaml(list, source, coursesSchema);
  const courses = subjects.flatMap(({ classes }) => classes);
  if (courses.length === 0) {
    throw new Error(`There are no courses yet. Add the first one to "subjects" in ${list}.`);
  }
  const course = await dialog.choose({
    words: 'Which course is it for?',
    options: courses.map(({ code, name }) => ({ name: code, words: name })),
  });
  const { lessons = [] } = courses.find(({ code }) => code === course) ?? {};
  const waiting = lessons.filter(({ lesson, pdf }) => lesson === undefined && pdf === undefined);
  const chosen =
    waiting.length === 0
      ? another
      : await dialog.choose({
          words: 'These lessons are listed but not written yet. Is yours one of them?',
          options: [...waiting.map(({ title }) => ({ name: title })), { name: another }],
        });
  const planned = waiting.find(({ title }) => title === chosen);

  const title = planned?.title ?? (await dialog.field(listedLesson.shape, 'title'));
  const name = await askForName(dialog, 'content/lessons', title);
  const description =
    planned?.description ?? (await dialog.field(listedLesson.shape, 'description'));
  const minutes = Number(await dialog.field(shape, 'minutes', { usual: '20' }));
  const drawing = await askForDrawing(dialog, shape, 'gauge');
  const facts = { title, description, course, minutes, needs: [], ...drawing, reviewed: today };

  const file = `content/lessons/${name}.mdx`;
  const text = rewriteMarkdown('', facts, lessonText);
  parseMarkdown(file, text, lessonSchema);
  readLesson(file, text);
  const longer = changedFile({ file: list, source, schema: coursesSchema }, (data) => {
    const own = data.subjects.flatMap(({ classes }) => classes).find(({ code }) => code === course);
    const line = planned && own?.lessons?.[lessons.indexOf(planned)];
    if (line) line.lesson = name;
    else if (own) own.lessons = [...(own.lessons ?? []), { title, description, lesson: name }];
  });
  return {
    files: [{ file, text }, longer],
    toDo: [
      `Replace the example in ${file} with yours: words, equations, numbers, and the second calculation at the end.`,
      'docs/lessons.md explains every tag. Replace everything that says "Write here".',
      `npm run lessons ${file} shows every number in it, and npm run dev shows the page.`,
    ],
  };
}
