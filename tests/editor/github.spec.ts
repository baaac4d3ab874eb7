import { globSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { choose, field, onEditor, photo, type Project, save, saved } from './edited-project.ts';
import { standInForGitHub } from './github-stand-in.ts';

const root = 'tests/fixtures/';
const files = new Map(
  globSync(`${root}content/**/*.{yaml,md}`)
    .sort()
    .map((file) => [file.slice(root.length), readFileSync(file, 'utf8')]),
);

onEditor.use({ viewport: { width: 390, height: 844 } });

/** Opens the editor on a host without the board's files, with a mock of GitHub. */
async function open(
  page: Page,
  { origin }: Project,
  { all = files, token = 'right-token' }: { all?: typeof files; token?: string } = {},
) {
  const kept = await standInForGitHub(page, 'board/site', 'right-token', all);
  await page.route(`${origin}/files`, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${origin}/?repository=board/site`);
  await expect(page.getByRole('link', { name: 'Get a token' })).toHaveAttribute(
    'href',
    /personal-access-tokens\/new\?.*target_name=board.*contents=write&pull_requests=write/,
  );
  await page.getByLabel('Your token').fill(token);
  await page.getByRole('button', { name: 'Open' }).click();
  return kept;
}

onEditor(
  'proposes everything saved in one session as one pull request',
  async ({ page, project }) => {
    const kept = await open(page, project);
    await page.getByRole('button', { name: 'Events', exact: true }).click();
    const url = /^url: (.*)$/m.exec(files.get('content/site.yaml') ?? '')?.[1] ?? '';
    await expect(page.getByRole('link', { name: 'See the page' })).toHaveAttribute(
      'href',
      `${url}/events`,
    );
    await field(page, 'Lead').fill('Two evenings a week.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('status')).toContainText('Proposed.');
    await page.getByRole('button', { name: 'Site', exact: true }).click();
    await field(page, 'Tagline').fill('By us, for us.');
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
    // The token must not be stored in the browser.
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(stored).toBe('[{"repository":"board/site"},{}]');
  },
);

onEditor('includes a renamed portrait in the proposal', async ({ page, project }) => {
  const board = 'content/officers/2025-26.yaml';
  const bytes = Buffer.from('a picture').toString('base64');
  const portraits = globSync(`${root}content/officers/portraits/*`).map(
    (file): [string, string] => [file.slice(root.length), bytes],
  );
  const withPortrait = new Map([...files, ...portraits]);
  const kept = await open(page, project, { all: withPortrait });
  await choose(page, '2025-26');
  await page.getByRole('button', { name: 'Ada Sample', exact: true }).click();
  await field(page, 'Name').fill('Ada Example');
  await saved(page);
  await choose(page, '2025-10');
  await page.getByText('Add a picture').click();
  await field(page, 'Picture').setInputFiles(await photo(page, 390, 390));
  await page.getByLabel('What it shows').fill('Us at the plant');
  await page.getByRole('button', { name: 'Put it where the cursor is' }).click();
  await expect(field(page, 'Text')).toHaveValue(/us-at-the-plant/);
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

onEditor('explains a rejected token', async ({ page, project }) => {
  await open(page, project, { token: 'old-token' });
  await expect(page.getByRole('alert')).toContainText('it has expired. Make a new one');
});
