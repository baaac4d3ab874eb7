/**
 * Shows the results of a check on GitHub: mistakes at their lines in the pull request, and one
 * summary on the page of the run. Does nothing elsewhere.
 */
import { appendFileSync } from 'node:fs';

export interface Report {
  /** Messages of failed steps. A message may contain several mistakes. */
  faults: readonly string[];
  /** Names of tests and steps that passed only when they were repeated. */
  secondTries: readonly string[];
  steps: readonly { name: string; passed: boolean; seconds: number }[];
}

interface Fault {
  /** Empty if no file causes it. */
  places: { file: string; line: number | undefined }[];
  words: string;
}

type Environment = Record<string, string | undefined>;

// One or more lines like `content/events.yaml, line 12`, then the indented message.
const located =
  /((?:^[ \t]*(?:content|library)\/[\w./-]+(?:, line \d+)?\n)+)((?:[ \t]+\S.*(?:\n|$))+)/gm;
const place = /((?:content|library)\/[\w./-]+)(?:, line (\d+))?/g;

function faultsIn(message: string): Fault[] {
  const found = [...message.matchAll(located)].map(([, places = '', words = '']) => ({
    places: [...places.matchAll(place)].map(([, file = '', line]) => ({
      file,
      line: line === undefined ? undefined : Number(line),
    })),
    words: words.trim().replace(/\n[ \t]+/g, '\n'),
  }));
  return found.length > 0 ? found : [{ places: [], words: message.trim() }];
}

/** Steps can report the same mistake. */
function allFaults({ faults }: Report): Fault[] {
  const found = faults.flatMap(faultsIn);
  return [...new Map(found.map((fault) => [JSON.stringify(fault), fault])).values()];
}

const escaped = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string) => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** GitHub shows at most ten errors per step. The summary has all of them. */
const mostShown = 10;

/** Returns the lines that make GitHub show each mistake where it is. */
export const annotations = (report: Report): string[] =>
  allFaults(report)
    .flatMap(({ places, words }) =>
      places.length === 0
        ? [`::error title=The check failed::${escaped(lastLines(words, 10))}`]
        : places.map(
            ({ file, line = 1 }) =>
              `::error file=${property(file)},line=${String(line)},title=To fix::${escaped(words)}`,
          ),
    )
    .slice(0, mostShown);

const lastLines = (text: string, count: number) => text.split('\n').slice(-count).join('\n');

/** Returns the summary for the page of the run, in Markdown. */
export function summaryOf(report: Report, environment: Environment): string {
  const faults = allFaults(report);
  const [here, elsewhere] = [true, false].map((isHere) =>
    faults.filter(({ places }) => places.length > 0 === isHere),
  ) as [Fault[], Fault[]];
  const isRed = report.steps.some(({ passed }) => !passed);
  return [
    isRed ? '## Not ready yet' : '## Ready to accept',
    isRed ? '' : 'The check found no mistakes.',
    ...here.map((fault) => mistake(fault, environment)),
    here.length > 0 ? 'After you fix this on the same branch, the check runs again by itself.' : '',
    ...elsewhere.map(({ words }) => `\`\`\`text\n${lastLines(words, 30)}\n\`\`\``),
    elsewhere.length > 0
      ? 'If this has nothing to do with your change, press **Re-run jobs** → **Re-run failed jobs** at the top of this page. If it fails again, ask whoever looks after the code.'
      : '',
    chance(report.secondTries),
    steps(report),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

function mistake({ places, words }: Fault, environment: Environment): string {
  const links = places.map(({ file, line }) => {
    const at = line === undefined ? file : `${file}, line ${String(line)}`;
    return `[${at}](${fileAddress(file, line, environment)})`;
  });
  return `- **${links.join(', ')}**\n${words.replace(/^/gm, '  ')}`;
}

/** Links to the form for editing a file on its branch, which exists only for branches. */
function fileAddress(file: string, line: number | undefined, environment: Environment): string {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_SHA, GITHUB_REF_NAME } = environment;
  const isOnBranch = environment['GITHUB_REF']?.startsWith('refs/heads/') ?? false;
  const where = isOnBranch
    ? `edit/${encodeURI(GITHUB_REF_NAME ?? '')}`
    : `blob/${GITHUB_SHA ?? 'main'}`;
  const end = line === undefined ? '' : `#L${String(line)}`;
  return `${GITHUB_SERVER_URL ?? ''}/${GITHUB_REPOSITORY ?? ''}/${where}/${file}${end}`;
}

const chance = (names: readonly string[]) =>
  names.length === 0
    ? ''
    : `Failed by chance and passed on the second try. You don’t need to do anything:\n\n${names.map((name) => `- ${name}`).join('\n')}`;

function steps({ steps: all }: Report): string {
  const rows = all.map(
    ({ name, passed, seconds }) =>
      `| ${passed ? 'passed' : '**failed**'} | ${name} | ${seconds.toFixed(0)} s |`,
  );
  return ['| | step | time |', '| --- | --- | ---: |', ...rows].join('\n');
}

export function tellGitHub(report: Report): void {
  const { GITHUB_ACTIONS, GITHUB_STEP_SUMMARY } = process.env;
  if (GITHUB_ACTIONS === 'true') for (const line of annotations(report)) console.log(line);
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, summaryOf(report, process.env));
}
