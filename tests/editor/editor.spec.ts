import { expect } from '@playwright/test';
import axe from 'axe-core';
import { parse } from 'yaml';
import { begin, choose, field, onEditor, save, saved } from './edited-project.ts';

onEditor.beforeEach(async ({ page, project }) => {
  await page.goto(project.origin);
  await expect(page.getByRole('navigation')).toBeVisible();
});

onEditor('changes one line for one field', async ({ page, project }) => {
  await choose(page, 'Events');
  await expect(page.getByRole('link', { name: 'See the page' })).toHaveAttribute(
    'href',
    'http://localhost:4321/events',
  );
  await page.getByRole('button', { name: /^Tour of a works/ }).click();
  await field(page, 'Title').fill('Tour of a plant');
  await saved(page);
  expect(project.numbers()).toEqual(['1\t1\tcontent/events.yaml']);
  expect(project.lines()).toEqual(['-    title: Tour of a works', '+    title: Tour of a plant']);
});

onEditor('adds a weekly event and changes nothing else', async ({ page, project }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await choose(page, 'Events');
  const add = page.getByRole('button', { name: 'Add event', exact: true });
  await expect(add).toBeInViewport();
  await add.click();
  await expect(page.getByRole('listitem').first()).toHaveText(/^Event \d+/);
  await field(page, 'Date').fill('2026-02-03');
  await field(page, 'Title').fill('Chess night');
  await field(page, 'Location').fill('Library');
  await field(page, 'Time').fill('7-9 PM');
  await field(page, 'Description').fill('Bring a board: we have two.');
  await page.getByRole('button', { name: 'Add weekly' }).click();
  await field(page, 'Until').fill('2026-04-28');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status')).toContainText('Saved:');
  expect(project.lines()).toEqual([
    '+  - id: chess-night-2026',
    '+    date: 2026-02-03',
    '+    title: Chess night',
    '+    location: Library',
    '+    time: 7-9 PM',
    "+    description: 'Bring a board: we have two.'",
    '+    weekly:',
    '+      until: 2026-04-28',
  ]);
  const { events } = parse(project.read('content/events.yaml')) as { events: unknown[] };
  expect(events.at(-1)).toMatchObject({ id: 'chess-night-2026', weekly: { until: '2026-04-28' } });
  await expect(page.getByRole('link', { name: 'See it on the page' })).toHaveAttribute(
    'href',
    'http://localhost:4321/events#chess-night-2026',
  );
});

onEditor('starts the next year’s board as a copy', async ({ page, project }) => {
  await begin(page, 'Officers', '2026-27', 'Copy the newest');
  await field(page, 'From').fill('2026-08-24');
  await field(page, 'To').fill('2027-05-14');
  await page.getByRole('button', { name: 'Delete Cyrus Sample' }).click();
  await page.getByRole('button', { name: 'Move Bea Sample up' }).click();
  await saved(page);
  expect(parse(project.read('content/officers/2026-27.yaml'))).toMatchObject({
    from: '2026-08-24',
    to: '2027-05-14',
    officers: [{ name: 'Bea Sample' }, { name: 'Ada Sample' }],
  });
});

onEditor('explains all mistakes at their fields and saves nothing', async ({ page, project }) => {
  await choose(page, 'Events');
  await page.getByRole('button', { name: /^Example evening/ }).click();
  await field(page, 'Time').fill('in the evening');
  await field(page, 'Until').fill('2025-09-01');
  await field(page, 'Title').fill('');
  await save(page);
  await expect(field(page, 'Time')).toHaveAccessibleDescription(
    /calendars can’t read "in the evening".+Write AM or PM/,
  );
  await expect(field(page, 'Title')).toHaveAccessibleDescription(/"title" is empty.+For example:/);
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(3);
  await field(page, 'Time').fill('7-8 PM');
  await field(page, 'Title').fill('Evening');
  // The message about two fields is shown at the field that needs a fix.
  await expect(field(page, 'Until')).toHaveAccessibleDescription(
    /would end on 2025-09-01, before its first day.+Fix its last day, "until"/,
  );
  await page.getByRole('alert').getByRole('link').click();
  await expect(field(page, 'Until')).toBeFocused();
  expect(project.numbers()).toEqual([]);
  await field(page, 'Until').fill('2025-11-05');
  await saved(page);
  expect(project.numbers()).toEqual(['3\t3\tcontent/events.yaml']);
});

