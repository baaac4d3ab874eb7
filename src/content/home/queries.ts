import { getCollection } from 'astro:content';
import { dayOver, newsForDays } from '../../domain/dates/shelf-life.ts';
import { nextRows } from '../../domain/events/next-rows.ts';
import { usualInWords } from '../../domain/events/weekly-series.ts';
import { latestAnswer, stateInWords } from '../../domain/questions/questions.ts';
import { statusInWords } from '../../domain/textbooks/book-status.ts';
import { figures } from '../../domain/words/counted.ts';
import { mustAgree } from '../everything/check.ts';
import {
  getContent,
  getEvents,
  getMenu,
  getRooms,
  listNewsletters,
} from '../everything/queries.ts';

/** Returns the upcoming events, the usual times of weekly ones, and the text around them. */
export async function getNextEvent({ zone, zoneName }: { zone: string; zoneName: string }) {
  const { next: words } = await getContent('home');
  const { events, inTerm, series } = await getEvents();
  const known = nextRows(events, zone, await getRooms());
  return { words, known, usual: usualInWords(inTerm, series), zone: zoneName };
}

/** A row at the end of the home page, with a link. */
export interface Tray {
  label: string;
  title: string;
  page: string;
  text: string;
  link: { text: string; page: string };
  /** Minutes since 1970 after which a script hides it. */
  until?: number | undefined;
}

/** Lists the newest answer, a book to borrow and the newest newsletter, if the board has them. */
export async function listTrays(): Promise<Tray[]> {
  mustAgree();
  const { borrow, news } = await getContent('home');
  const { pages } = await getMenu();
  const { questions, home: asked } = await getContent('questions');
  const answered = pages.asked.isOn ? latestAnswer(questions) : undefined;
  const { textbooks } = await getContent('textbooks');
  const book = pages.textbooks.isOn
    ? textbooks.find(({ title }) => title === borrow?.name)
    : undefined;
  const shelf = `/resources/textbooks?${new URLSearchParams({ q: book?.title ?? '' }).toString()}`;
  const { timeZone } = await getContent('site');
  const [issue] = pages.news.isOn ? await listNewsletters() : [];
  return [
    answered && {
      label: asked.label,
      title: answered.question,
      page: `${pages.asked.path}#${answered.id}`,
      text: `${stateInWords(answered)}.`,
      link: { text: asked.link, page: pages.asked.path },
    },
    borrow &&
      book && {
        label: borrow.label,
        title: book.title,
        page: shelf,
        text: [book.course, book.edition, statusInWords(book)].filter(Boolean).join(', '),
        link: { text: borrow.link, page: shelf },
      },
    // Last, because a script may hide it without leaving a gap.
    news &&
      issue && {
        label: news.label,
        title: issue.title,
        page: issue.path,
        text: issue.summary,
        link: { text: news.link, page: issue.path },
        until: dayOver(issue.date, timeZone, newsForDays),
      },
  ].filter((tray) => tray !== undefined);
}

/** A link on the home page, with a count. */
export interface Contents {
  count: string;
  words: string;
  page: string;
}

/** Returns links to the lessons, the problems and the Handbook, as far as the board has them. */
export async function listContents(): Promise<Contents[]> {
  const { pages } = await getMenu();
  const lessons = await getCollection('lessons');
  const problems = await getCollection('problems');
  return [
    pages.lessons.isOn &&
      lessons.length > 0 && {
        count: figures(lessons.length),
        words: lessons.length === 1 ? 'lesson' : 'lessons',
        page: pages.lessons.path,
      },
    pages.practice.isOn &&
      problems.length > 0 && {
        count: figures(problems.length),
        words: problems.length === 1 ? 'problem' : 'problems',
        page: pages.practice.path,
      },
    pages.handbook.isOn && {
      count: pages.handbook.title,
      words: 'for numbers',
      page: pages.handbook.path,
    },
  ].filter((contents) => contents !== false);
}
