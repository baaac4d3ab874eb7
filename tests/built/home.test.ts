// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { home, lessons, newsletters, problems, questions, site } from '../fixture-content.ts';
import { addresses, all, link, pageAt, part, texts, wordsOf } from './fixture-pages.ts';

const page = pageAt('/');
const main = page.querySelector('main') ?? page;

test('the first button leads to the outside form, the second to About, and three cards to other pages', () => {
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

test('a lesson, a problem, a book and the newest letter are one tap away', () => {
  const { heading = '', text = '', read, try: attempt, borrow, news } = home.stuck ?? {};
  const [letter] = newsletters;
  const section = part(page, heading);
  expect(wordsOf(section)).toContain(text);
  expect(texts(section, '.tray h3')).toEqual([
    lessons.find(({ name }) => name === read?.name)?.title,
    problems.find(({ name }) => name === attempt?.name)?.title,
    borrow?.name,
    letter?.title,
  ]);
  const trays = all(section, '.tray');
  for (const [at, [words = '', address]] of [
    [read?.link, `/resources/study-materials/${read?.name ?? ''}`],
    [attempt?.link, `/resources/study-materials/problems/${attempt?.name ?? ''}`],
    [borrow?.link, '/resources/textbooks?q=The+Pump+Book'],
    [news?.link, letter?.path],
  ].entries()) {
    expect(link(trays[at] ?? section, new RegExp(`^${words}`)).getAttribute('href')).toBe(address);
  }
  expect(wordsOf(section.querySelector('figure'))).toMatch(
    /^For example, a wrong answer.*Not yet\./,
  );
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
  const latest = part(page, questions.home.label);
  expect(wordsOf(latest)).toContain('Answered after 14 days');
  expect(addresses(latest)).toEqual(['/asked#round-tables', '/asked']);
  for (const route of ['/about', '/contact']) {
    expect(addresses(pageAt(route), 'main a')).toContain('/asked');
  }
});
