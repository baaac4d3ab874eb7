// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { courseAddress } from '../../src/domain/courses/course-codes.ts';
import { courses, newsletters, site } from '../fixture-content.ts';
import { fixtureRoutes } from '../fixture-routes.ts';
import { notFoundRoute } from '../../tools/build/routes.ts';
import { addresses, all, fixtureFile, pageAt, part, texts, wordsOf } from './fixture-pages.ts';

test('the header has six links and the search, and the footer the tagline and three links', () => {
  const page = pageAt('/officers');
  const labels = ['Home', 'About', 'Officers', 'Resources', 'News', 'Contact', 'Search'];
  expect(texts(part(page, 'Main'), 'a')).toEqual(labels);
  expect(wordsOf(page.querySelector('footer'))).toContain(site.tagline);
  expect(texts(page, 'footer a')).toEqual(['Home', 'About', 'Contact']);
  expect(addresses(page, '.skip-link')).toEqual(['#content']);
});

test.each([
  ['/', 'Home'],
  ['/about', 'About'],
  ['/officers', 'Officers'],
  ['/resources', 'Resources'],
  ['/resources/registration', 'Resources'],
  ['/events', 'Resources'],
  ['/join', 'About'],
  ['/search', 'Search'],
])('on %s only %s is the current link', (route, label) => {
  expect(texts(part(pageAt(route), 'Main'), '[aria-current=page]')).toEqual([label]);
});

test('the not-found page has no current link, and a search form', () => {
  const page = pageAt('/404');
  expect(all(part(page, 'Main'), '[aria-current]')).toEqual([]);
  expect(page.querySelector('main form')?.getAttribute('action')).toBe('/search');
  expect(page.querySelector('main form input')?.getAttribute('name')).toBe('q');
});

test('no page of the test board shows the Markdown of a link', () => {
  const pages = [
    ...fixtureRoutes.filter((route) => route !== notFoundRoute),
    ...courses.subjects.flatMap(({ classes }) => classes.map(({ code }) => courseAddress(code))),
    ...newsletters.map(({ path }) => path),
  ].map((route) => (route === '/' ? '/index.html' : `${route}.html`));
  let links = 0;
  const shown = [...pages, '/404.html', '/events.ics', '/news.xml'].filter((file) => {
    const html = fixtureFile(file).toString();
    links += html.match(/class="word-link"/g)?.length ?? 0;
    return html
      .replace(/<(script|style)\b.*?<\/\1>/gs, '')
      .replace(/<[^>]+>/g, '')
      .includes('](');
  });
  expect(shown).toEqual([]);
  expect(links).toBeGreaterThan(20);
});
