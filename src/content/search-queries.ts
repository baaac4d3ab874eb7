import { expandEvents, recentEvents } from '../domain/calendar/calendar-event.ts';
import { plainWords } from '../domain/linked-text.ts';
import { buildIndex, type Contents } from '../domain/site-search/build-index.ts';
import type { Entry } from '../domain/site-search/entry.ts';
import { firstCards } from '../domain/site-search/first-cards.ts';
import { sectionTexts, textOf } from '../documents/section-texts.ts';
import { listProblems } from './problem-queries.ts';
import {
  getContent,
  getCourses,
  getCurrentBoard,
  getMenu,
  listLessons,
  listNewsletters,
  listPastBoards,
  versionOf,
} from './queries.ts';
import { listRegistrationDates } from './registration-queries.ts';
import {
  askedEntries,
  bookEntries,
  courseEntries,
  dateEntries,
  eventEntries,
  lessonEntries,
  newsletterEntries,
  pageEntry,
  pastPersonEntries,
  personEntries,
  problemEntries,
  questionEntries,
  roomEntries,
} from './search-entries.ts';
import { isSwitchedOff } from './site-menu.ts';

/** Everything on the site that can be found, in the order of its kinds. */
async function listEverything(): Promise<Entry[]> {
  const { subjects, lead: lessonsLead } = await getCourses();
  const { lead: problemsLead } = await getContent('practice');
  const { textbooks, lead: booksLead, howTo } = await getContent('textbooks');
  const { events, lead: eventsLead, subscribeNote } = await getContent('events');
  const { officers, lead: officersLead } = await getCurrentBoard();
  const registration = await getContent('registration');
  const around = await getContent('gettingAround');
  const asked = await getContent('questions');
  const courses = subjects.flatMap(({ classes }) => classes);
  const courseName = (code: string) => courses.find((one) => one.code === code)?.name ?? '';
  const lessons = await listLessons();
  const problems = await listProblems();
  const { pages } = await getMenu();
  const everything = [
    ...lessonEntries(
      lessons.map(({ document, ...lesson }) => ({
        ...lesson,
        sections: sectionTexts(document.blocks),
      })),
      courseName,
    ),
    ...problemEntries(
      problems.map(({ document, ...problem }) => ({
        ...problem,
        statement: textOf(document.statement),
      })),
      courseName,
    ),
    ...courseEntries(subjects),
    ...bookEntries(textbooks, courseName),
    ...eventEntries(events),
    ...dateEntries(await listRegistrationDates()),
    ...questionEntries(registration),
    ...askedEntries(asked.questions, courseName),
    ...roomEntries(around),
    ...personEntries(officers),
    ...pastPersonEntries(await listPastBoards(), officers),
    ...newsletterEntries(await listNewsletters()),
    pageEntry(pages.about.title, pages.about.path, await getContent('about')),
    pageEntry(pages.asked.title, pages.asked.path, [asked.lead, asked.ask]),
    pageEntry(pages.contact.title, pages.contact.path, await getContent('contact')),
    pageEntry(pages.events.label, pages.events.path, [eventsLead, subscribeNote]),
    pageEntry(pages.tutors.title, pages.tutors.path, await getContent('tutors')),
    pageEntry(pages.gettingAround.title, pages.gettingAround.path, [
      around.lead,
      around.directions,
    ]),
    pageEntry(pages.join.title, pages.join.path, await getContent('join')),
    pageEntry(pages.lessons.title, pages.lessons.path, [lessonsLead]),
    pageEntry(pages.exam.title, pages.exam.path, await getContent('exam')),
    pageEntry(pages.news.title, pages.news.path, await getContent('news')),
    pageEntry(pages.officers.title, pages.officers.path, [officersLead]),
    pageEntry(pages.practice.title, pages.practice.path, [problemsLead]),
    pageEntry(pages.registration.title, pages.registration.path, [
      registration.lead,
      registration.links,
    ]),
    pageEntry(pages.courseMap.title, pages.courseMap.path, await getContent('courseMap')),
    pageEntry(pages.resources.title, pages.resources.path, await getContent('resources')),
    pageEntry(pages.textbooks.title, pages.textbooks.path, [booksLead, howTo]),
    ...recentEvents(expandEvents(events)).olderYears.map((year) =>
      pageEntry(`Events of ${year}`, `/events/${year}`, []),
    ),
  ];
  const isOff = isSwitchedOff({ pages });
  return everything.filter(({ address }) => !isOff(address));
}

/** Everything there is to find, its index, and what the search page must know of that. */
export async function getSearchIndex() {
  kept ??= makeIndex();
  return kept;
}

// Lessons and problems are computed for it: once for the page and all its files.
let kept: ReturnType<typeof makeIndex> | undefined;

async function makeIndex() {
  const { synonyms } = await getContent('search');
  const everything = (await listEverything()).map((entry) => ({
    ...entry,
    text: plainWords(entry.text),
  }));
  const index = buildIndex(everything, synonyms);
  const { words, entries } = index;
  const first = firstCards(index);
  const version = versionOf(JSON.stringify([words, entries, [...first]]));
  const contents: Contents = { version, ...index.contents };
  return { everything, words, entries, first, contents };
}
