// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { courses, lessons, problems } from '../fixture-content.ts';
import { addresses, all, link, pageAt, part, texts, wordsOf } from './fixture-pages.ts';

const base = '/resources/study-materials';
const order = courses.subjects
  .flatMap(({ classes }) => classes)
  .flatMap((course) => course.lessons)
  .flatMap(({ lesson }) => lesson ?? []);
const lessonOf = (name: string | undefined) => lessons.find((lesson) => lesson.name === name);
const titleOf = (name: string | undefined) => lessonOf(name)?.title ?? '';
const mixing = pageAt(`${base}/mixing`);

test.each(order)('%s links to the previous and next lesson and its prerequisites', (name) => {
  const page = pageAt(`${base}/${name}`);
  const at = order.indexOf(name);
  expect(texts(page, 'h1')).toEqual([titleOf(name)]);
  expect(addresses(page, 'a[rel=next]')).toEqual(
    order.slice(at + 1, at + 2).map((next) => `${base}/${next}`),
  );
  expect(addresses(page, 'a[rel=prev]')).toEqual(
    order.slice(Math.max(0, at - 1), at).map((before) => `${base}/${before}`),
  );
  const bar = page.querySelector('.document-bar') ?? page;
  for (const needed of lessonOf(name)?.needs ?? []) {
    expect(addresses(bar)).toContain(`${base}/${needed}`);
  }
});

test('a lesson and the problems it explains link to each other', () => {
  const explained = problems.filter(({ lesson }) => lesson === 'mixing');
  expect(explained.length).toBeGreaterThan(1);
  expect(texts(part(mixing, 'Practice this'), 'a').toSorted()).toEqual(
    explained.map(({ title }) => title).toSorted(),
  );
  for (const { name } of explained) {
    expect(texts(pageAt(`${base}/problems/${name}`), '.document-bar a')).toEqual([
      titleOf('mixing'),
    ]);
  }
});

test('the email about a mistake names the lesson and its version', () => {
  const mail = decodeURIComponent(link(mixing, 'Tell us').getAttribute('href') ?? '');
  expect(mail).toMatch(new RegExp(`${titleOf('mixing')} \\(version [0-9a-f]{8}\\)`));
});

test('each heading of a lesson links to itself, and the contents link to them', () => {
  const headings = all(mixing, '.document h2').filter((each) => each.querySelector('a'));
  expect(headings.length).toBeGreaterThan(2);
  for (const heading of headings) expect(addresses(heading)).toEqual([`#${heading.id}`]);
  const contents = addresses(part(mixing, 'On this page'));
  expect(contents.length).toBeGreaterThan(2);
  for (const to of contents) expect(mixing.querySelector(to ?? '')).not.toBeNull();
});

test('figures of a lesson have descriptions, and its formula sheet has its equations and symbols', () => {
  const figures = all(mixing, 'figure [role=img]');
  // The lesson has a drawing and a plot. The plot has one version for wide windows and one for
  // narrow ones.
  expect(figures.length).toBeGreaterThanOrEqual(2);
  for (const figure of figures) {
    expect(figure.getAttribute('aria-label')?.length).toBeGreaterThan(40);
  }
  const sheet = pageAt(`${base}/mixing/formulas`);
  expect(link(mixing, 'Formula sheet').getAttribute('href')).toBe(`${base}/mixing/formulas`);
  const equations = texts(sheet, '.formulas .equation math');
  expect(equations.length).toBeGreaterThan(0);
  expect(texts(mixing, '.equation math')).toEqual(expect.arrayContaining(equations));
  expect(texts(sheet, 'h2')).toContain('Symbols');
  expect(addresses(sheet, 'h2 a')[0]).toMatch(new RegExp(`^${base}/mixing#`));
  expect(addresses(sheet, 'link[type="application/pdf"]')).toEqual([
    '/lessons/formulas/mixing.pdf',
  ]);
});

test('a lesson leads to the tables that it looks numbers up in', () => {
  const tools = part(pageAt(`${base}/watched-tank`), 'Look it up');
  expect(addresses(tools)).toEqual(['/resources/handbook/steam']);
  expect(all(mixing, '#tools-heading')).toEqual([]);
});

test('a lesson cites books by chapter, and leads to those that the board has', () => {
  expect(texts(mixing, '.document li')).toEqual(
    expect.arrayContaining([
      'Shaft & Seal, The Pump Book, 9th edition, chapter 3: what leaks. We have a copy of The Pump Book',
      'Field & Stone, Balances for Beginners, 3rd edition, sections 4.2 and 4.3: mixing points. We have the 4th edition of Balances for Beginners',
      'Yard, Old Wells (external link), chapter 1: depth',
    ]),
  );
  expect(addresses(mixing, '.document li a')).toEqual(
    expect.arrayContaining([
      '/resources/textbooks?q=The%20Pump%20Book',
      '/resources/textbooks?q=Balances%20for%20Beginners',
      'https://wells.example.org/',
    ]),
  );
});

test('without scripts a lesson has its figure, its question with an answer, and both versions', () => {
  expect(wordsOf(mixing.querySelector('.said'))).toContain('4.00% salt');
  expect(all(mixing, '.lab .plot .curve.solid')).toHaveLength(1);
  const prediction = wordsOf(mixing.querySelector('.prediction details'));
  expect(prediction).toContain('It falls, but not to half (right)');
  expect(prediction).toContain('The same salt is in 8.00');
  expect(texts(mixing, 'p.way-label').map((words) => words.split(' goes ')[1])).toEqual([
    'along its arrow:',
    'into the mixer:',
    'along its arrow:',
    'into the mixer:',
  ]);
  expect(texts(mixing, '.self-check').at(-1)).toContain('is positive (into the mixer: negative)');
  expect(all(mixing, '.fold').every((fold) => fold.hasAttribute('open'))).toBe(true);
  const boxes = all(mixing, 'main input').filter((box) => !box.closest('.needs-script'));
  // Without scripts, a reader can answer only the question whose answer is in words.
  expect(boxes.every((box) => box.closest('.prediction'))).toBe(true);
});

test('without scripts the Handbook has its example of humid air, and only known facts of a substance', () => {
  const air = pageAt('/resources/handbook/humid-air');
  expect(texts(air, 'h2')[0]).toMatch(/^Cool it to 23\.3/);
  const end = wordsOf(part(air, 'Take it somewhere'));
  expect(end).toContain('Heat or cool it to 15');
  expect(end).toContain('7.39 g condenses');
  expect(texts(air, 'tr').some((row) => /^25\.0 ?3\.170/.test(row))).toBe(true);
  expect(texts(pageAt('/resources/handbook/substances/argon'), 'main h2')).toEqual([
    'Constants',
    'Sources',
  ]);
});
