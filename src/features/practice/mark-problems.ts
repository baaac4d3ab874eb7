import { stateOf, type PracticeRecord, type State } from '../../domain/practice/record.ts';
import {
  stateLabel,
  tally,
  tallyByTopic,
  tallyWords,
  type ProblemOfTopic,
} from '../../domain/practice/tally.ts';
import { reword } from '../../ui/reword.ts';

export const problemsIn = (part: Element): ProblemOfTopic[] =>
  [...part.querySelectorAll<HTMLElement>('[data-problem]')].map((item) => ({
    name: item.dataset['problem'] ?? '',
    topic: item.querySelector('.topic')?.textContent ?? '',
  }));

/** Says how many of the problems in an element are solved. */
const solvedIn = (part: Element, record: PracticeRecord): string | undefined =>
  tallyWords(
    tally(
      problemsIn(part).map(({ name }) => name),
      record,
    ),
  );

/** Calls `mark` for every problem in a list with its state and a label. */
function forEachState(
  list: Element | null,
  record: PracticeRecord,
  mark: (item: HTMLElement, state: State | undefined, label: string) => void,
): void {
  for (const item of list?.querySelectorAll<HTMLElement>('[data-problem]') ?? []) {
    const work = record[item.dataset['problem'] ?? ''];
    mark(item, stateOf(work), stateLabel(work) ?? '');
  }
}

export function markClasses(list: Element | null, record: PracticeRecord): void {
  forEachState(list, record, (item, state, label) => {
    item.querySelector('.state')?.remove();
    if (state) item.querySelector('.facts')?.append(' ', labelSpan(`state ${state}`, label));
  });
  for (const course of list?.querySelectorAll('details') ?? []) {
    const words = solvedIn(course, record);
    const count = course.querySelector<HTMLElement>('.count');
    reword(count, words);
    count?.classList.toggle('is-told', words !== undefined);
    course.querySelector('.topic-line')?.remove();
    const topics = tallyByTopic(problemsIn(course), record);
    // If there's only one topic, the count of the class is enough.
    if (words === undefined || topics.length < 2) continue;
    const line = document.createElement('p');
    line.className = 'topic-line';
    for (const each of topics) {
      const tallied = tallyWords(each) ?? `0 of ${String(each.all)} solved`;
      line.append(labelSpan('', `${each.topic}: ${tallied}`), ' ');
    }
    course.querySelector('ul')?.before(line);
  }
}

function labelSpan(className: string, words: string): HTMLElement {
  const span = document.createElement('span');
  span.className = className;
  span.textContent = words;
  return span;
}
