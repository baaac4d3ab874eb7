import { readFileSync } from 'node:fs';
import { practiceSchema, problemSchema } from '../../src/content/practice/schema.ts';
import { parseMarkdown } from '../../src/content/read/read-markdown.ts';
import { nameOf, sourceFiles } from '../../src/content/read/source-files.ts';
import { sources } from '../../src/content/everything/sources.ts';
import { readLists } from '../../src/content/everything/with-library.ts';
import { rewriteMarkdown } from '../../src/content/write/write-yaml.ts';
import { readProblem } from '../../src/documents/read/read-problem.ts';
import { fieldFault, type Dialog } from './dialog.ts';
import { askForDrawing, askForName } from './document-questions.ts';
import { changedFile, type Drafts } from './new-files.ts';
import { problemText } from './problem-text.ts';

const { shape } = problemSchema;
const none = 'none';
const usualMinutes: Record<string, string> = { 'warm-up': '10', standard: '20', exam: '30' };

/** Creates a problem with a working example, and adds it to the list of classes. */
export async function newProblem(dialog: Dialog, today: string): Promise<Drafts> {
  const { files: list } = sources.practice;
  const source = readFileSync(list, 'utf8');
  const { classes } = readLists().practice;
  if (classes.length === 0) {
    throw new Error(`There are no classes yet. Add the first one to "classes" in ${list}.`);
  }
  const code = await dialog.choose({
    words: 'Which class is it for?',
    options: classes.map((each) => ({ name: each.code, words: each.name })),
  });
  const title = await dialog.field(shape, 'title');
  const name = await askForName(dialog, 'content/problems', title);
  const description = await dialog.field(shape, 'description');
  const topic = await dialog.choose({
    words: 'What’s it about? These are the topics of other problems, but you can type a new one.',
    options: topics().map((each) => ({ name: each })),
    otherFault: (typed) => fieldFault(shape.topic, 'topic', typed),
  });
  const size = await dialog.field(shape, 'size', { usual: 'standard' });
  const minutes = Number(await dialog.field(shape, 'minutes', { usual: usualMinutes[size] }));
  const lessons = sourceFiles(sources.lessons.files).map(nameOf);
  const lesson = await dialog.choose({
    words: 'Which lesson explains it?',
    options: [{ name: none }, ...lessons.sort().map((each) => ({ name: each }))],
    usual: none,
  });
  const drawing = await askForDrawing(dialog, shape, 'pump');
  const facts = {
    ...{ title, description, class: code, topic, size, minutes },
    ...(lesson !== none && { lesson }),
    ...{ ...drawing, reviewed: today },
  };

  const file = `content/problems/${name}.mdx`;
  const text = rewriteMarkdown('', facts, problemText);
  parseMarkdown(file, text, problemSchema);
  readProblem(file, text);
  const { name: className = '', planned = [] } = classes.find((each) => each.code === code) ?? {};
  const isPlanned = planned.some((each) => each.title === title);
  const longer = changedFile({ file: list, source, schema: practiceSchema }, (data) => {
    const own = data.classes.find((each) => each.code === code);
    if (own) own.problems.push(name);
    else data.classes.push({ code, name: className, problems: [name] });
  });
  return {
    files: [{ file, text }, longer],
    toDo: [
      ...(isPlanned ? [`Delete "${title}" under "planned" in ${list}: it’s written now.`] : []),
      `Replace the example in ${file} with your problem: statement, givens, hints, solution, mistakes, and the second solution at the end.`,
      'docs/problems.md explains every tag. Replace everything that says "Write here".',
      `npm run problems ${file} shows every number in it, and what students would read.`,
    ],
  };
}

function topics(): string[] {
  const found = sourceFiles(sources.problems.files).map(
    (path) => parseMarkdown(path, readFileSync(path, 'utf8'), problemSchema).data.topic,
  );
  return [...new Set(found)].sort();
}
