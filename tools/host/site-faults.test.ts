import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { publishedCommits, seenTwice, siteFaults } from './site-faults.ts';

const commit = 'a'.repeat(40);
const older = 'b'.repeat(40);
const lesson = '/resources/study-materials/gases';
const problem = '/resources/study-materials/problems/flash';

type Answer = (response: ServerResponse) => void;

const servers: { close: () => void; closeAllConnections: () => void }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Checks a simulated site that sends the responses in `spoiled` instead of its usual ones. */
async function said(spoiled: Record<string, Answer> = {}, commits = [commit]): Promise<string[]> {
  let address = '';
  const page = (path: string) =>
    `<html><link rel="canonical" href="${address}${path}"><h1>Words</h1></html>`;
  const texts: Record<string, () => string> = {
    '/': () => page('/'),
    [lesson]: () => page(lesson),
    [problem]: () => page(problem),
    '/sitemap-0.xml': () =>
      ['/', '/events', lesson, problem].map((path) => `<loc>${address}${path}</loc>`).join(''),
    '/events.ics': () => 'BEGIN:VCALENDAR\nEND:VCALENDAR\n',
    '/version.txt': () => `${commit}\n`,
  };
  const server = createServer(({ url = '' }, response) => {
    const [answer, text] = [spoiled[url], texts[url]];
    if (answer) answer(response);
    else if (text) response.end(text());
    else response.writeHead(404).end('Not found');
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const faults = await siteFaults(address, { commits, patience: 500 });
  return faults.map((fault) => fault.replaceAll(address, ''));
}

const status =
  (code: number): Answer =>
  (response) =>
    response.writeHead(code).end('Oh no');
const text =
  (words: string): Answer =>
  (response) =>
    response.end(words);

test('reports nothing about a healthy site', async () => {
  expect(await said()).toEqual([]);
});

test.each<[string, Record<string, Answer>, string]>([
  ['a failing home page', { '/': status(500) }, '/ answered 500 instead of 200.'],
  [
    'another site’s page',
    { '/': text('<html><h1>Buy this domain</h1></html>') },
    '/ isn’t the page it should be: `<link rel="canonical" href="/">` isn’t on it.',
  ],
  ['a missing lesson', { [lesson]: status(404) }, `${lesson} answered 404 instead of 200.`],
  ['an invalid calendar', { '/events.ics': text('<html>') }, '`BEGIN:VCALENDAR` isn’t on it.'],
  ['a host that hangs', { '/': () => undefined }, '/ didn’t answer within 0.5 seconds.'],
  [
    'a body that never ends',
    { '/': (response) => response.writeHead(200).write('<html>') },
    '/ didn’t answer within 0.5 seconds.',
  ],
  [
    'a redirect',
    { '/': (response) => response.writeHead(301, { location: 'https://a.example.org/' }).end() },
    '/ sends visitors on to https://a.example.org/.',
  ],
  [
    'an old commit',
    { '/version.txt': text(older) },
    'The site is online as of commit bbbbbbbbbbbb, but the last deploy was of aaaaaaaaaaaa.',
  ],
  ['no list of pages', { '/sitemap-0.xml': status(404) }, '/sitemap-0.xml answered 404'],
])('reports %s once', async (_, spoiled, sentence) => {
  const faults = await said(spoiled);
  expect(faults).toEqual([expect.stringContaining(sentence)]);
});

test('doesn’t require deploys, lessons, problems or events', async () => {
  expect(
    await said(
      {
        '/sitemap-0.xml': text('<loc>https://a.example.org/about</loc>'),
        '/events.ics': status(404),
        '/version.txt': status(404),
      },
      [],
    ),
  ).toEqual([]);
});

const run = (letter: string, conclusion: string) => ({
  displayTitle: `deploy ${letter.repeat(40)}`,
  conclusion,
});

test('finds the commits of the last successful deploy and later ones', () => {
  const runs = [
    run('a', ''),
    run('b', 'skipped'),
    run('c', 'failure'),
    run('d', 'success'),
    run('e', 'success'),
  ];
  expect(publishedCommits(runs).map(([letter]) => letter)).toEqual(['a', 'c', 'd']);
  expect(publishedCommits([{ displayTitle: 'deploy', conclusion: 'success' }])).toEqual([]);
});

test('reports the faults of the second check if both checks fail', async () => {
  const looks = async (...seen: string[][]) => {
    const steps: string[] = [];
    const look = () => {
      steps.push('look');
      return Promise.resolve(seen.shift() ?? []);
    };
    const pause = () => Promise.resolve(void steps.push('pause'));
    return { faults: await seenTwice(look, pause), steps };
  };
  expect(await looks([])).toEqual({ faults: [], steps: ['look'] });
  expect(await looks(['down'], [])).toEqual({ faults: [], steps: ['look', 'pause', 'look'] });
  expect((await looks(['down'], ['slow'])).faults).toEqual(['slow']);
});
