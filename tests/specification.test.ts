import { expect, test } from 'vitest';
import { compiledLesson } from '../src/documents/compiled/compiled-documents.ts';
import {
  about,
  board,
  courses,
  events,
  eventsPage,
  home,
  lessons,
  newsletters,
  practice,
  problems,
  registration,
  resources,
  site,
  textbooks,
} from './content.ts';
import { documentFiles } from '../src/content/read/source-files.ts';

const classes = courses.subjects.flatMap((subject) => subject.classes);
const nights = events.filter(({ title }) => title === 'Study night');
const { member, updates, events: evenings, heading } = home.getInvolved;
const lengths = documentFiles('lessons').map((file) => compiledLesson(file).document.counts.words);

type Records = readonly { sample?: true | undefined }[];

// The counts and words of the specification apply only to the sample content.
const specified: [what: string, records: Records, there: unknown, specified: unknown][] = [
  [
    'eight officers, two of them directors',
    board.officers,
    board.officers.map(({ role }) => role).sort(),
    [
      ...['Communications Officer', 'Creative Designer', 'Director', 'Director'],
      ...['Events Coordinator', 'Officer of Finance'],
      ...['Outreach Coordinator', 'Recruiting Coordinator'],
    ],
  ],
  ['five things that the board does', about.history, about.activities.length, 5],
  ['established in 2024', about.history, site.established, 2024],
  [
    'the words of the home page',
    [],
    [home.joinButton, home.learnButton, heading, member.title, updates.title, evenings.title],
    ['Join Us', 'Learn More', 'Get Involved', 'Become a Member', 'Keep updated', 'Attend Events'],
  ],
  [
    'four groups of resources',
    [],
    resources.groups.map(({ title }) => title),
    ['Academic Resources', 'Events & Activities', 'Career Development', 'Department Information'],
  ],
  [
    'five academic pages of this site',
    [],
    resources.groups[0]?.links.slice(0, 5).map(({ to }) => to),
    ['studyhome', 'study-materials', 'registration', 'getting-around', 'textbooks'].map(
      (page) => `/resources/${page}`,
    ),
  ],
  [
    'four registration tips, six helpful links, six questions',
    [],
    [registration.tips, registration.links, registration.faq].map(({ length }) => length),
    [4, 6, 6],
  ],
  ['25 events', eventsPage.events, events.length >= 25, true],
  [
    'events from September to November 2025',
    eventsPage.events,
    [...new Set(events.map(({ date }) => date.slice(0, 7)))].sort(),
    ['2025-09', '2025-10', '2025-11'],
  ],
  [
    'study nights at 7-9 PM in CPE 2.222',
    eventsPage.events,
    [...new Set(nights.map(({ time, location }) => `${time.replace('–', '-')}, ${location}`))],
    ['7-9 PM, CPE 2.222'],
  ],
  [
    'three meetings at 6:30 PM',
    eventsPage.events,
    events.filter(({ title }) => title === 'General meeting').map(({ time }) => time),
    ['6:30 PM', '6:30 PM', '6:30 PM'],
  ],
  [
    'two newsletters, one shown as a PDF and one as an image',
    newsletters,
    newsletters.map(({ title, preview }) => `${title} (${preview})`),
    ['October 2025 (image)', 'September 2025 (pdf)'],
  ],
  [
    'six subjects in their order',
    [courses],
    courses.subjects.map(({ name }) => name),
    [
      'Lower Division ChE',
      'Upper Division ChE',
      'Chemistry',
      'Mathematics',
      'Physics',
      'Electives',
    ],
  ],
  ['25 courses', [courses], classes.length >= 25, true],
  ['50 lessons', [courses], classes.flatMap((course) => course.lessons).length >= 50, true],
  ['twelve written lessons', [courses], lessons.length >= 12, true],
  [
    '900 to 1,800 words in each lesson',
    [courses],
    lengths.filter((words) => words < 900 || words > 1800),
    [],
  ],
  [
    'six classes with four problems',
    [practice],
    practice.classes.filter((each) => each.problems.length >= 4).length >= 6,
    true,
  ],
  ['24 problems', [practice], problems.length >= 24, true],
  ['ten textbooks', [textbooks], textbooks.textbooks.length, 10],
];

const ofSample = specified.filter(([, records]) => records.every(({ sample }) => sample));

test.runIf(site.sample).each(ofSample)('the sample has %s', (what, _, there, asSpecified) => {
  expect(
    there,
    `content/site.yaml still says \`sample: true\`, so the sample must be as specified: ${what}. If this is your board's own, delete the line \`sample: true\` from content/site.yaml.`,
  ).toEqual(asSpecified);
});
