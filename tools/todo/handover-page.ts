import type { Account } from '../../src/content/accounts/schema.ts';
import { dayInWords } from '../../src/domain/dates/day-words.ts';
import type { IsoDay } from '../../src/domain/dates/days.ts';
import type { NewestBoard } from './newest-board.ts';
import type { Owned } from './owners.ts';
import { asMarkdown, asWords } from './report.ts';
import type { Todo } from './todos.ts';

/** What next year's officers have to know, as it stands in content/. */
export interface Handover {
  today: IsoDay;
  boardName: string;
  officers: NewestBoard['officers'];
  /** What has an owner. */
  owned: readonly Owned[];
  /** Every file that could have one. */
  files: readonly string[];
  accounts: readonly Account[];
  todos: readonly Todo[];
}

/** The page that one board leaves to the next, in Markdown. */
export function handoverPage(handover: Handover): string {
  const { today, boardName, todos } = handover;
  return [
    `# Handing over: ${asWords(boardName)}`,
    `Made on ${dayInWords(today)} by \`npm run handover\` from what’s in \`content/\`. It’s not a page of the site. Give it to the new officers, and make it again when something changes.`,
    '## Who looks after what',
    ownersTable(handover),
    ownerless(handover),
    '## The accounts',
    accountsTable(handover),
    asMarkdown(todos, ['late', 'soon', 'thisYear', 'sample', 'nobody']).trimEnd(),
    '## What to do when',
    jobs
      .map(([when, what, where]) => `- **${when}.** ${what} ([how](${guide}#${where}))`)
      .join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

const guide = 'docs/editing.md';

/** The work of a year, in its order, and the heading of docs/editing.md that explains it. */
const jobs: readonly [when: string, what: string, where: string][] = [
  ['When the new board takes over', 'Add its file, with portraits', 'every-spring-the-new-board'],
  [
    'In the same week',
    'Go through the accounts above: let the new officers in, make sure they can sign in, and remove the people who are leaving',
    'handing-over',
  ],
  ['Before each term', 'Check the rooms and times in `content/facts.yaml`', 'facts-you-write-once'],
  ['Before each term', 'Put the dates on the calendar', 'events'],
  ['Every month', 'Read the issue that says what’s due', 'what-has-gone-stale-and-what-soon-will'],
  ['Every month or two', 'Write a newsletter', 'a-new-newsletter'],
  ['Before exams', 'Change what helps tonight', 'what-helps-tonight'],
  [
    'After the summer',
    'Start the monthly issue again: GitHub stops it after 60 days without a commit',
    'what-has-gone-stale-and-what-soon-will',
  ],
  [
    'Once a year',
    'Read every page, count the books, open the outside links, and set `reviewed` and `checked`',
    'what-has-gone-stale-and-what-soon-will',
  ],
];

const table = (headings: readonly string[], rows: readonly (readonly string[])[]) =>
  [headings, headings.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const rolesOf = (officers: Handover['officers']) => [...new Set(officers.map(({ role }) => role))];

/** A role with the names of those who have it. */
function withNames(role: string, officers: Handover['officers']): string {
  const names = officers.filter((officer) => officer.role === role).map(({ name }) => name);
  return `${asWords(role)}: ${names.length === 0 ? '**nobody**' : asWords(names.join(', '))}`;
}

function ownersTable({ officers, owned }: Handover): string {
  const roles = [...new Set([...rolesOf(officers), ...owned.map(({ role }) => role)])];
  const things = (role: string, areAccounts: boolean) =>
    owned
      .filter((thing) => thing.role === role && (thing.isAccount ?? false) === areAccounts)
      .map(({ file, name }) => (name === undefined ? `\`${file}\`` : asWords(name)))
      .join(', ');
  return table(
    ['role and officers', 'looks after', 'can sign in to'],
    roles.map((role) => [
      withNames(role, officers),
      things(role, false) || 'nothing in particular',
      things(role, true),
    ]),
  );
}

function ownerless({ files, owned }: Handover): string {
  const owners = new Set(owned.map(({ file }) => file));
  const without = files.filter((file) => !owners.has(file));
  if (without.length === 0) return '';
  return `Nobody in particular looks after ${without.map((file) => `\`${file}\``).join(', ')}. Add a line \`owner\` with a role to say who does.`;
}

function accountsTable({ accounts, officers }: Handover): string {
  if (accounts.length === 0) {
    return 'Nobody has written them down. Make a file `content/accounts.yaml`; docs/editing.md says how.';
  }
  return table(
    ['account', 'held by', 'its mail goes to', 'renew by', 'when officers change'],
    accounts.map((account) => [
      `${account.at === undefined ? asWords(account.name) : `[${asWords(account.name)}](${account.at})`}. ${asWords(account.for)}${account.sample ? ' *Sample.*' : ''}`,
      account.heldBy.map((role) => withNames(role, officers)).join('; '),
      asWords(account.recovery),
      account.renew ?? '',
      asWords(account.handOver ?? ''),
    ]),
  );
}
