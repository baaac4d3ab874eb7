import { dayInWords } from '../dates/day-words.ts';
import { dayNumber, type IsoDay } from '../dates/days.ts';
import { counted } from '../words/counted.ts';
import { escape, type FeedEntry } from '../words/atom-feed.ts';
import { textParts } from '../words/linked-text.ts';

/** What happened to a question on a day. */
export interface QuestionStep {
  what: 'heard' | 'taken' | 'answered' | 'done' | 'refused';
  date: IsoDay;
  /** The role to which it was taken, such as "the department chair". */
  to?: string | undefined;
  /** What there is to say of it; of a refusal the reason. */
  text?: string | undefined;
}

/** A question with all that became of it. */
export interface AskedQuestion {
  id: string;
  question: string;
  /** The month in which it was asked, `YYYY-MM`. */
  asked: string;
  topic: string;
  course?: string | undefined;
  /** In the order of time. */
  steps: readonly QuestionStep[];
  answer?: string | undefined;
  source?: string | undefined;
}

/** How things stand: with the board, with somebody else, or at an end. */
export type QuestionState = 'waiting' | 'taken' | 'answered' | 'changed' | 'refused';

/** After so many days without an answer somebody has to ask again. */
export const patienceDays = 60;

type Steps = Pick<AskedQuestion, 'steps'>;

const states: Record<QuestionStep['what'], QuestionState> = {
  heard: 'waiting',
  taken: 'taken',
  answered: 'answered',
  done: 'changed',
  refused: 'refused',
};

/** How things stand, by the last thing that happened. */
export const stateOf = ({ steps }: Steps): QuestionState => states[steps.at(-1)?.what ?? 'heard'];

/** Whether nobody has answered it, or somebody has it again. */
export const isOpen = (question: Steps): boolean =>
  ['waiting', 'taken'].includes(stateOf(question));

/** Whether a step brings an answer, be it a no. */
const isAnswer = ({ what }: QuestionStep) => ['answered', 'done', 'refused'].includes(what);

/** The day on which the board heard it, from which waiting is counted. */
export const heardOn = ({ steps }: Steps): IsoDay => steps[0]?.date ?? '';

/** The day of the answer, be it a no, after which nobody had to ask again; an open question has none. */
export const answeredOn = ({ steps }: Steps): IsoDay | undefined =>
  steps[steps.findLastIndex((step) => !isAnswer(step)) + 1]?.date;

/** The days from one to another. */
export const daysBetween = (from: IsoDay, to: IsoDay): number => dayNumber(to) - dayNumber(from);

/** How many days the answer took, if there is one. */
export function daysToAnswer(question: Steps): number | undefined {
  const day = answeredOn(question);
  return day === undefined ? undefined : daysBetween(heardOn(question), day);
}

/** Since when an open question waits; on a day that is known, also how long. */
export function waitInWords(since: IsoDay, today?: IsoDay): string {
  const days = today === undefined ? 0 : daysBetween(since, today);
  return `${days > 0 ? `for ${counted(days, 'day')}, ` : ''}since ${dayInWords(since)}`;
}

/** With whom an open question is, and how an answered one ended, in words that are true on any day. */
export function stateInWords(question: Steps): string {
  const days = daysToAnswer(question) ?? 0;
  const took = days === 0 ? 'the same day' : `after ${counted(days, 'day')}`;
  switch (stateOf(question)) {
    case 'waiting':
      return 'on our list';
    case 'taken':
      return `with ${question.steps.at(-1)?.to ?? ''}`;
    case 'answered':
      return `Answered ${took}`;
    case 'changed':
      return `Answered ${took}, and it changed something`;
    case 'refused':
      return `Refused ${took}`;
  }
}

/** The same as a sentence, with the wait of an open question. */
export const standing = (question: Steps): string =>
  isOpen(question)
    ? `Waiting ${waitInWords(heardOn(question))}, ${stateInWords(question)}`
    : stateInWords(question);

/** What happened on a day, in words; the board itself is "we". */
export function stepInWords({ what, to }: QuestionStep): string {
  switch (what) {
    case 'heard':
      return 'We got it';
    case 'taken':
      return `Taken to ${to ?? ''}`;
    case 'answered':
      return 'Answered';
    case 'done':
      return 'Done';
    case 'refused':
      return 'Refused';
  }
}

/** The day by which lists are ordered: that of the last thing that happened. */
export const latestStep = ({ steps }: Steps): IsoDay => steps.at(-1)?.date ?? '';

/** The question that was answered last, whatever the answer was. */
export const latestAnswer = <T extends Steps>(questions: readonly T[]): T | undefined =>
  questions
    .filter((question) => !isOpen(question))
    .toSorted((a, b) => latestStep(b).localeCompare(latestStep(a)))[0];

/** The questions as entries of a feed, what happened last first; a new step brings one up again. */
export const questionFeed = (questions: readonly AskedQuestion[], url: string): FeedEntry[] =>
  questions
    .toSorted((a, b) => latestStep(b).localeCompare(latestStep(a)))
    .map((question) => ({
      title: question.question,
      address: `${url}/asked#${question.id}`,
      day: heardOn(question),
      changed: latestStep(question),
      summary: `${standing(question)}.`,
      html: textOf(question, url),
    }));

/** The answer, and the way to it. */
function textOf({ steps, answer = '' }: AskedQuestion, url: string): string {
  const words = textParts(answer).map((part) =>
    typeof part === 'string'
      ? escape(part)
      : `<a href="${escape(part.to.startsWith('/') ? url + part.to : part.to)}">${escape(part.words)}</a>`,
  );
  const items = steps.map(({ date, text, ...step }) => {
    const happened = `${dayInWords(date)}: ${stepInWords({ date, ...step })}.`;
    return `<li>${escape([happened, text ?? ''].join(' ').trim())}</li>`;
  });
  return `${words.length > 0 ? `<p>${words.join('')}</p>` : ''}<ol>${items.join('')}</ol>`;
}
