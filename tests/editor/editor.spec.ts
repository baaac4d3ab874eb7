import { expect } from '@playwright/test';
import axe from 'axe-core';
import { parse } from 'yaml';
import { choose, onEditor, save, saved } from './edited-project.ts';

onEditor.beforeEach(async ({ page, project }) => {
  await page.goto(project.origin);
  await expect(page.getByRole('navigation')).toBeVisible();
});

onEditor('one field changes one line of its file', async ({ page, project }) => {
  await choose(page, 'Events');
  await expect(page.getByRole('link', { name: 'See the page' })).toHaveAttribute(
    'href',
    'http://localhost:4321/events',
  );
  await page.getByRole('button', { name: /^Tour of a works/ }).click();
  await page.getByLabel('Title', { exact: true }).fill('Tour of a plant');
  await saved(page);
  expect(project.numbers()).toEqual(['1\t1\tcontent/events.yaml']);
  expect(project.lines()).toEqual(['-    title: Tour of a works', '+    title: Tour of a plant']);
});

onEditor('a weekly event is added, and nothing else is touched', async ({ page, project }) => {
  await choose(page, 'Events');
  await page.getByRole('button', { name: 'Add event', exact: true }).click();
  await page.getByLabel('Id', { exact: true }).fill('chess-night');
  await page.getByLabel('Date', { exact: true }).fill('2026-02-03');
  await page.getByLabel('Title', { exact: true }).fill('Chess night');
  await page.getByLabel('Location', { exact: true }).fill('Library');
  await page.getByLabel('Time', { exact: true }).fill('7-9 PM');
  await page.getByLabel('Description', { exact: true }).fill('Bring a board: we have two.');
  await page.getByRole('button', { name: 'Add weekly' }).click();
  await page.getByLabel('Until', { exact: true }).fill('2026-04-28');
  await saved(page);
  expect(project.lines()).toEqual([
    '+  - id: chess-night',
    '+    date: 2026-02-03',
    '+    title: Chess night',
    '+    location: Library',
    '+    time: 7-9 PM',
    "+    description: 'Bring a board: we have two.'",
    '+    weekly:',
    '+      until: 2026-04-28',
  ]);
  const { events } = parse(project.read('content/events.yaml')) as { events: unknown[] };
  expect(events.at(-1)).toMatchObject({ id: 'chess-night', weekly: { until: '2026-04-28' } });
});

onEditor('an officer is replaced, with a portrait', async ({ page, project }) => {
  await choose(page, '2025-26');
  await page.getByRole('button', { name: 'Bea Sample', exact: true }).click();
  await page.getByLabel('Name', { exact: true }).fill('Zoë Example-Sample');
  await page.getByLabel(/^Bio/).fill('');
  await page.getByLabel('Upload image').setInputFiles({
    name: 'IMG_0001.PNG',
    mimeType: 'image/png',
    buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 700, height: 800 } }),
  });
  await expect(page.getByRole('img')).toBeVisible();
  await saved(page);
  const image = 'officers/portraits/zoe-example-sample.webp';
  const [oldName, newName, bio, portrait, ...others] = project.lines();
  expect([oldName, newName]).toEqual(['-  - name: Bea Sample', '+  - name: Zoë Example-Sample']);
  expect(bio).toMatch(/^- {4}bio: /);
  expect(portrait).toBe(`+    image: ${image}`);
  expect(others).toEqual([]);
  expect(project.numbers()).toContain(`-\t-\tcontent/${image}`);
  expect(project.read(`content/${image}`).slice(8, 12)).toBe('WEBP');
});

onEditor('a newsletter is written as a file of its own', async ({ page, project }) => {
  await page.getByText('New in Newsletters').click();
  const field = page.getByLabel('File name').and(page.locator(':visible'));
  await field.fill('2026-02');
  await page.getByRole('button', { name: 'Start empty' }).and(page.locator(':visible')).click();
  await page.getByLabel('Title', { exact: true }).fill('February 2026');
  await page.getByLabel('Date', { exact: true }).fill('2026-02-02');
  await page.getByLabel('Summary', { exact: true }).fill('Chess, and little else.');
  await page.getByLabel('Preview', { exact: true }).selectOption('image');
  await page.getByLabel('Text', { exact: true }).fill('## Chess\n\nEvery Tuesday.');
  await saved(page);
  expect(project.read('content/newsletters/2026-02.md')).toBe(`---
title: February 2026
date: 2026-02-02
summary: Chess, and little else.
preview: image
---

## Chess

Every Tuesday.
`);
});

