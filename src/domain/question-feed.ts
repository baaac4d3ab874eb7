import { escape, type FeedEntry } from './atom-feed.ts';
import { dayInWords } from './calendar/days.ts';
import { textParts } from './linked-text.ts';
import { heardOn, latestStep, standing, stepInWords, type AskedQuestion } from './questions.ts';

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
