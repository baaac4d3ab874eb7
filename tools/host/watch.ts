/**
 * `node tools/host/watch.ts FOLDER`: checks the published site, hourly in
 * .github/workflows/watch.yml. Reads deploys.json and workflows.json in the folder, and writes
 * site.md and clocks.md for .ci/tell: a title and the problems, or nothing. `--pause 120` sets the
 * seconds before the second check. It needs no packages, so nothing has to be installed.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { publishedCommits, seenTwice, siteFaults, type DeployRun } from './site-faults.ts';
import { stoppingSchedules, type Schedule } from './stopping-schedules.ts';

const { values, positionals } = parseArgs({
  options: { pause: { type: 'string', default: '120' }, address: { type: 'string' } },
  allowPositionals: true,
});
const [folder = '.'] = positionals;
const told = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
const report = (name: string, title: string, faults: readonly string[], cure: string) => {
  const list = faults.map((fault) => `- ${fault}\n`).join('');
  console.log(list || `${name}: all is well`);
  writeFileSync(join(folder, name), list && `${title}\n${list}\n${cure}\n`);
};

const written = /^url:\s*['"]?(https?:\/\/[^\s'"]+?)\/?['"]?\s*$/m;
const address = values.address ?? written.exec(readFileSync('content/site.yaml', 'utf8'))?.[1];
// An example address means that this board hasn't published its site yet.
const isExample = address === undefined || /\bexample\.(edu|org|com|net)$/.test(address);
const commits = publishedCommits(told('deploys.json') as DeployRun[]);
const faults = isExample
  ? []
  : await seenTwice(
      () => siteFaults(address, { commits, patience: 20_000 }),
      () => wait(Number(values.pause) * 1000),
    );
report(
  'site.md',
  'Something’s wrong with the published site',
  faults,
  'I looked twice, a few minutes apart, and look again every hour. This issue closes by itself when everything’s back. What to do: `docs/hosting.md`, step 11.',
);

const schedules = (told('workflows.json') as (Schedule & { path: string })[]).filter(
  ({ path }) => existsSync(path) && /^ {2}schedule:$/m.test(readFileSync(path, 'utf8')),
);
const lastCommit = execFileSync('git', ['log', '-1', '--format=%cs'], { encoding: 'utf8' }).trim();
report(
  'clocks.md',
  'GitHub is about to stop what runs by the clock',
  stoppingSchedules(schedules, lastCommit, new Date().toISOString().slice(0, 10)),
  'Any accepted change keeps them running, like one of Dependabot’s green pull requests. Otherwise open **Actions**, choose each of them and press the button in GitHub’s note. Until then, nobody is told when the site is down. This issue closes by itself. More: `docs/hosting.md`, step 11.',
);
