import { counted } from '../../../domain/words/counted.ts';
import type { PracticeClass } from '../../../content/practice/schema.ts';
import { minuteLimits, stateChoices, type Filter } from '../../../domain/practice/find-problems.ts';
import { stateWords } from '../../../domain/practice/tally.ts';

/** The value in the address and the label. */
export type Choice = readonly [value: string, words: string];

export type OwnChoices = Readonly<Record<'class' | 'topic' | 'size', readonly Choice[]>>;

export type Choices = Readonly<Record<Filter, readonly Choice[]>>;

/** Returns the classes with problems, the topics by name, and the sizes, shortest first. */
export function choicesOf(classes: readonly PracticeClass[]): OwnChoices {
  const written = classes.flatMap(({ problems }) => problems.flatMap((each) => each.written ?? []));
  const quickest = (size: string) =>
    Math.min(...written.filter((each) => each.size === size).map(({ minutes }) => minutes));
  const topics = [...new Set(written.map(({ topic }) => topic))];
  const sizes = [...new Set(written.map(({ size }) => size))];
  return {
    class: classes
      .filter(({ problems }) => problems.some((each) => each.written))
      .map(({ code, name }) => [code, `${code} ${name}`]),
    topic: topics.toSorted((a, b) => a.localeCompare(b, 'en')).map((topic) => [topic, topic]),
    size: sizes
      .toSorted((a, b) => quickest(a) - quickest(b))
      .map((size) => [size, size.charAt(0).toUpperCase() + size.slice(1)]),
  };
}

const words: Readonly<Record<string, string>> = {
  ...stateWords,
  new: 'New',
  'not-mastered': 'Not mastered yet',
};

export const fixedChoices: Pick<Choices, 'minutes' | 'state'> = {
  minutes: minuteLimits.map((limit) => [limit, `Up to ${limit} min`]),
  state: stateChoices.map((state) => [state, words[state] ?? state]),
};

/** Summarizes the list, as in "7 classes, 30 problems, 2 planned". */
export function summaryOf(classes: readonly PracticeClass[]): string {
  const problems = classes.flatMap((each) => each.problems);
  const written = problems.filter((problem) => problem.written).length;
  const planned = problems.length - written;
  return [
    counted(classes.length, 'class', 'classes'),
    counted(written, 'problem'),
    ...(planned > 0 ? [`${String(planned)} planned`] : []),
  ].join(', ');
}
