import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { questionsSchema } from '../../src/content/questions/schema.ts';
import { parseYaml, readYaml } from '../../src/content/read/read-yaml.ts';
import { sources } from '../../src/content/everything/sources.ts';
import { closestWord } from '../../src/domain/words/closest-word.ts';
import { answeredOn, heardOn, isOpen, stateInWords } from '../../src/domain/questions/questions.ts';
import { slug } from '../../src/domain/words/slug.ts';
import { fieldFault, type Dialog } from './dialog.ts';
import { changedFile, type Draft, type Drafts } from './new-files.ts';

const { files: file } = sources.questions;
const { shape } = questionsSchema.shape.questions.element;
const step = shape.steps.element.shape;

/** As many questions as are offered; any other may be named too. */
const offered = 20;

/** A question that somebody asked, as it is on the day on which the board heard it. */
export async function newQuestion(dialog: Dialog, today: string): Promise<Drafts> {
  const source = readFileSync(file, 'utf8');
  const { questions, topics } = parseYaml(file, source, questionsSchema);
  const { subjects } = readYaml(sources.courses.files, sources.courses.schema);

  const question = await dialog.field(shape, 'question');
  const date = await dialog.ask({
    words: 'The day you heard it',
    usual: today,
    fault: (day) => fieldFault(step.date, 'date', day) ?? notYet(day, today),
  });
  const month = date.slice(0, 7);
  const asked = await dialog.field(shape, 'asked', {
    usual: month,
    fault: (typed) => (typed > month ? `You heard it before that, in ${month}.` : undefined),
  });
  const topic = await dialog.choose({
    words: `What’s it about? To use a new topic, add it to the list in ${file} first.`,
    options: topics.map((name) => ({ name })),
  });
  const codes = subjects.flatMap(({ classes }) => classes.map(({ code }) => code));
  const course = await dialog.field(shape, 'course', {
    usual: '',
    fault: (code) =>
      codes.includes(code) ? undefined : notAmong(code, codes, sources.courses.files),
  });
  const isTaken = (id: string) =>
    questions.some((other) => other.id === id)
      ? `Another question is already called "${id}". Give this one its own id.`
      : undefined;
  const id = await dialog.field(shape, 'id', {
    usual: [slug(question), `${slug(topic)}-${date}`].find(
      (name) => name.length <= 40 && isTaken(name) === undefined,
    ),
    fault: isTaken,
  });

  const heard = {
    id,
    question,
    asked,
    topic,
    ...(course !== '' && { course }),
    steps: [{ date, what: 'heard' as const }],
  };
  return {
    files: [
      upTo(today, source, (data) => {
        data.questions.push(heard);
      }),
    ],
    toDo: ['When you take it to someone or get an answer, run npm run new step.'],
  };
}

/** One more thing that happened to a question, and the answer if that was one. */
export async function newStep(dialog: Dialog, today: string): Promise<Drafts> {
  const source = readFileSync(file, 'utf8');
  const { questions, roles } = parseYaml(file, source, questionsSchema);
  const ids = questions.map(({ id }) => id);
  const id = await dialog.choose({
    words: 'Which question is this about? You can also type the id of another one.',
    options: questions
      .toSorted((one, other) => lastTurn(other).localeCompare(lastTurn(one)))
      .slice(0, offered)
      .map((each) => ({ name: each.id, words: `${each.question} (${stateInWords(each)})` })),
    otherFault: (typed) => (ids.includes(typed) ? undefined : notAmong(typed, ids, file)),
  });
  const place = ids.indexOf(id);
  const question = questions[place];
  const before = question?.steps.at(-1)?.date ?? '';

  const what = await dialog.choose({
    words: 'What happened?',
    options: [
      { name: 'taken', words: 'we took it to someone' },
      { name: 'answered', words: 'we got an answer' },
      { name: 'done', words: 'something changed' },
      { name: 'refused', words: 'the answer was no' },
    ],
  });
  const date = await dialog.field(step, 'date', {
    usual: today,
    fault: (day) =>
      day < before ? `That’s before ${before}, the day of the step before it.` : notYet(day, today),
  });
  const to =
    what === 'taken'
      ? await dialog.choose({
          words: `Who did you take it to? To use a new role, add it to the list in ${file} first.`,
          options: roles.map((name) => ({ name })),
        })
      : '';
  const text = await dialog.field(step, 'text', what === 'refused' ? {} : { usual: '' });
  const isFirstAnswer = ['answered', 'done'].includes(what) && question?.answer === undefined;
  const answer = isFirstAnswer ? await dialog.field(shape, 'answer') : '';

  const happened = {
    date,
    what: step.what.parse(what),
    ...(to !== '' && { to }),
    ...(text !== '' && { text }),
  };
  return {
    files: [
      upTo(today, source, (data) => {
        const own = data.questions[place];
        own?.steps.push(happened);
        if (own && answer !== '') own.answer = answer;
      }),
    ],
    toDo:
      answer === ''
        ? []
        : ['If the answer is posted somewhere public, add the address as "source".'],
  };
}

/** The file with something changed in it, written down up to a day. */
const upTo = (
  today: string,
  source: string,
  change: (data: z.input<typeof questionsSchema>) => void,
): Draft =>
  changedFile({ file, source, schema: questionsSchema }, (data) => {
    data.reviewed = today;
    change(data);
  });

/** By which questions are sorted: what is open first, and of the rest what was answered last. */
const lastTurn = (question: Parameters<typeof heardOn>[0]) =>
  isOpen(question) ? `open ${heardOn(question)}` : (answeredOn(question) ?? '');

const notYet = (day: string, today: string) =>
  day > today ? `${day} is in the future. Only write down what already happened.` : undefined;

function notAmong(typed: string, known: readonly string[], where: string): string {
  const meant = closestWord(typed, known);
  return `There’s no "${typed}" in ${where}.${meant === undefined ? '' : ` Did you mean "${meant}"?`}`;
}
