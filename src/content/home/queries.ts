import { readFileSync } from 'node:fs';
import { getCollection } from 'astro:content';
import type { ProblemDocument } from '../../documents/document/document.ts';
import { checkAnswer } from '../../domain/answers/check-answer.ts';
import { statusInWords } from '../../domain/textbooks/book-status.ts';
import { plainWords } from '../../domain/words/linked-text.ts';
import { numberText } from '../../domain/quantities/print.ts';
import type { Equipment } from '../documents/lesson-schema.ts';
import { mustAgree } from '../everything/check.ts';
import { documentOf } from '../practice/queries.ts';
import {
  getContent,
  getMenu,
  lessonAddresses,
  listNewsletters,
  problemPage,
} from '../everything/queries.ts';

/** One thing that helps tonight. */
export interface Help {
  /** The word beside it, and what else is to know before opening it. */
  label: string;
  facts: string[];
  title: string;
  text: string;
  page: string;
  /** The words of the link. */
  link: string;
}

/** What somebody might answer, and what the site says to it. */
export interface Specimen {
  question: string;
  entry: string;
  sentence: string;
}

/** What helps somebody who is stuck; what a board does not have is left out. */
export interface Stuck {
  heading: string;
  text: string;
  read?: (Help & { equipment?: Equipment | undefined }) | undefined;
  try?: (Help & { equipment?: Equipment | undefined; specimen?: Specimen | undefined }) | undefined;
  borrow?: Help | undefined;
  news?: Help | undefined;
}

/** The lesson, the problem and the book that the home page names, and the newest newsletter. */
export async function getStuck(): Promise<Stuck> {
  mustAgree();
  const { stuck = { heading: '', text: '' } } = await getContent('home');
  const { heading, text, read, try: attempt, borrow, news } = stuck;
  const { pages } = await getMenu();
  const lessons = await getCollection('lessons');
  const lesson = pages.lessons.isOn ? lessons.find(({ id }) => id === read?.name) : undefined;
  const problems = await getCollection('problems');
  const problem = pages.practice.isOn ? problems.find(({ id }) => id === attempt?.name) : undefined;
  const { textbooks } = await getContent('textbooks');
  const book = pages.textbooks.isOn
    ? textbooks.find(({ title }) => title === borrow?.name)
    : undefined;
  const [issue] = pages.news.isOn ? await listNewsletters() : [];
  return {
    heading,
    text,
    read: read &&
      lesson && {
        ...read,
        facts: [lesson.data.course, minutes(lesson.data.minutes)],
        title: lesson.data.title,
        text: lesson.data.description,
        page: lessonAddresses(lesson.id).page,
        equipment: lesson.data.equipment,
      },
    try: attempt &&
      problem && {
        ...attempt,
        facts: [problem.data.class, minutes(problem.data.minutes)],
        title: problem.data.title,
        text: problem.data.description,
        page: problemPage(problem.id),
        equipment: problem.data.equipment,
        specimen: specimenOf(textOf(problem.filePath)),
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
        facts: [],
        title: issue.title,
        text: issue.summary,
        page: issue.path,
      },
  };
}

const textOf = (file = '') => documentOf(file, readFileSync(file, 'utf8'));

const minutes = (count: number) => `${String(count)} minutes`;

/** The first foreseen mistake of a problem as somebody would type it, judged as the problem's page would. */
function specimenOf({ answers, variants }: ProblemDocument): Specimen | undefined {
  const specimens = answers.flatMap((question, place) => {
    const key = variants[0]?.keys[place];
    const [mistake] = key?.mistakes ?? [];
    if (key === undefined || mistake === undefined) return [];
    const { mantissa, power } = numberText(
      (mistake - question.zero) / question.factor,
      question.digits,
    );
    if (power !== undefined) return [];
    const entry = `${mantissa} ${question.unit}`;
    const { kind, sentence } = checkAnswer(entry, question, key);
    return kind === 'wrong' ? [{ question: question.label, entry, sentence }] : [];
  });
  return specimens[0];
}
