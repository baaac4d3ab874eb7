import { expect } from '@playwright/test';
import { courseAddress } from '../../src/domain/courses/course-address.ts';
import { courses, newsletters } from '../fixture-content.ts';
import { fixtureRoutes } from '../fixture-routes.ts';
import { onFixture as test } from '../spec.ts';

const pages = [
  ...fixtureRoutes,
  ...courses.subjects.flatMap(({ classes }) => classes.map(({ code }) => courseAddress(code))),
  ...newsletters.map(({ path }) => path),
  '/events.ics',
  '/news.xml',
];

test('no page shows the brackets of a link, of which the fixture has one in every text', async ({
  request,
}) => {
  const shown: string[] = [];
  let links = 0;
  for (const route of pages) {
    const html = await (await request.get(route)).text();
    const words = html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]+>/g, '');
    if (words.includes('](')) shown.push(route);
    links += html.match(/class="word-link"/g)?.length ?? 0;
  }
  expect(shown).toEqual([]);
  expect(links).toBeGreaterThan(20);
});
