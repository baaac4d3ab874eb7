// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { home, lessons, newsletters, problems, questions, site } from '../fixture-content.ts';
import { addresses, all, link, pageAt, part, texts, wordsOf } from './fixture-pages.ts';

const page = pageAt('/');
const main = page.querySelector('main') ?? page;

test('the first button leads to the outside form, the second to About, three cards onward', () => {
  expect(texts(page, 'h1')).toEqual([home.heading]);
  expect(link(main, new RegExp(`^${home.joinButton}`)).getAttribute('href')).toBe(
    site.links.joinForm,
  );
  expect(link(main, new RegExp(`^${home.learnButton}`)).getAttribute('href')).toBe('/about');
  const { heading, member, updates, events } = home.getInvolved;
  const cards = part(page, heading);
  expect(texts(cards, 'h3')).toEqual([member.title, updates.title, events.title]);
  expect(addresses(cards)).toEqual(['/join', site.links.chat, '/events']);
  expect(wordsOf(all(cards, 'a')[1])).toMatch(/\(external link\)$/);
});

test('the field leads to the search, below it the courses and what the site contains', () => {
  const form = page.querySelector('search form');
  expect(form?.getAttribute('action')).toBe('/search');
  expect(form?.querySelector('input')?.getAttribute('name')).toBe('q');
  expect(wordsOf(form?.querySelector('label'))).toBe(`${home.ask.lead} ${home.ask.label}`);
  const [pipe, chips] = all(page, 'search ul');
  expect(texts(pipe ?? page, 'li')).toEqual([
    `${String(lessons.length)} lessons`,
    `${String(problems.length)} problems`,
    'Handbook for numbers',
  ]);
  expect(addresses(chips ?? page).at(-1)).toBe('/resources/studyhome');
  expect(addresses(chips ?? page)[0]).toMatch(/^\/resources\/courses\//);
});

test('an answer, a book and the newest letter are one tap away', () => {
  const trays = all(page, '.tray');
  const [letter] = newsletters;
  expect(trays.map((tray) => texts(tray, 'h2')[0])).toEqual([
    'Could the tables be round?',
    home.borrow?.name,
    letter?.title,
  ]);
  expect(trays.map((tray) => addresses(tray).at(-1))).toEqual([
    '/asked',
    '/resources/textbooks?q=The+Pump+Book',
    letter?.path,
  ]);
});

test('the drawing has a description', () => {
  const labels = all(page, '[role=img], img').map((each) => each.getAttribute('aria-label'));
  expect(labels).toContain(home.diagram?.description ?? 'The small board shows the diagram.');
});

test('without scripts the next event is a link to the calendar', () => {
  const { title, text, link: words } = home.next.always;
  const shown = all(part(page, 'Next event'), '.next-state').filter(
    (state) => !state.hasAttribute('hidden'),
  );
  expect(shown).toHaveLength(1);
  for (const each of [title, text]) expect(wordsOf(shown[0])).toContain(each);
  expect(link(shown[0] ?? page, words).getAttribute('href')).toBe('/events');
});

test('Home, About and Contact link to the questions, and Home shows the newest answer', () => {
  const latest = all(page, '.tray')[0];
  expect(wordsOf(latest)).toContain(questions.home.label);
  expect(wordsOf(latest)).toContain('Answered after 14 days');
  for (const route of ['/about', '/contact']) {
    expect(addresses(pageAt(route), 'main a')).toContain('/asked');
  }
});
