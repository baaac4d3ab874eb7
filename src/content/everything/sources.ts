import { aboutSchema, contactSchema, joinSchema } from '../about/schema.ts';
import { accountsSchema } from '../accounts/schema.ts';
import { boardSchema } from '../officers/schema.ts';
import { coursePageSchema, courseMapSchema } from '../courses/page-schema.ts';
import { coursesSchema } from '../courses/schema.ts';
import { eventsSchema } from '../events/schema.ts';
import { factsSchema } from '../facts/schema.ts';
import { gettingAroundSchema } from '../getting-around/schema.ts';
import { handbookSchema } from '../handbook/schema.ts';
import { inLibrary } from '../read/source-files.ts';
import { homeSchema } from '../home/schema.ts';
import { labReportSchema } from '../documents/lab-report-schema.ts';
import { lessonSchema, documentsSchema } from '../documents/lesson-schema.ts';
import { lookSchema } from '../look/schema.ts';
import { menuSchema } from '../menu/schema.ts';
import { newsletterSchema, newsSchema } from '../news/schema.ts';
import { notFoundSchema } from '../not-found/schema.ts';
import { practiceSchema, examSchema, tutorsSchema, problemSchema } from '../practice/schema.ts';
import { questionsSchema } from '../questions/schema.ts';
import { registrationSchema } from '../registration/schema.ts';
import { resourcesSchema } from '../resources/schema.ts';
import { searchSchema } from '../search/schema.ts';
import { siteSchema } from '../site/schema.ts';
import { substancesSchema } from '../substances/schema.ts';
import { textbooksSchema } from '../textbooks/schema.ts';

/** The files in content/ and library/, and their schemas. */
export const sources = {
  site: { files: 'content/site.yaml', schema: siteSchema },
  facts: { files: 'content/facts.yaml', schema: factsSchema },
  menu: { files: 'content/menu.yaml', schema: menuSchema },
  look: { files: 'content/look.yaml', schema: lookSchema },
  home: { files: 'content/pages/home.yaml', schema: homeSchema },
  about: { files: 'content/pages/about.yaml', schema: aboutSchema },
  contact: { files: 'content/pages/contact.yaml', schema: contactSchema },
  events: { files: 'content/events.yaml', schema: eventsSchema },
  exam: { files: 'content/pages/exam.yaml', schema: examSchema },
  gettingAround: { files: 'content/pages/getting-around.yaml', schema: gettingAroundSchema },
  handbook: { files: 'content/pages/handbook.yaml', schema: handbookSchema },
  join: { files: 'content/pages/join.yaml', schema: joinSchema },
  questions: { files: 'content/questions.yaml', schema: questionsSchema },
  resources: { files: 'content/pages/resources.yaml', schema: resourcesSchema },
  registration: { files: 'content/pages/registration.yaml', schema: registrationSchema },
  news: { files: 'content/pages/news.yaml', schema: newsSchema },
  newsletters: { files: 'content/newsletters/[0-9]*.md', schema: newsletterSchema },
  courses: { files: 'content/courses.yaml', schema: coursesSchema },
  coursePage: { files: 'content/pages/course.yaml', schema: coursePageSchema },
  courseMap: { files: 'content/pages/course-map.yaml', schema: courseMapSchema },
  documents: { files: 'content/pages/documents.yaml', schema: documentsSchema },
  lessons: { files: inLibrary('lessons/*.mdx'), schema: lessonSchema },
  practice: { files: 'content/practice.yaml', schema: practiceSchema },
  problems: { files: inLibrary('problems/*.mdx'), schema: problemSchema },
  substances: { files: inLibrary('substances.yaml'), schema: substancesSchema },
  labReport: { files: 'content/pages/lab-report.yaml', schema: labReportSchema },
  tutors: { files: 'content/pages/tutors.yaml', schema: tutorsSchema },
  textbooks: { files: 'content/textbooks.yaml', schema: textbooksSchema },
  search: { files: 'content/search.yaml', schema: searchSchema },
  notFound: { files: 'content/pages/not-found.yaml', schema: notFoundSchema },
  boards: { files: 'content/officers/*.yaml', schema: boardSchema },
} as const;

/**
 * Optional files that officers keep for each other. The checks cover them, but Astro doesn't load
 * them, so no page can show them.
 */
export const unpublished = {
  accounts: { files: 'content/accounts.yaml', schema: accountsSchema },
} as const;

/** Files and folders that a board can leave out. */
export const mayBeEmpty: readonly string[] = [
  sources.newsletters.files,
  sources.lessons.files,
  sources.problems.files,
  sources.substances.files,
];

export type SingleFile = Exclude<
  {
    [Name in keyof typeof sources]: (typeof sources)[Name]['files'] extends `${string}*${string}`
      ? never
      : Name;
  }[keyof typeof sources],
  'substances'
>;
