import { z } from 'zod';
import { closestWord } from '../../domain/words/closest-word.ts';
import {
  day,
  distinct,
  headings,
  hint,
  linkedText,
  review,
  sample,
  text,
  webAddress,
  withPlaces,
} from '../read/fields.ts';
import { nameIn, namelessCure, stepFaults } from './steps.ts';

/** Rejects text that names a person, because everyone who asks or answers stays anonymous. */
const nameless = (value: string, context: z.RefinementCtx<string>): void => {
  const found = nameIn(value);
  if (found === undefined) return;
  context.addIssue({
    code: 'custom',
    message: `it names someone: "${found}"`,
    params: { cure: namelessCure },
  });
};

const plain = (longest: number) => text(longest).superRefine(nameless);
const linked = (longest: number) => linkedText(longest).superRefine(nameless);

const stepSchema = z.strictObject({
  date: hint(day, 'The day it happened', '2026-09-10'),
  what: hint(
    z.enum(['heard', 'taken', 'answered', 'done', 'refused']),
    'What happened: heard (by us), taken (to someone), answered, done (something changed) or refused',
    'taken',
  ),
  to: hint(
    plain(60).optional(),
    'Only with taken: who you took it to, one of the roles above; a role, never a name',
    'the department chair',
  ),
  text: hint(
    plain(280).optional(),
    'What to say about it, in a sentence; for refused, it’s the reason, and it’s required',
    'On the list for the September meeting.',
  ),
});

const exampleStep = { date: '2026-09-10', what: 'heard' };

const questionSchema = z.strictObject({
  sample,
  id: hint(
    z.string().regex(/^[a-z][a-z0-9-]*$/),
    'The end of its address: lowercase letters, digits and dashes, a letter first; never change it once it’s published',
    'lab-hours',
  ),
  question: hint(
    plain(160),
    'The question, in the asker’s own words',
    'Why does the lab close at five?',
  ),
  asked: hint(
    z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/),
    'The month it was asked, written year-month',
    '2026-09',
  ),
  topic: hint(text(30), 'What it’s about: one of the topics above', 'Laboratories'),
  course: hint(
    text(20).optional(),
    'The code of the course it’s about, as in content/courses.yaml; optional',
    'CHE 350',
  ),
  steps: hint(
    z.array(stepSchema).min(1),
    'What happened with it, oldest first, starting with heard: a list of date, what, to and text',
    [exampleStep],
  ),
  answer: hint(
    linked(900).optional(),
    'The answer in a few plain sentences; it’s required once a step says answered or done',
    'Starting in January, it stays open until eight.',
  ),
  source: hint(
    webAddress.optional(),
    'Where the answer is posted, if that’s public; optional',
    'https://che.example.edu/laboratories',
  ),
});

const wordList = (description: string, longest: number, example: string[]) =>
  hint(distinct(plain(longest)).min(1), description, example);

const pageSchema = z.strictObject({
  ...review,
  reviewed: hint(
    day,
    'The day someone last brought this file up to date; set it to today with every change',
    '2026-11-15',
  ),
  lead: hint(text(240), 'The sentence under the title', 'What you asked, and what came back.'),
  headings: headings({
    open: 'Still waiting',
    glance: 'The last twelve months',
    ask: 'Ask something',
    course: 'Asked about this course',
  }),
  nothingYet: hint(
    linkedText(200),
    'What it says while there are no questions',
    'Nobody has asked anything yet. [Be the first](/contact).',
  ),
  nothingOpen: hint(
    text(160),
    'What it says when nothing is waiting for an answer',
    'Nothing: every question has an answer.',
  ),
  home: hint(
    z.strictObject({
      label: hint(text(30), 'The small words before the latest answer', 'Asked and answered'),
      link: hint(text(40), 'The link text for all the questions', 'All questions'),
    }),
    'The line on the home page, with the latest answer: label and link',
    { label: 'Asked and answered', link: 'All questions' },
  ),
  ask: hint(
    z.strictObject({
      text: hint(
        linkedText(300),
        'What people can ask, in a sentence or two',
        'Anything the department decides.',
      ),
      link: hint(text(40), 'The words on the button', 'Ask a question'),
      subject: hint(
        withPlaces(text(80), ['topic']),
        'The subject line to start with; {topic} is the topic or the course code',
        'A question about {topic}',
      ),
      anything: hint(
        text(40),
        'What it says instead of a topic if nobody picked one',
        'the department',
      ),
      about: hint(text(60), 'The words before the topics', 'Or start with a topic:'),
      mail: hint(
        text(60),
        'The words before the email address, for people who’d rather use their own mail app',
        'Or write to',
      ),
      happens: hint(
        z.array(
          z.strictObject({
            title: hint(text(40), 'A step in a word or two', 'We get it'),
            text: hint(text(200), 'What happens', 'Every question gets a line on our list.'),
          }),
        ),
        'What happens to a question: a list of title and text, in order',
        [{ title: 'We get it', text: 'Every question gets a line on our list.' }],
      ),
      privacy: hint(
        text(240),
        'What we post and what we don’t',
        'We post the question and the answer, never a name.',
      ),
    }),
    'How to ask: text, link, subject, anything, about, mail, happens and privacy',
    {
      text: 'Anything the department decides.',
      link: 'Ask a question',
      subject: 'A question about {topic}',
      anything: 'the department',
      about: 'Or start with a topic:',
      mail: 'Or write to',
      happens: [{ title: 'We get it', text: 'Every question gets a line on our list.' }],
      privacy: 'We post the question and the answer, never a name.',
    },
  ),
  feedLink: hint(text(60), 'The link to the feed', 'Atom feed'),
  feedNote: hint(linkedText(200), 'What the feed is for', 'New answers come to you.'),
  topics: wordList('What questions are about: a list, in the order of the page', 30, [
    'Laboratories',
    'Courses',
  ]),
  roles: wordList('Who we take questions to: a list of roles, never names', 60, [
    'the department chair',
    'the lab manager',
  ]),
  questions: hint(
    z.array(questionSchema),
    'The questions, in any order: a list of id, question, asked, topic, steps and, if there is one, answer',
    [
      {
        id: 'lab-hours',
        question: 'Why does the lab close at five?',
        asked: '2026-09',
        topic: 'Laboratories',
        steps: [exampleStep],
      },
    ],
  ),
});

/** content/questions.yaml */
export const questionsSchema = pageSchema.superRefine((page, context) => {
  const { questions, topics, roles, reviewed } = page;
  const complain = (path: PropertyKey[], message: string, cure: string) => {
    context.addIssue({ code: 'custom', path: ['questions', ...path], message, params: { cure } });
  };
  const taken = new Set<string>();
  for (const [index, question] of questions.entries()) {
    const { id, topic } = question;
    if (taken.has(id)) {
      complain(
        [index, 'id'],
        `another question is already called "${id}"`,
        'Give each its own id: it’s the end of the question’s address.',
      );
    }
    taken.add(id);
    if (!topics.includes(topic)) {
      complain(
        [index, 'topic'],
        `"${topic}" isn’t one of the topics at the top of this file`,
        `${oneOf(topic, topics)} Add a new one to that list first.`,
      );
    }
    for (const { path, message, cure } of stepFaults(question, { roles, reviewed })) {
      complain([index, ...path], message, cure);
    }
  }
});

const oneOf = (word: string, known: readonly string[]) => {
  const meant = closestWord(word, known);
  return meant === undefined ? `The options are: ${known.join(', ')}.` : `Did you mean "${meant}"?`;
};

export type Questions = z.infer<typeof questionsSchema>;
