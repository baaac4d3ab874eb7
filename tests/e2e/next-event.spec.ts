import { expect, type Page } from '@playwright/test';
import { slug } from '../../src/domain/words/slug.ts';
import { events, gettingAround, home } from '../fixture-content.ts';
import { onFixture as test } from '../spec.ts';

const next = (page: Page) => page.getByRole('region', { name: 'Next event' });
const state = (page: Page) => next(page).locator('.next-state').filter({ visible: true });

/** Visits the home page at a moment, wherever the visitor is. */
async function visitAt(page: Page, moment: string) {
  await page.clock.setFixedTime(new Date(moment));
  await page.goto('/');
  await expect(state(page)).toHaveCount(1);
}

const eventOf = (id: string) => {
  const event = events.find((each) => each.id === id);
  if (!event) throw new Error(`This test needs the event ${id}.`);
  return event;
};

test.describe('in Auckland, where it is the next day', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('Home says what is next, with its day, time and room, and leads to it', async ({ page }) => {
    const { id, title, time, location } = eventOf('meeting');
    await visitAt(page, '2025-10-06T12:00:00-05:00');
    await expect(state(page).locator('.dial')).toHaveText('Oct 7');
    await expect(state(page)).toContainText('Next');
    await expect(state(page).locator('.reading .next-facts')).toHaveText(
      `Tuesday · ${time} Central Time · ${location}`,
      { useInnerText: true },
    );
    await expect(state(page)).not.toHaveClass(/is-today/);
    await expect(state(page).getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      `/events/${id}.ics`,
    );
    const [room] = gettingAround.rooms;
    await expect(state(page).getByRole('link', { name: location })).toHaveAttribute(
      'href',
      `/resources/getting-around#${slug(room?.name ?? '')}`,
    );
    await state(page).getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(`/events#${id}`);
    await expect(page.getByRole('dialog')).toContainText(title);
  });
});

test('Home says what is next, tonight, over or canceled, and what follows', async ({ page }) => {
  await test.step('on its evening it is tonight, until it is over; a canceled one is never next', async () => {
    await visitAt(page, '2025-10-08T20:59:00-05:00');
    await expect(state(page)).toHaveClass(/is-today/);
    await expect(state(page)).toContainText('Tonight');
    await visitAt(page, '2025-10-08T21:01:00-05:00');
    await expect(state(page)).not.toHaveClass(/is-today/);
    await expect(state(page).locator('.next-title')).toHaveText(eventOf('tour').title);
  });
  await test.step('a place that is not explained is no link', async () => {
    const { location } = eventOf('founding');
    await visitAt(page, '2019-03-10T12:00:00-05:00');
    await expect(state(page)).toContainText(location);
    await expect(state(page).getByRole('link', { name: location })).toHaveCount(0);
  });
  await test.step('below it is the next of the other kind, a weekly one or one that happens once', async () => {
    const then = state(page).locator('.then');
    await visitAt(page, '2025-10-06T12:00:00-05:00');
    await expect(then).toHaveText(
      'Then Example evening Wed, Oct 8 · 7–9 PM · Example Hall, room 1.23',
    );
    await expect(then.getByRole('link')).toHaveAttribute('href', '/events#evening-2025-10-08');
    await visitAt(page, '2025-10-08T12:00:00-05:00');
    await expect(state(page).locator('.next-title')).toHaveText('Example evening');
    await expect(then).toHaveText(
      'Then Tour of a works Fri, Oct 17 · All day · Bus from the plaza',
    );
    await visitAt(page, '2025-10-20T12:00:00-05:00');
    await expect(state(page)).toContainText('Example evening');
    await expect(then).toBeHidden();
  });
  await test.step('when nothing is ahead it says so, and when there usually is something', async () => {
    const { label, title, link } = home.next.between;
    await visitAt(page, '2031-01-15T12:00:00-06:00');
    for (const words of [
      label,
      title,
      'In autumn: Example evening on Wednesdays, 7–9 PM, Example Hall, room 1.23.',
    ]) {
      await expect(state(page)).toContainText(words);
    }
    await expect(state(page).getByRole('link', { name: link })).toHaveAttribute(
      'href',
      '/events#subscribe',
    );
  });
  for (const event of ['visibilitychange', 'prerenderingchange']) {
    await test.step(`a page that was left open or prepared looks again on ${event}`, async () => {
      await visitAt(page, '2025-10-06T12:00:00-05:00');
      await page.evaluate(
        (text) => {
          localStorage.setItem('practice-record', text);
        },
        JSON.stringify({ kettle: {} }),
      );
      await page.clock.setFixedTime(new Date('2025-10-07T12:00:00-05:00'));
      await page.evaluate((name) => document.dispatchEvent(new Event(name)), event);
      await expect(state(page)).toContainText('Tonight');
      await expect(page.locator('.continue-practice')).toContainText('Today’s three');
    });
  }
  await test.step('a page that holds only the last of many events claims none of them to be next', async () => {
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('isWhole&quot;:true', 'isWhole&quot;:false');
      await route.fulfill({ response, body });
    });
    await visitAt(page, '2018-01-01T12:00:00-06:00');
    await expect(state(page)).toContainText(home.next.always.title);
    await visitAt(page, '2025-10-06T12:00:00-05:00');
    await expect(state(page)).toContainText(eventOf('meeting').title);
  });
});

test('what others wrote into the storage prints no nonsense', async ({ page }) => {
  for (const latest of [
    { name: 'kettle', title: {}, right: 1, of: 3 },
    { name: {}, title: 'Tea', right: 1, of: 3 },
    { isDone: true, title: 'Tea', solved: 'x', earned: {} },
    ['Tea'],
    'Tea',
    7,
  ]) {
    await test.step(`what others wrote into the storage prints no nonsense: ${JSON.stringify(latest)}`, async () => {
      await page.addInitScript((text) => {
        localStorage.setItem('practice-record', '{"kettle":{}}');
        localStorage.setItem('practice-latest', text);
      }, JSON.stringify(latest));
      await page.goto('/');
      await expect(page.locator('.continue-practice > span')).toHaveText('Today’s three', {
        useInnerText: true,
      });
    });
  }
  await test.step('numbers that are none leave the title alone', async () => {
    await page.addInitScript(() => {
      localStorage.setItem('practice-record', '{"kettle":{}}');
      localStorage.setItem(
        'practice-latest',
        '{"name":"kettle","title":"Tea","seed":"x","right":"2","of":1e999}',
      );
    });
    await page.goto('/');
    await expect(page.locator('.continue-practice > span')).toHaveText('Continue: Tea');
    await expect(page.locator('.continue-practice a')).toHaveAttribute('href', /kettle$/);
  });
});
