import type { FindableProblem } from '../../../domain/practice/find-problems.ts';
import { searchable } from '../../../domain/words/match-words.ts';

export interface ProblemRow extends FindableProblem {
  title: string;
  description: string;
  page: string;
}

export function readProblems(list: string): ProblemRow[] {
  const rows = document.querySelectorAll<HTMLElement>(`#${list} .course-row`);
  return [...rows].flatMap((row) => {
    const code = row.querySelector('.code')?.firstChild?.textContent ?? '';
    const ofClass = `${textOf(row, 'h3')} ${row.dataset['words'] ?? ''}`;
    return [...row.querySelectorAll<HTMLElement>('[data-problem]')].map((item) => {
      const title = textOf(item, 'h4');
      const description = textOf(item, '.description');
      const [size, topic] = [textOf(item, '.size'), textOf(item, '.topic')];
      const lesson = item.dataset['words'] ?? '';
      return {
        name: item.dataset['problem'] ?? '',
        class: code,
        title,
        description,
        size,
        topic,
        minutes: Number(textOf(item, '.minutes')),
        page: item.querySelector('a')?.pathname ?? '',
        words: searchable([ofClass, title, description, size, topic, lesson].join(' ')),
      };
    });
  });
}

const textOf = (part: Element, place: string) => part.querySelector(place)?.textContent ?? '';
