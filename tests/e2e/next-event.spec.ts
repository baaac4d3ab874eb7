import { expect, type Page } from '@playwright/test';
import { slug } from '../../src/domain/slug.ts';
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

for (const timezoneId of ['America/Chicago', 'Pacific/Auckland']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('Home says what is next, with its day, time and room, and leads to it', async ({
      page,
    }) => {
      const { id, title, time, location } = eventOf('meeting');
      await visitAt(page, '2025-10-06T12:00:00-05:00');
      await expect(state(page).locator('.dial')).toHaveText('Oct 7');
      await expect(state(page)).toContainText('Next');
      await expect(state(page).locator('.next-facts')).toHaveText(
        `Tuesday · ${time} · ${location}`,
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
}

test('on its evening it is tonight, until it is over; a canceled one is never next', async ({
  page,
}) => {
  await visitAt(page, '2025-10-08T20:59:00-05:00');
  await expect(state(page)).toHaveClass(/is-today/);
  await expect(state(page)).toContainText('Tonight');
  await visitAt(page, '2025-10-08T21:01:00-05:00');
  await expect(state(page)).not.toHaveClass(/is-today/);
  await expect(state(page)).toContainText(eventOf('tour').title);
});

test('a place that is not explained is no link', async ({ page }) => {
  const { location } = eventOf('founding');
  await visitAt(page, '2019-03-10T12:00:00-05:00');
  await expect(state(page)).toContainText(location);
  await expect(state(page).getByRole('link', { name: location })).toHaveCount(0);
});

test('when nothing is ahead it says so, and offers to subscribe', async ({ page }) => {
  const { label, title, text, link } = home.next.between;
  await visitAt(page, '2031-01-15T12:00:00-06:00');
  for (const words of [label, title, text]) await expect(state(page)).toContainText(words);
  await expect(state(page).getByRole('link', { name: link })).toHaveAttribute(
    'href',
    '/events#subscribe',
  );
});

test('a page that was left open looks again when it is seen again', async ({ page }) => {
  await visitAt(page, '2025-10-06T12:00:00-05:00');
  await page.clock.setFixedTime(new Date('2025-10-07T12:00:00-05:00'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(state(page)).toContainText('Tonight');
});

test('a page that holds only the last of many events claims none of them to be next', async ({
  page,
}) => {
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Home says what is always true, and leads to the calendar', async ({ page }) => {
    const { title, text, link } = home.next.always;
    await page.goto('/');
    await expect(state(page)).toContainText(title);
    await expect(state(page)).toContainText(text);
    await expect(state(page).getByRole('link', { name: link })).toHaveAttribute('href', '/events');
  });
});
