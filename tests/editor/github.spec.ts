import { globSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { choose, onEditor, photo, save, saved } from './edited-project.ts';
import { standInForGitHub } from './github-stand-in.ts';

const root = 'tests/fixtures/';
const files = new Map(
  globSync(`${root}content/**/*.{yaml,md}`)
    .sort()
    .map((file) => [file.slice(root.length), readFileSync(file, 'utf8')]),
);

onEditor.use({ viewport: { width: 390, height: 844 } });

onEditor(
  'from a phone, with a token, what is saved in one sitting is one proposal',
  async ({ page, project }) => {
    const kept = await standInForGitHub(page, 'board/site', 'right-token', files);
    // On a host of its own there are no files beside the editor.
    await page.route(`${project.origin}/files`, (route) => route.fulfill({ status: 404 }));
    await page.goto(`${project.origin}/?repository=board/site`);
    await expect(page.getByRole('link', { name: 'Get a token' })).toHaveAttribute(
      'href',
      /personal-access-tokens\/new\?.*target_name=board.*contents=write&pull_requests=write/,
    );
    await page.getByLabel('Your token').fill('right-token');
    await page.getByRole('button', { name: 'Open' }).click();

    await page.getByRole('button', { name: 'Events', exact: true }).click();
    const url = /^url: (.*)$/m.exec(files.get('content/site.yaml') ?? '')?.[1] ?? '';
    await expect(page.getByRole('link', { name: 'See the page' })).toHaveAttribute(
      'href',
      `${url}/events`,
    );
    await page.getByLabel('Lead', { exact: true }).fill('Two evenings a week.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('status')).toContainText('Proposed.');
    await page.getByRole('button', { name: 'Site', exact: true }).click();
    await page.getByLabel('Tagline', { exact: true }).fill('By us, for us.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Look at it on GitHub' })).toHaveAttribute(
      'href',
      'https://github.com/board/site/pull/1',
    );

    const [[branch, last] = ['', '']] = [...kept.branches];
    expect(kept.pulls).toMatchObject([{ title: 'Change events.yaml', head: branch, base: 'main' }]);
    expect([...kept.commits.values()].map((commit) => [...commit.keys()])).toEqual([
      ['content/events.yaml'],
      ['content/site.yaml'],
    ]);
    expect([...kept.commits.keys()].at(-1)).toBe(last);
    const before = files.get('content/events.yaml') ?? '';
    expect([...kept.commits.values()][0]?.get('content/events.yaml')).toBe(
      before.replace(/^lead: .*$/m, 'lead: Two evenings a week.'),
    );
    // The token is kept nowhere.
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(stored).toBe('[{"repository":"board/site"},{}]');
  },
);

onEditor('a renamed portrait and a picture go along in the proposal', async ({ page, project }) => {
  const board = 'content/officers/2025-26.yaml';
  const bytes = Buffer.from('a picture').toString('base64');
  const portraits = globSync(`${root}content/officers/portraits/*`).map(
    (file): [string, string] => [file.slice(root.length), bytes],
  );
  const withPortrait = new Map([...files, ...portraits]);
  const kept = await standInForGitHub(page, 'board/site', 'right-token', withPortrait);
  await page.route(`${project.origin}/files`, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${project.origin}/?repository=board/site`);
  await page.getByLabel('Your token').fill('right-token');
  await page.getByRole('button', { name: 'Open' }).click();
  await choose(page, '2025-26');
  await page.getByRole('button', { name: 'Ada Sample', exact: true }).click();
  await page.getByLabel('Name', { exact: true }).fill('Ada Example');
  await saved(page);
  await choose(page, '2025-10');
  await page.getByText('Add a picture').click();
  await page.getByLabel('Picture', { exact: true }).setInputFiles(await photo(page, 390, 390));
  await page.getByLabel('What it shows').fill('Us at the plant');
  await page.getByRole('button', { name: 'Put it where the cursor is' }).click();
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue(/us-at-the-plant/);
  await save(page);
  await expect(page.getByRole('alert')).toContainText('only 390 × 390 pixels');

  const [renamed = new Map<string, string>(), ...others] = [...kept.commits.values()];
  expect(others).toEqual([]);
  expect([...renamed.keys()]).toEqual([
    'content/officers/portraits/ada-example.png',
    'content/officers/portraits/ada-sample.png',
    board,
  ]);
  expect(renamed.get('content/officers/portraits/ada-example.png')).toBe(bytes);
  expect(renamed.get('content/officers/portraits/ada-sample.png')).toBeUndefined();
});

onEditor('a token that GitHub refuses is answered with what to do', async ({ page, project }) => {
  await standInForGitHub(page, 'board/site', 'right-token', files);
  await page.route(`${project.origin}/files`, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${project.origin}/?repository=board/site`);
  await page.getByLabel('Your token').fill('old-token');
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('alert')).toContainText('it has expired. Make a new one');
});
