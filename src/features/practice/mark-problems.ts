import { stateOf, type PracticeRecord, type State } from '../../domain/practice/record.ts';
import {
  stateLabel,
  tally,
  tallyByTopic,
  tallyWords,
  type ProblemOfTopic,
} from '../../domain/practice/tally.ts';
import { reword } from '../../ui/reword.ts';

/** The problems in a part of the page, with what they are about. */
export const problemsIn = (part: Element): ProblemOfTopic[] =>
  [...part.querySelectorAll<HTMLElement>('[data-problem]')].map((item) => ({
    name: item.dataset['problem'] ?? '',
    topic: item.querySelector('.topic')?.textContent ?? '',
  }));

/** How many of the problems in a part of the page are solved, in words, once somebody has begun. */
const solvedIn = (part: Element, record: PracticeRecord): string | undefined =>
  tallyWords(
    tally(
      problemsIn(part).map(({ name }) => name),
      record,
    ),
  );

/** Tells every problem of a list, by name, how far this visitor is with it, and in which words. */
function tellStates(
  list: Element | null,
  record: PracticeRecord,
  tell: (item: HTMLElement, state: State | undefined, label: string) => void,
): void {
  for (const item of list?.querySelectorAll<HTMLElement>('[data-problem]') ?? []) {
    const work = record[item.dataset['problem'] ?? ''];
    tell(item, stateOf(work), stateLabel(work) ?? '');
  }
}

/** Says beside each problem of a list of classes how far somebody is, and of each class and its topics how many. */
export function markClasses(list: Element | null, record: PracticeRecord): void {
  tellStates(list, record, (item, state, label) => {
    item.querySelector('.state')?.remove();
    if (state) item.querySelector('.facts')?.append(' ', saying(`state ${state}`, label));
  });
  for (const course of list?.querySelectorAll('details') ?? []) {
    const words = solvedIn(course, record);
    const count = course.querySelector<HTMLElement>('.count');
    reword(count, words);
    count?.classList.toggle('is-told', words !== undefined);
    course.querySelector('.topic-line')?.remove();
    const topics = tallyByTopic(problemsIn(course), record);
    // Of a single topic the class has said everything.
    if (words === undefined || topics.length < 2) continue;
    const line = document.createElement('p');
    line.className = 'topic-line';
    for (const each of topics) {
      const told = tallyWords(each) ?? `0 of ${String(each.all)} solved`;
      line.append(saying('', `${each.topic}: ${told}`), ' ');
    }
    course.querySelector('ul')?.before(line);
  }
}

function saying(className: string, words: string): HTMLElement {
  const span = document.createElement('span');
  span.className = className;
  span.textContent = words;
  return span;
}
