import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compiledLesson } from '../src/documents/compiled/compiled-documents.ts';
import { readYaml } from '../src/content/read/read-yaml.ts';
import { sources } from '../src/content/everything/sources.ts';
import {
  about,
  board,
  courses,
  events,
  eventsPage,
  home,
  lessons,
  newsletters,
  registration,
  resources,
  site,
  textbooks,
} from './content.ts';

const practice = readYaml(sources.practice.files, sources.practice.schema);
const problems = globSync(sources.problems.files);

interface Record {
  sample?: true | undefined;
}

/**
 * A test of the counts and words of the specification, which hold for the sample that we ship and
 * for nothing else: it runs while content/site.yaml says `sample: true` and the records that it is
 * about are samples as well.
 */
const whileSample = (...records: readonly Record[]) =>
  test.runIf(site.sample && records.every(({ sample }) => sample));

// Read before the tests begin: it takes longer than a test may.
const lengths = globSync('content/lessons/*.mdx').map((file) => ({
  file,
  words: compiledLesson(file).document.counts.words,
}));

/** What a failure says to an officer who meets it. */
const asSpecified = (what: string, there: unknown) =>
  `content/site.yaml still says \`sample: true\`, so the sample must be as specified: ${what}. There is: ${String(there)}. If this is your board's own, delete the line \`sample: true\` from content/site.yaml.`;

/** Holds what there is against what was specified. */
function hold(what: string, there: unknown, isSo: boolean): void {
  expect(isSo, asSpecified(what, there)).toBe(true);
}

/** Holds a list against what was specified. */
function holdList(what: string, there: readonly unknown[], specified: readonly unknown[]): void {
  const same = JSON.stringify(there) === JSON.stringify(specified);
  hold(`${what}: ${specified.join(', ')}`, there.join(', '), same);
}

test('a failure says what was specified, what there is and the way out', () => {
  expect(() => {
    hold('ten textbooks', 90, false);
  }).toThrow(
    "content/site.yaml still says `sample: true`, so the sample must be as specified: ten textbooks. There is: 90. If this is your board's own, delete the line `sample: true` from content/site.yaml.",
  );
});