onEditor('the next year’s board begins as a copy of this one', async ({ page, project }) => {
  await page.getByText('New in Officers').click();
  const field = page.getByLabel('File name').and(page.locator(':visible'));
  await field.fill('2026-27');
  await page.getByRole('button', { name: 'Copy the newest' }).and(page.locator(':visible')).click();
  await page.getByLabel('From', { exact: true }).fill('2026-08-24');
  await page.getByLabel('To', { exact: true }).fill('2027-05-14');
  await page.getByRole('button', { name: 'Delete Cyrus Sample' }).click();
  await page.getByRole('button', { name: 'Move Bea Sample up' }).click();
  await saved(page);
  expect(parse(project.read('content/officers/2026-27.yaml'))).toMatchObject({
    from: '2026-08-24',
    to: '2027-05-14',
    officers: [{ name: 'Bea Sample' }, { name: 'Ada Sample' }],
  });
});

onEditor('mistakes are explained at their fields, and not saved', async ({ page, project }) => {
  await choose(page, 'Events');
  await page.getByRole('button', { name: /^Example evening/ }).click();
  await page.getByLabel('Time', { exact: true }).fill('in the evening');
  await page.getByLabel('Until', { exact: true }).fill('2025-09-01');
  await page.getByLabel('Title', { exact: true }).fill('');
  await save(page);
  await expect(page.getByLabel('Time', { exact: true })).toHaveAccessibleDescription(
    /calendars can’t read "in the evening".+Write AM or PM/,
  );
  await expect(page.getByLabel('Title', { exact: true })).toHaveAccessibleDescription(
    /"title" is empty.+For example:/,
  );
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(3);
  await page.getByLabel('Time', { exact: true }).fill('7-8 PM');
  await page.getByLabel('Title', { exact: true }).fill('Evening');
  // What concerns two fields stands at the one to be mended.
  await expect(page.getByLabel('Until', { exact: true })).toHaveAccessibleDescription(
    /would end on 2025-09-01, before its first day.+Fix its last day, "until"/,
  );
  await page.getByRole('alert').getByRole('link').click();
  await expect(page.getByLabel('Until', { exact: true })).toBeFocused();
  expect(project.numbers()).toEqual([]);
  await page.getByLabel('Until', { exact: true }).fill('2025-11-05');
  await saved(page);
  expect(project.numbers()).toEqual(['3\t3\tcontent/events.yaml']);
});

onEditor(
  'what somebody else has changed meanwhile is not overwritten',
  async ({ page, project }) => {
    await choose(page, 'Events');
    await page.getByLabel('Lead', { exact: true }).fill('Mine.');
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
  },
);

onEditor('only this page writes, and only below content/', async ({ page, project }) => {
  const post = async (path: string, origin: string) => {
    const data = [{ path, text: 'x' }];
    const answer = await page.request.post(`${project.origin}/files`, {
      headers: { Origin: origin },
      data,
    });
    return answer.status();
  };
  expect(await post('content/new.yaml', 'https://elsewhere.example')).toBe(403);
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

onEditor('every file has a form, which axe finds nothing wrong with', async ({ page, project }) => {
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
  'what does not agree with other files is told before saving, and may be saved',
  async ({ page, project }) => {
    await choose(page, '2025-26');
    await page.getByLabel('From', { exact: true }).fill('2024-08-25');
    await page.getByLabel('To', { exact: true }).fill('2025-05-15');
    await save(page);
    await expect(page.getByLabel('From', { exact: true })).toHaveAccessibleDescription(
      /name the file 2024-25\.yaml, or fix its dates/,
    );
    expect(project.numbers()).toEqual([]);
    await page.getByRole('button', { name: 'Save anyway' }).click();
    await expect(page.getByRole('status')).toContainText('Saved:');
    expect(project.numbers()).toEqual(['2\t2\tcontent/officers/2025-26.yaml']);
  },
);
