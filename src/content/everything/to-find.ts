import { expandEvents, recentEvents } from '../../domain/events/calendar-event.ts';
import { humidAirPage } from '../../domain/handbook/air/humid-air-page.ts';
import { plainWords } from '../../domain/words/linked-text.ts';
import { buildIndex } from '../../domain/search/build-index.ts';
import type { SearchEntry } from '../../domain/search/search-entry.ts';
import { sectionTexts, textOf } from '../../documents/document/section-texts.ts';
import { listCourses } from '../courses/queries.ts';
import { listTerms, sheetText } from '../documents/queries.ts';
import { listSubstances } from '../handbook/queries.ts';
import { substancesPage } from '../../domain/handbook/substances/handbook-substance.ts';
import { listProblems } from '../practice/queries.ts';
import {
  getContent,
  getCurrentBoard,
  getMenu,
  listNewsletters,
  listPastBoards,
} from './queries.ts';
import { getCourses, listLessons, versionOf } from './lesson-queries.ts';
import { listRegistrationDates } from '../registration/queries.ts';
import {
  questionEntries,
  bookEntries,
  dateEntries,
  eventEntries,
  newsletterEntries,
  pageEntry,
  pastPersonEntries,
  personEntries,
  steamEntries,
  faqEntries,
  roomEntries,
} from './to-find-entries.ts';
import {
  courseEntries,
  lessonEntries,
  problemEntries,
  delayEntries,
  substanceEntries,
  termEntries,
} from './to-find-study-entries.ts';
import { isOffPage } from './with-library.ts';

async function listEverything(): Promise<SearchEntry[]> {
  const { subjects, lead: lessonsLead } = await getCourses();
  const { lead: problemsLead } = await getContent('practice');
  const { textbooks, lead: booksLead, howTo } = await getContent('textbooks');
  const { events, lead: eventsLead, subscribeNote } = await getContent('events');
  const { officers, lead: officersLead } = await getCurrentBoard();
  const registration = await getContent('registration');
  const around = await getContent('gettingAround');
  const asked = await getContent('questions');
  const { formulaListLead, glossaryLead } = await getContent('documents');
  const { substancesLead } = await getContent('handbook');
  const { units } = await getContent('site');
  const substances = await listSubstances();
  const courses = subjects.flatMap(({ classes }) => classes);
  const courseName = (code: string) => courses.find((one) => one.code === code)?.name ?? '';
  const lessons = await listLessons();
  const problems = await listProblems();
  const { pages } = await getMenu();
  const everything = [
    ...lessonEntries(
      lessons.map(({ document, formulas, ...lesson }) => ({
        ...lesson,
        sections: sectionTexts(document.blocks),
        formulas: formulas && { page: formulas.page, text: sheetText(formulas.sheet) },
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
    ...termEntries((await listTerms()).flatMap(({ terms }) => terms)),
    ...courseEntries(subjects),
    ...bookEntries(textbooks, courseName),
    ...eventEntries(events),
    ...dateEntries(await listRegistrationDates()),
    ...faqEntries(registration),
    ...questionEntries(asked.questions, courseName),
    ...roomEntries(around),
    ...personEntries(officers),
    ...pastPersonEntries(await listPastBoards(), officers),
    ...newsletterEntries(await listNewsletters()),
    pageEntry(pages.about.title, pages.about.path, await getContent('about')),
    pageEntry(pages.asked.title, pages.asked.path, [asked.lead, asked.ask]),
    pageEntry(pages.contact.title, pages.contact.path, await getContent('contact')),
    pageEntry(pages.events.label, pages.events.path, [eventsLead, subscribeNote]),
    pageEntry(pages.labReport.title, pages.labReport.path, await getContent('labReport')),
    pageEntry(pages.tutors.title, pages.tutors.path, await getContent('tutors')),
    pageEntry(pages.gettingAround.title, pages.gettingAround.path, [
      around.lead,
      around.directions,
    ]),
    pageEntry(pages.join.title, pages.join.path, await getContent('join')),
    pageEntry(pages.lessons.title, pages.lessons.path, [lessonsLead], 'lessons PDF'),
    pageEntry(pages.formulas.title, pages.formulas.path, [formulaListLead], 'formulas PDF'),
    pageEntry(pages.glossary.title, pages.glossary.path, [glossaryLead], 'terms definitions'),
    pageEntry(
      pages.handbook.title,
      pages.handbook.path,
      await getContent('handbook'),
      'unit converter calculator physical constants gas constant PDF',
    ),
    ...substanceEntries(substances, units),
    ...(substances.length > 0
      ? [pageEntry('Substances', substancesPage, [substancesLead], 'critical properties')]
      : []),
    pageEntry(
      humidAirPage.title,
      humidAirPage.path,
      [humidAirPage.lead],
      'psychrometric chart psychrometrics dew point wet bulb dry bulb relative humidity ratio',
    ),
    ...steamEntries(),
    pageEntry(pages.exam.title, pages.exam.path, await getContent('exam'), 'PDF'),
    pageEntry(pages.news.title, pages.news.path, await getContent('news')),
    pageEntry(pages.officers.title, pages.officers.path, [officersLead]),
    pageEntry(pages.practice.title, pages.practice.path, [problemsLead]),
    pageEntry(pages.registration.title, pages.registration.path, [
      registration.lead,
      registration.links,
    ]),
    pageEntry(pages.courseMap.title, pages.courseMap.path, await getContent('courseMap')),
    ...delayEntries(await listCourses(), pages.courseMap.title),
    pageEntry(pages.resources.title, pages.resources.path, await getContent('resources')),
    pageEntry(pages.textbooks.title, pages.textbooks.path, [booksLead, howTo]),
    ...recentEvents(expandEvents(events)).olderYears.map((year) =>
      pageEntry(`Events in ${year}`, `/events/${year}`, []),
    ),
  ];
  const isOff = isOffPage();
  return everything.filter(({ address }) => !isOff(address));
}

/** Returns all entries, their index, and the version in its file name. */
export async function getSearchIndex() {
  kept ??= makeIndex();
  return kept;
}

// Cached, because the page and the file both need it, and it reads all documents.
let kept: ReturnType<typeof makeIndex> | undefined;

async function makeIndex() {
  const { pages } = await getMenu();
  const { synonyms, answers: all = [] } = await getContent('search');
  const isOff = isOffPage();
  const answers = all.filter(({ to }) => !isOff(to));
  // Answers are indexed too, so that the search corrects misspelled words in them.
  const known = answers.map(({ title, text, to, typed }): SearchEntry => ({
    kind: 'page',
    title,
    address: to.startsWith('/') ? to : pages.resources.path,
    detail: '',
    names: typed.join(' '),
    text,
  }));
  const everything = [...(await listEverything()), ...known].map((entry) => ({
    ...entry,
    text: plainWords(entry.text),
  }));
  const index = buildIndex(everything, synonyms, answers);
  return { everything, index, version: versionOf(JSON.stringify(index)) };
}
