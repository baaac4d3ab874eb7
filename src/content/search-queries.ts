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
  listLessons,
  listNewsletters,
  listPastBoards,
  versionOf,
} from './queries.ts';
import {
  bookEntries,
  courseEntries,
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

/** Everything on the site that can be found, in the order of its kinds. */
async function listEverything(): Promise<Entry[]> {
  const { subjects, lead: lessonsLead } = await getCourses();
  const { lead: problemsLead } = await getContent('practice');
  const { textbooks, lead: booksLead, howTo } = await getContent('textbooks');
  const { events, lead: eventsLead, subscribeNote } = await getContent('events');
  const { officers, lead: officersLead } = await getCurrentBoard();
  const registration = await getContent('registration');
  const around = await getContent('gettingAround');
  const courses = subjects.flatMap(({ classes }) => classes);
  const courseName = (code: string) => courses.find((one) => one.code === code)?.name ?? '';
  const lessons = await listLessons();
  const problems = await listProblems();
  return [
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
    ...questionEntries(registration),
    ...roomEntries(around),
    ...personEntries(officers),
    ...pastPersonEntries(await listPastBoards(), officers),
    ...newsletterEntries(await listNewsletters()),
    pageEntry('About', '/about', await getContent('about')),
    pageEntry('Contact', '/contact', await getContent('contact')),
    pageEntry('Events', '/events', [eventsLead, subscribeNote]),
    pageEntry('For Tutors', '/resources/tutors', await getContent('tutors')),
    pageEntry('Getting Around Campus', '/resources/getting-around', [
      around.lead,
      around.directions,
    ]),
    pageEntry('Join', '/join', await getContent('join')),
    pageEntry('Learning Resources', '/resources/studyhome', [lessonsLead]),
    pageEntry('Mock Exam', '/resources/exam', await getContent('exam')),
    pageEntry('News', '/news', await getContent('news')),
    pageEntry('Officers', '/officers', [officersLead]),
    pageEntry('Practice Problems', '/resources/study-materials', [problemsLead]),
    pageEntry('Registration Tips & FAQ', '/resources/registration', [
      registration.lead,
      registration.links,
    ]),
    pageEntry('Resources', '/resources', await getContent('resources')),
    pageEntry('Textbook Catalog', '/resources/textbooks', [booksLead, howTo]),
    ...recentEvents(expandEvents(events)).olderYears.map((year) =>
      pageEntry(`Events of ${year}`, `/events/${year}`, []),
    ),
  ];
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
