import { stateOf, type PracticeRecord, type State } from '../../domain/practice/record.ts';

/** The three states as people read them. */
export const stateWords: Readonly<Record<State, string>> = {
  tried: '○ Tried',
  solved: '✓ Solved',
  mastered: '★ Mastered',
};

/** How many of some problems a visitor has solved, and how many only tried. */
export function tally(problems: readonly string[], record: PracticeRecord) {
  const states = problems.flatMap((name) => stateOf(record[name]) ?? []);
  const solved = states.filter((state) => state !== 'tried').length;
  return { solved, tried: states.length - solved };
}

/** What a list says of the problems in it, before and after somebody has begun: "1 of 4 solved". */
export function solvedOf(problems: readonly string[], record: PracticeRecord): string | undefined {
  const { solved, tried } = tally(problems, record);
  return solved + tried === 0
    ? undefined
    : `${String(solved)} of ${String(problems.length)} solved`;
}

/** The problems in a part of the page, by name. */
export const problemsIn = (part: Element): string[] =>
  [...part.querySelectorAll<HTMLElement>('[data-problem]')].flatMap(
    (item) => item.dataset['problem'] ?? [],
  );

/** Tells every problem of a list, by name, how far this visitor is with it. */
export function tellStates(
  list: Element | null,
  record: PracticeRecord,
  tell: (item: HTMLElement, state: State | undefined) => void,
): void {
  for (const item of list?.querySelectorAll<HTMLElement>('[data-problem]') ?? []) {
    tell(item, stateOf(record[item.dataset['problem'] ?? '']));
  }
}

/** Puts other words into a place of the page, and its own back when there are none. */
export function reword(place: HTMLElement | null, words: string | undefined): void {
  if (!place) return;
  place.dataset['own'] ??= place.textContent;
  place.textContent = words ?? place.dataset['own'];
}