onEditor('doesn’t overwrite someone else’s changes', async ({ page, project }) => {
  await choose(page, 'Events');
  await field(page, 'Lead').fill('Mine.');
  const answer = await page.request.post(`${project.origin}/files`, {
    headers: { Origin: project.origin },
    data: [
      {
        path: 'content/events.yaml',
        text: 'other',
        previous: project.read('content/events.yaml'),
      },
    ],
  });
  expect(answer.status()).toBe(200);
  await save(page);
  await expect(page.getByRole('status')).toContainText('has changed since you opened it');
  expect(project.read('content/events.yaml')).toBe('other');
});

onEditor('keeps a change when the sign-in has expired', async ({ page, project }) => {
  await choose(page, 'Events');
  await field(page, 'Lead').fill('Mine.');
  await page.route('**/files?*', (route) =>
    route.fulfill({ status: 302, headers: { Location: 'https://team.example/login' } }),
  );
  await save(page);
  await expect(page.getByRole('status')).toContainText('You’ve been signed out.');
  await page.unroute('**/files?*');
  await saved(page);
  expect(project.lines()).toContain('+lead: Mine.');
});

onEditor('writes only from its own page and only to content/', async ({ page, project }) => {
  const post = async (path: string, origin: string, change: object = { text: 'x' }) => {
    const answer = await page.request.post(`${project.origin}/files`, {
      headers: { Origin: origin },
      data: [{ path, ...change }],
    });
    return answer.status();
  };
  expect(await post('content/new.yaml', 'https://elsewhere.example')).toBe(403);
  // The server deletes pictures but never text files or drawings.
  for (const path of ['content/events.yaml', 'content/newsletters/2025-10.md', 'content/a.svg']) {
    expect(await post(path, project.origin, { isGone: true }), path).toBe(403);
  }
  for (const path of [
    'a.yaml',
    'content/../a.yaml',
    'content/a.ts',
    'content/a.svg',
    '/content/a.yaml',
  ]) {
    expect(await post(path, project.origin)).toBe(403);
  }
  const elsewhere = await page.request.get(`${project.origin}/files/package.json`);
  expect(elsewhere.status()).toBe(404);
  const rebound = await page.request.get(`${project.origin}/files`, {
    headers: { Host: 'attacker.example' },
  });
  expect(rebound.status()).toBe(403);
});

onEditor('has an accessible form for every file', async ({ page, project }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const buttons = page.getByRole('navigation').locator('> button');
  const count = await buttons.count();
  expect(count).toBeGreaterThan(15);
  for (let index = 0; index < count; index += 1) {
    await buttons.nth(index).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  }
  await choose(page, 'Events');
  await page.getByRole('button', { name: /^Example evening/ }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const script = new TextEncoder().encode(axe.source);
  await page.route('**/axe.js', (route) =>
    route.fulfill({ body: Buffer.from(script), contentType: 'text/javascript' }),
  );
  const { violations } = await page.evaluate(async () => {
    await import(/* @vite-ignore */ `${location.origin}/axe.js`);
    return (
      globalThis as unknown as { axe: { run: () => Promise<{ violations: unknown[] }> } }
    ).axe.run();
  });
  expect(violations).toEqual([]);
  expect(project.numbers()).toEqual([]);
});

onEditor(
  'warns about contradictions to other files, and saves anyway on request',
  async ({ page, project }) => {
    await choose(page, '2025-26');
    await field(page, 'From').fill('2024-08-25');
    await field(page, 'To').fill('2025-05-15');
    await save(page);
    await expect(field(page, 'From')).toHaveAccessibleDescription(
      /name the file 2024-25\.yaml, or fix its dates/,
    );
    await expect(page.getByRole('button', { name: 'Save anyway' })).toBeEnabled();
    await page.keyboard.press('Control+s');
    expect(project.numbers()).toEqual([]);
    await page.getByRole('button', { name: 'Save anyway' }).click();
    await expect(page.getByRole('status')).toContainText('Saved:');
    await expect(page.getByText('Nothing gets published until this is fixed too:')).toBeVisible();
    expect(project.numbers()).toEqual(['2\t2\tcontent/officers/2025-26.yaml']);
  },
);
