import { dayInWords } from '../dates/day-words.ts';
import { dayNumber, type IsoDay } from '../dates/days.ts';
import { counted } from '../words/counted.ts';
import { escape, type FeedEntry } from '../words/atom-feed.ts';
import { textParts } from '../words/linked-text.ts';

export interface QuestionStep {
  what: 'heard' | 'taken' | 'answered' | 'done' | 'refused';
  date: IsoDay;
  /** Role that received the question, such as "the department chair". */
  to?: string | undefined;
  /** A note, or the reason for a refusal. */
  text?: string | undefined;
}

export interface AskedQuestion {
  id: string;
  question: string;
  /** Month in which it was asked, as `YYYY-MM`. */
  asked: string;
  topic: string;
  course?: string | undefined;
  /** Oldest first. */
  steps: readonly QuestionStep[];
  answer?: string | undefined;
  source?: string | undefined;
}

export type QuestionState = 'waiting' | 'taken' | 'answered' | 'changed' | 'refused';

/** Days without an answer after which the board should ask again. */
export const patienceDays = 60;

type Steps = Pick<AskedQuestion, 'steps'>;

const states: Record<QuestionStep['what'], QuestionState> = {
  heard: 'waiting',
  taken: 'taken',
  answered: 'answered',
  done: 'changed',
  refused: 'refused',
};

export const stateOf = ({ steps }: Steps): QuestionState => states[steps.at(-1)?.what ?? 'heard'];

/** Checks for a question without an answer, or one that was passed on again after an answer. */
export const isOpen = (question: Steps): boolean =>
  ['waiting', 'taken'].includes(stateOf(question));

/** A refusal counts as an answer. */
const isAnswer = ({ what }: QuestionStep) => ['answered', 'done', 'refused'].includes(what);

/** Day on which the board heard the question, when the wait begins. */
export const heardOn = ({ steps }: Steps): IsoDay => steps[0]?.date ?? '';

/** Day of the final answer or refusal. Undefined for an open question. */
export const answeredOn = ({ steps }: Steps): IsoDay | undefined =>
  steps[steps.findLastIndex((step) => !isAnswer(step)) + 1]?.date;

export const daysBetween = (from: IsoDay, to: IsoDay): number => dayNumber(to) - dayNumber(from);

export function daysToAnswer(question: Steps): number | undefined {
  const day = answeredOn(question);
  return day === undefined ? undefined : daysBetween(heardOn(question), day);
}

/** Describes since when a question has been waiting. With today's date, adds the number of days. */
export function waitInWords(since: IsoDay, today?: IsoDay): string {
  const days = today === undefined ? 0 : daysBetween(since, today);
  return `${days > 0 ? `for ${counted(days, 'day')}, ` : ''}since ${dayInWords(since)}`;
}

/**
 * Describes who has an open question, or how a closed one ended. The text doesn't depend on today's
 * date.
 */
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

/** Describes the state of a question. Adds how long an open question has been waiting. */
export const progressInWords = (question: Steps): string =>
  isOpen(question)
    ? `Waiting ${waitInWords(heardOn(question))}, ${stateInWords(question)}`
    : stateInWords(question);

/** Describes a step. The board is "we". */
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

/** Day of the last step, by which lists are sorted. */
export const latestStep = ({ steps }: Steps): IsoDay => steps.at(-1)?.date ?? '';

/** Finds the most recently answered or refused question. */
export const latestAnswer = <T extends Steps>(questions: readonly T[]): T | undefined =>
  questions
    .filter((question) => !isOpen(question))
    .toSorted((a, b) => latestStep(b).localeCompare(latestStep(a)))[0];

/** Converts questions to feed entries. The one with the latest step comes first. */
export const questionFeed = (questions: readonly AskedQuestion[], url: string): FeedEntry[] =>
  questions
    .toSorted((a, b) => latestStep(b).localeCompare(latestStep(a)))
    .map((question) => ({
      title: question.question,
      address: `${url}/asked#${question.id}`,
      day: heardOn(question),
      changed: latestStep(question),
      summary: `${progressInWords(question)}.`,
      html: htmlOf(question, url),
    }));

function htmlOf({ steps, answer = '' }: AskedQuestion, url: string): string {
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