describe('the sample content is what was specified:', () => {
  whileSample(...board.officers)('eight officers, two of them directors', () => {
    const roles = board.officers.map(({ role }) => role).sort();
    holdList('the offices', roles, [
      'Communications Officer',
      'Creative Designer',
      'Director',
      'Director',
      'Events Coordinator',
      'Officer of Finance',
      'Outreach Coordinator',
      'Recruiting Coordinator',
    ]);
  });

  whileSample(...board.officers)(
    'all of them Sophomore or Junior, at least two without a picture, some without a bio',
    () => {
      const years = [...new Set(board.officers.map(({ year }) => year))].sort();
      holdList('the class years', years, ['Junior', 'Sophomore']);
      const faceless = board.officers.filter(({ image }) => image === undefined).length;
      hold('at least two officers without a picture', faceless, faceless > 1);
      const silent = board.officers.filter(({ bio }) => bio === undefined).length;
      hold('some officers without a bio', silent, silent > 0);
    },
  );

  whileSample(...about.history)('five things that the board does, established in 2024', () => {
    const { length } = about.activities;
    hold('five things that the board does', length, length === 5);
    hold('established in 2024', site.established, site.established === 2024);
  });

  whileSample()('the words of the home page', () => {
    const { member, updates, events: evenings, heading } = home.getInvolved;
    holdList(
      'the words of the home page',
      [home.joinButton, home.learnButton, heading, member.title, updates.title, evenings.title],
      ['Join Us', 'Learn More', 'Get Involved', 'Become a Member', 'Keep updated', 'Attend Events'],
    );
  });

  whileSample()(
    'four groups of resources, the first with the five academic pages of this site',
    () => {
      holdList(
        'the groups of resources',
        resources.groups.map(({ title }) => title),
        [
          'Academic Resources',
          'Events & Activities',
          'Career Development',
          'Department Information',
        ],
      );
      const academic = resources.groups[0]?.links.map(({ to }) => to) ?? [];
      holdList('the first five academic links', academic.slice(0, 5), [
        '/resources/studyhome',
        '/resources/study-materials',
        '/resources/registration',
        '/resources/getting-around',
        '/resources/textbooks',
      ]);
      const links = resources.groups.flatMap((group) => group.links);
      const outside = links.filter(({ to }) => to.startsWith('https:')).length;
      hold('more than half of the links lead outside', outside, outside > links.length / 2);
    },
  );

  whileSample()('four registration tips, six helpful links, six questions', () => {
    const counts = [registration.tips, registration.links, registration.faq];
    holdList(
      'tips, links and questions',
      counts.map(({ length }) => length),
      [4, 6, 6],
    );
    const answers = registration.faq.map(({ answer }) => answer).join(' ');
    for (const words of [
      'override request after the 4th class day',
      'syllabi of the past 15 years',
    ]) {
      hold(`the questions speak of "${words}"`, answers, answers.includes(words));
    }
  });

  whileSample(...eventsPage.events)(
    'some 25 events from September to November 2025, study nights at 7-9 PM in CPE 2.222',
    () => {
      hold('at least 25 events', events.length, events.length >= 25);
      const months = [...new Set(events.map(({ date }) => date.slice(0, 7)))].sort();
      holdList('the months', months, ['2025-09', '2025-10', '2025-11']);
      const nights = events.filter(({ title }) => title === 'Study night');
      hold('more than eight study nights', nights.length, nights.length > 8);
      const usual = [
        ...new Set(nights.map(({ time, location }) => `${time.replace('–', '-')}, ${location}`)),
      ];
      holdList('the study nights', usual, ['7-9 PM, CPE 2.222']);
      const meetings = events.filter(({ title }) => title === 'General meeting');
      holdList(
        'the meetings',
        meetings.map(({ time }) => time),
        ['6:30 PM', '6:30 PM', '6:30 PM'],
      );
    },
  );

  whileSample(...newsletters)(
    'two newsletters, one with the PDF as its preview, one with an image',
    () => {
      holdList(
        'the newsletters',
        newsletters.map(({ title, preview }) => `${title} (${preview})`),
        ['October 2025 (image)', 'September 2025 (pdf)'],
      );
    },
  );

  whileSample(courses)(
    'six subjects in their order, at least 25 courses, some without lessons',
    () => {
      holdList(
        'the subjects',
        courses.subjects.map(({ name }) => name),
        [
          'Lower Division ChE',
          'Upper Division ChE',
          'Chemistry',
          'Mathematics',
          'Physics',
          'Electives',
        ],
      );
      const classes = courses.subjects.flatMap((subject) => subject.classes);
      hold('at least 25 courses', classes.length, classes.length >= 25);
      const bare = classes.filter((course) => course.lessons.length === 0).length;
      hold('some courses without lessons', bare, bare > 0);
    },
  );

  whileSample(courses)(
    'at least 50 lessons, of which twelve are written, 900 to 1,800 words each',
    () => {
      const listed = courses.subjects
        .flatMap((subject) => subject.classes)
        .flatMap((course) => course.lessons);
      hold('at least 50 lessons', listed.length, listed.length >= 50);
      hold('at least twelve written lessons', lessons.length, lessons.length >= 12);
      const titleOf = (name: string) => lessons.find((lesson) => lesson.name === name)?.title;
      holdList(
        'the lessons that the specification names',
        [titleOf('units'), titleOf('firstlaw')],
        ['Units and Dimensions', 'First Law of Thermodynamics'],
      );
      for (const { file, words } of lengths) {
        hold(`${file} has 900 to 1,800 words`, words, words >= 900 && words <= 1800);
      }
    },
  );

  whileSample(practice)('at least four problems in each of at least six classes', () => {
    const full = practice.classes.filter((each) => each.problems.length >= 4).length;
    hold('at least six classes with four problems', full, full >= 6);
    hold('at least 24 problems', problems.length, problems.length >= 24);
  });

  whileSample(textbooks)('ten textbooks, some without a description', () => {
    const { length } = textbooks.textbooks;
    hold('ten textbooks', length, length === 10);
    const bare = textbooks.textbooks.filter((book) => book.description === undefined).length;
    hold('some textbooks without a description', bare, bare > 0);
    const { requestLink } = textbooks;
    const specified = 'Email the board to request a textbook';
    hold(`the link "${specified}"`, requestLink, requestLink === specified);
  });
});
