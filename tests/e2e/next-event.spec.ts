import { expect, type Page } from '@playwright/test';
import { slug } from '../../src/domain/words/slug.ts';
import { events, gettingAround, home } from '../fixture-content.ts';
import { onFixture as test } from '../spec.ts';

// next-event.client.test.ts tests the box before, during and after an event.

const state = (page: Page) =>
  page.getByRole('region', { name: 'Next event' }).locator('.next-state').filter({ visible: true });

async function visitAt(page: Page, moment: string) {
  await page.clock.setFixedTime(new Date(moment));
  await page.goto('/');
  await expect(state(page)).toHaveCount(1);
}

test.describe('in Auckland, where it’s the next day', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('Home shows the next event with day, time and room, and leads to it', async ({ page }) => {
    const event = events.find((each) => each.id === 'meeting');
    if (!event) throw new Error('The test board has no meeting.');
    const { id, title, time, location } = event;
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
    const then = state(page).locator('.then');
    await expect(then).toContainText('Then Example evening Wed, Oct 8 · 7–9 PM');
    await expect(then.getByRole('link')).toHaveAttribute('href', '/events#evening-2025-10-08');
    await state(page).getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(`/events#${id}`);
    await expect(page.getByRole('dialog')).toContainText(title);
  });
});

test('Home says when nothing is ahead, and updates a page that was prerendered or left open', async ({
  page,
}) => {
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
  for (const event of ['visibilitychange', 'prerenderingchange']) {
    await visitAt(page, '2025-10-06T12:00:00-05:00');
    await page.evaluate(() => {
      localStorage.setItem('practice-record', '{"kettle":{}}');
    });
    await page.clock.setFixedTime(new Date('2025-10-07T12:00:00-05:00'));
    await page.evaluate((name) => document.dispatchEvent(new Event(name)), event);
    await expect(state(page)).toContainText('Tonight');
    await expect(page.locator('.continue-practice')).toContainText('Today’s three');
  }
});
