// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { courseAddress } from '../../src/domain/courses/course-codes.ts';
import { isOpen } from '../../src/domain/questions/questions.ts';
import { questions as asked, site } from '../fixture-content.ts';
import { addresses, all, feedAt, link, pageAt, part, texts, wordsOf } from './fixture-pages.ts';

const { questions, headings, ask, topics, feedLink } = asked;
const page = pageAt('/asked');
const article = (id: string) => page.getElementById(id) ?? page.body;

test('open questions come first, longest wait at the top, then answers by academic year', () => {
  expect(texts(page, 'main h2')).toEqual([
    headings.glance,
    headings.open,
    '2025–26',
    '2024–25',
    '2021–22',
    headings.ask,
  ]);
  expect(all(page, 'article').map(({ id }) => id)).toEqual([
    'cold-tea',
    'more-tables',
    'round-tables',
    'longer-breaks',
    'whose-biscuits',
    'first-question',
  ]);
  expect(all(part(page, headings.open), 'article')).toHaveLength(questions.filter(isOpen).length);
  expect(wordsOf(article('cold-tea'))).toContain('Waiting since July 20, 2025');
});

test('a question shows its state, its steps and its answer', () => {
  const changed = article('round-tables');
  expect(wordsOf(changed)).toContain('Answered after 14 days, and it changed something');
  expect(texts(changed, 'li')).toEqual([
    'We got it August 25, 2025',
    'Taken to the head of examples September 1, 2025',
    'Answered September 8, 2025',
    'Done September 22, 2025The first round table.',
  ]);
  expect(addresses(changed)).toEqual([
    '#round-tables',
    '/officers',
    courseAddress('DEM 101'),
    'https://tables.example.org/round',
  ]);
  expect(wordsOf(article('longer-breaks'))).toMatch(/Refused after 7 days.*The day is as long/);
  expect(wordsOf(article('whose-biscuits'))).toContain('Answered the same day');
  const here = part(pageAt(courseAddress('DEM 201')), headings.course);
  expect(addresses(here)).toEqual(['/asked#cold-tea']);
});

test('the year at a glance has the same numbers in words, shapes and a table', () => {
  const glance = part(page, headings.glance);
  // The year consists of the twelve months up to last October, so the sixth question is too old.
  expect(wordsOf(glance)).toContain('4 questions, 2 answered. 1 changed something.');
  expect([all(glance, '.year-chart .way').length, all(glance, '.year-chart .wait').length]).toEqual(
    [2, 2],
  );
  expect(texts(glance, 'ul li')).toEqual(['1 changed something', '1 refused', '2 waiting']);
  expect(texts(glance, 'tbody tr')).toEqual([
    expect.stringMatching(/^12 months ?4211211$/),
    expect.stringMatching(/^2025–26 ?2110114$/),
    expect.stringMatching(/^2024–25 ?320114$/),
    expect.stringMatching(/^2021–22 ?1100030$/),
  ]);
});

test('asking shows what happens next, and puts the topic into the subject', () => {
  const asking = part(page, headings.ask);
  for (const { title, text } of ask.happens) {
    expect(wordsOf(asking)).toContain(title);
    expect(wordsOf(asking)).toContain(text);
  }
  expect(wordsOf(asking)).toContain(ask.privacy);
  expect(link(asking, site.email).getAttribute('href')).toBe(
    `mailto:${site.email}?subject=Question%20about%20examples`,
  );
  for (const topic of topics) {
    const to = new URL(link(asking, topic).getAttribute('href') ?? '', site.url);
    expect(to.searchParams.get('subject')).toBe(`Question about ${topic}`);
  }
});

test('the feed has every question with its address, latest first', () => {
  expect(link(page, feedLink).getAttribute('href')).toBe('/asked.xml');
  expect(page.querySelector('link[href="/asked.xml"]')?.getAttribute('type')).toBe(
    'application/atom+xml',
  );
  const feed = feedAt('/asked.xml');
  expect(wordsOf(feed.querySelector('feed > updated'))).toBe('2025-09-29T12:00:00Z');
  const ids = texts(feed, 'entry > id');
  expect(ids[0]).toBe(`${site.url}/asked#more-tables`);
  expect(texts(feed, 'entry > published')[1]).toBe('2025-08-25T12:00:00Z');
  expect(new Set(ids)).toEqual(new Set(questions.map(({ id }) => `${site.url}/asked#${id}`)));
  expect(texts(feed, 'entry > title')).toContain('Why is the tea cold?');
});
