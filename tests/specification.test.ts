import { describe, expect, test } from 'vitest';
import {
  about,
  board,
  courses,
  events,
  home,
  lessons,
  newsletters,
  registration,
  resources,
  site,
  textbooks,
} from './content.ts';

/**
 * The counts and words of the specification, which the content we ship has to have. A real board
 * that deletes `sample: true` from content/site.yaml is free of them.
 */
describe.runIf(site.sample)('the sample content is what was specified:', () => {
  test('eight officers, two of them directors', () => {
    expect(board.officers.map(({ role }) => role).sort()).toEqual([
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

  test('all of them Sophomore or Junior, at least two without a picture, some without a bio', () => {
    const years = new Set(board.officers.map(({ year }) => year));
    expect(years).toEqual(new Set(['Junior', 'Sophomore']));
    expect(board.officers.filter(({ image }) => image === undefined).length).toBeGreaterThan(1);
    expect(board.officers.some(({ bio }) => bio === undefined)).toBe(true);
  });

  test('five things that the board does, established in 2024', () => {
    expect(about.activities).toHaveLength(5);
    expect(site.established).toBe(2024);
  });

  test('the words of the home page', () => {
    const { member, updates, events, heading } = home.getInvolved;
    expect([home.joinButton, home.learnButton, heading]).toEqual([
      'Join Us',
      'Learn More',
      'Get Involved',
    ]);
    expect([member.title, updates.title, events.title]).toEqual([
      'Become a Member',
      'Keep updated',
      'Attend Events',
    ]);
  });

  test('four groups of resources, the first with the five academic pages of this site', () => {
    expect(resources.groups.map(({ title }) => title)).toEqual([
      'Academic Resources',
      'Events & Activities',
      'Career Development',
      'Department Information',
    ]);
    const academic = resources.groups[0]?.links.map(({ to }) => to);
    expect(academic?.slice(0, 5)).toEqual([
      '/resources/studyhome',
      '/resources/study-materials',
      '/resources/registration',
      '/resources/getting-around',
      '/resources/textbooks',
    ]);
    const links = resources.groups.flatMap((group) => group.links);
    expect(links.filter(({ to }) => to.startsWith('https:')).length).toBeGreaterThan(
      links.length / 2,
    );
  });

  test('four registration tips, six helpful links, six questions', () => {
    expect(registration.tips).toHaveLength(4);
    expect(registration.links).toHaveLength(6);
    expect(registration.faq).toHaveLength(6);
    const answers = registration.faq.map(({ answer }) => answer).join(' ');
    expect(answers).toContain('override request after the 4th class day');
    expect(answers).toContain('syllabi of the past 15 years');
  });

  test('some 25 events from September to November 2025, study nights at 7-9 PM in CPE 2.222', () => {
    expect(events.length).toBeGreaterThanOrEqual(25);
    for (const { date } of events) expect(date).toMatch(/^2025-(09|10|11)-/);
    const nights = events.filter(({ title }) => title === 'Study night');
    expect(nights.length).toBeGreaterThan(8);
    for (const { time, location } of nights)
      expect([time, location]).toEqual(['7-9 PM', 'CPE 2.222']);
    const meetings = events.filter(({ title }) => title === 'General meeting');
    expect(meetings.map(({ time }) => time)).toEqual(['6:30 PM', '6:30 PM', '6:30 PM']);
  });

  test('two newsletters, one with the PDF as its preview, one with an image', () => {
    expect(newsletters.map(({ title, preview }) => [title, preview])).toEqual([
      ['October 2025', 'image'],
      ['September 2025', 'pdf'],
    ]);
  });

  test('six subjects in their order, at least 25 courses, some of them without lessons', () => {
    expect(courses.subjects.map(({ name }) => name)).toEqual([
      'Lower Division ChE',
      'Upper Division ChE',
      'Chemistry',
      'Mathematics',
      'Physics',
      'Electives',
    ]);
    const classes = courses.subjects.flatMap((subject) => subject.classes);
    expect(classes.length).toBeGreaterThanOrEqual(25);
    expect(classes.some((course) => course.lessons.length === 0)).toBe(true);
    expect(new Set(classes.map(({ code }) => code)).size).toBe(classes.length);
  });

  test('at least 50 lessons, of which twelve are written, those on units and the First Law among them', () => {
    const listed = courses.subjects
      .flatMap((subject) => subject.classes)
      .flatMap((course) => course.lessons);
    expect(listed.length).toBeGreaterThanOrEqual(50);
    const written = listed.flatMap(({ lesson }) => lesson ?? []);
    expect(written.sort()).toEqual(lessons.map(({ name }) => name).sort());
    expect(written.length).toBeGreaterThanOrEqual(12);
    expect(lessons.find(({ name }) => name === 'units')?.title).toBe('Units and Dimensions');
    expect(lessons.find(({ name }) => name === 'firstlaw')?.title).toBe(
      'First Law of Thermodynamics',
    );
  });

  test('ten textbooks, some without a description', () => {
    expect(textbooks.textbooks).toHaveLength(10);
    expect(textbooks.textbooks.some(({ description }) => description === undefined)).toBe(true);
    expect(textbooks.requestLink).toBe('Email the board to request a textbook');
  });

  test('everybody on the board says that they are a sample', () => {
    expect(board.officers.every(({ sample }) => sample)).toBe(true);
  });
});
