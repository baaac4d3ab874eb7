import { expect, type Page } from '@playwright/test';
import { plainWords } from '../../src/domain/words/linked-text.ts';
import { clocks, noonOf } from '../clocks.ts';
import { events, eventsPage, home, registration } from '../fixture-content.ts';
import { onFixture as test } from '../spec.ts';
import { waitUntilReady } from '../browser-page.ts';

const paths = ['/', '/events', '/resources/registration', '/officers', '/resources'] as const;

/** The sentences that say that something is past, or that nothing is ahead. */
const pastWords = [
  home.next.between.title,
  plainWords(eventsPage.nothingComing),
  plainWords(registration.datesOver),
  'term ended on',
  'Nobody’s checked this page since',
];

/** The words that a visitor sees on a page. */
async function wordsOf(page: Page, path: string): Promise<string> {
  await page.goto(path);
  await waitUntilReady(page);
  return page.getByRole('main').innerText();
}

test('five pages agree on what is ahead on any day, and none says twice what is past', async ({
  page,
}) => {
  for (const clock of clocks) {
    await test.step(`${clock}: five pages agree on what is ahead, and none says twice what is past`, async () => {
      await page.clock.setFixedTime(noonOf(clock));
      const words = new Map<string, string>();
      for (const path of paths) {
        words.set(path, await wordsOf(page, path));
        const said = pastWords.flatMap((each) => words.get(path)?.split(each).slice(1) ?? []);
        expect(said.length, path).toBeLessThanOrEqual(1);
      }
      const says = (path: (typeof paths)[number], sentence: string) =>
        words.get(path)?.includes(sentence);
      const isAhead = events.some(({ date }) => new Date(`${date}T23:59`) > noonOf(clock));
      // Home and Events say the same, and Registration promises no evening that they do not have.
      expect(says('/', home.next.between.title)).toBe(!isAhead);
      expect(says('/events', plainWords(eventsPage.nothingComing))).toBe(!isAhead);
      expect(says('/resources/registration', plainWords(registration.datesOver))).toBe(!isAhead);
      expect(says('/resources/registration', 'Add these dates')).toBe(isAhead);
      const counted = /in \d+ days|tomorrow|\bago\b/.test(
        words.get('/resources/registration') ?? '',
      );
      expect(counted).toBe(isAhead);
      expect(says('/officers', 'term ended on')).toBe(!isAhead);
      expect(says('/officers', 'Wednesdays')).toBe(isAhead);
      expect(says('/resources', 'Last checked')).toBe(isAhead);
      // A letter is news for a season.
      expect(says('/', 'October 6, 2025')).toBe(isAhead);
    });
  }
});
