import { statusInWords } from '../../domain/textbooks/book-status.ts';
import { dayInWords } from '../../domain/dates/day-words.ts';
import { plainWords } from '../../domain/words/linked-text.ts';
import type { Equipment, LessonFacts } from '../documents/lesson-schema.ts';
import type { Newsletter } from '../news/schema.ts';
import type { ProblemFacts } from '../practice/schema.ts';
import type { Textbooks } from '../textbooks/schema.ts';
import type { Home } from './schema.ts';

/** A recommendation on the home page. */
export interface Recommendation {
  /** Short label next to it. */
  label: string;
  /** Short facts, such as the course and the time it takes. */
  facts: string[];
  title: string;
  text: string;
  page: string;
  /** Link text. */
  link: string;
  /** When it's too old to show, in minutes since 1970. */
  until?: number | undefined;
}

/** A typical wrong answer, and the site's response. */
export interface SampleMistake {
  question: string;
  entry: string;
  sentence: string;
}

/** The home page's recommendations; a board may have only some of them. */
export interface Recommendations {
  heading: string;
  text: string;
  read?: (Recommendation & { equipment?: Equipment | undefined }) | undefined;
  try?:
    | (Recommendation & { equipment?: Equipment | undefined; mistake?: SampleMistake | undefined })
    | undefined;
  borrow?: Recommendation | undefined;
  news?: Recommendation | undefined;
}

/** The records that the home page refers to. */
interface Found {
  lesson?: (LessonFacts & { page: string }) | undefined;
  problem?: (ProblemFacts & { page: string; mistake?: SampleMistake | undefined }) | undefined;
  book?: Textbooks['textbooks'][number] | undefined;
  issue?:
    | (Pick<Newsletter, 'title' | 'date' | 'summary'> &
        Pick<Recommendation, 'until'> & { path: string })
    | undefined;
}

const noWords: NonNullable<Home['stuck']> = { heading: '', text: '' };

/** Combines the text of the home page with the records it refers to. */
export function recommendationsOf(
  words: Home['stuck'] = noWords,
  { lesson, problem, book, issue }: Found,
): Recommendations {
  const { heading, text, read, try: attempt, borrow, news } = words;
  return {
    heading,
    text,
    read: read &&
      lesson && {
        ...read,
        facts: [lesson.course, minutes(lesson.minutes)],
        title: lesson.title,
        text: lesson.description,
        page: lesson.page,
        equipment: lesson.equipment,
      },
    try: attempt &&
      problem && {
        ...attempt,
        facts: [problem.class, minutes(problem.minutes)],
        title: problem.title,
        text: problem.description,
        page: problem.page,
        equipment: problem.equipment,
        mistake: problem.mistake,
      },
    borrow: borrow &&
      book && {
        ...borrow,
        facts: [book.course, book.edition, statusInWords(book)].filter(
          (fact) => fact !== undefined,
        ),
        title: book.title,
        text: [book.author, plainWords(book.description ?? '')].filter(Boolean).join('. '),
        page: `/resources/textbooks?${new URLSearchParams({ q: book.title }).toString()}`,
      },
    news: news &&
      issue && {
        ...news,
        facts: [dayInWords(issue.date)],
        title: issue.title,
        text: issue.summary,
        page: issue.path,
        until: issue.until,
      },
  };
}

const minutes = (count: number) => `${String(count)} minutes`;
