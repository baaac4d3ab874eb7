import type { Account } from '../../src/content/accounts/schema.ts';
import { dayInWords } from '../../src/domain/dates/day-words.ts';
import type { IsoDay } from '../../src/domain/dates/days.ts';
import type { Board, Change } from './boards.ts';
import type { Owned } from './owners.ts';
import { asMarkdown, asWords } from './report.ts';
import type { Todo } from './todos.ts';

export interface Handover extends Change {
  today: IsoDay;
  boardName: string;
  owned: readonly Owned[];
  /** Roles of people who aren't officers. */
  staff: readonly string[];
  files: readonly string[];
  accounts: readonly Account[];
  todos: readonly Todo[];
}

export function handoverPage(handover: Handover): string {
  const { today, boardName, todos } = handover;
  return [
    `# Handing over: ${asWords(boardName)}`,
    `Made on ${dayInWords(today)} by \`npm run handover\` from what’s in \`content/\`. It’s not a page of the site. Give it to the new officers, and make it again when something changes.`,
    '## Who looks after what',
    ownersTable(handover),
    ownerless(handover),
    '## The accounts',
    keys(handover),
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

/** Tasks of a year in order, with anchors in docs/editing.md. */
const jobs: readonly [when: string, what: string, where: string][] = [
  ['When the new board takes over', 'Add its file, with portraits', 'every-spring-the-new-board'],
  ['In the same week', 'Go through the keys above together and check every box', 'handing-over'],
  ['Before each term', 'Check the rooms and times in `content/facts.yaml`', 'facts-you-write-once'],
  ['Before each term', 'Put the dates on the calendar', 'events'],
  ['Every month', 'Read the issue that says what’s due', 'what-has-gone-stale-and-what-soon-will'],
  ['Every month or two', 'Write a newsletter', 'a-new-newsletter'],
  ['Before exams', 'Change the book on the home page', 'what-the-home-page-recommends'],
  [
    'After 45 quiet days, and after the summer',
    'Keep the clocks running: GitHub stops them after 60 days without a commit',
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

type Officers = Board['officers'];

const namesOf = (role: string, officers: Officers) =>
  officers.filter((officer) => officer.role === role).map(({ name }) => name);

function withNames(role: string, officers: Officers, staff: readonly string[]): string {
  if (staff.includes(role)) return `${asWords(role)}: not an officer`;
  const names = namesOf(role, officers);
  return `${asWords(role)}: ${names.length === 0 ? '**nobody**' : asWords(names.join(', '))}`;
}

/** Lists who is responsible for what after the handover. */
function ownersTable({ outgoing, incoming, owned, staff }: Handover): string {
  const officers = (incoming ?? outgoing)?.officers ?? [];
  const roles = new Set([...officers, ...owned].map(({ role }) => role));
  const things = (role: string, areAccounts: boolean) =>
    owned
      .filter((thing) => thing.role === role && (thing.isAccount ?? false) === areAccounts)
      .map(({ file, name }) => (name === undefined ? `\`${file}\`` : asWords(name)))
      .join(', ');
  return table(
    ['role and officers', 'looks after', 'accounts and tokens'],
    [...roles].map((role) => [
      withNames(role, officers, staff),
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

/** Lists each account with its old and new holders, and a checkbox for each holder. */
function keys(handover: Handover): string {
  const { accounts, outgoing, incoming } = handover;
  if (accounts.length === 0) {
    return 'Nobody has written them down. Make a file `content/accounts.yaml`; docs/editing.md says how.';
  }
  const who = incoming
    ? `From the officers in \`${outgoing?.file ?? ''}\` to those in \`${incoming.file}\`.`
    : 'The next board has no file in `content/officers/` yet. Add it and make this page again to see names.';
  return [who, ...accounts.map((account) => key(account, handover))].join('\n\n');
}

const line = (role: string, words: string) => `- [ ] ${asWords(role)}: ${words}`;

function key(account: Account, handover: Handover): string {
  const { name, at, recovery, renew, handOver } = account;
  const facts = [
    `${asWords(account.for)}${account.sample ? ' *Sample.*' : ''}`,
    at === undefined ? '' : `It’s at ${at}.`,
    `Its mail goes to ${asWords(recovery)}.`,
    renew === undefined ? '' : `**Renew by ${renew}.**`,
    asWords(handOver ?? ''),
  ];
  return [
    `### ${asWords(name)}`,
    facts.filter((fact) => fact !== '').join(' '),
    ...(account.kind === 'token' ? replacing(account, handover) : signingIn(account, handover)),
  ].join('\n\n');
}

/** Nobody signs in with a token. The person who replaces it has to be able to do so again. */
function replacing({ heldBy }: Account, { incoming, staff }: Handover): string[] {
  const people = heldBy.flatMap((role) => {
    if (staff.includes(role)) return [line(role, 'knows how to replace it')];
    const names = namesOf(role, incoming?.officers ?? []);
    return names.length === 0
      ? [line(role, incoming ? nobody : '________ knows how to replace it')]
      : names.map((person) => line(role, `${asWords(person)} knows how to replace it`));
  });
  const steps = ['The new token works', 'The old token is deleted'].map((step) => `- [ ] ${step}`);
  return ['To be replaced', [...people, ...steps].join('\n')];
}

const nobody = '**nobody** has this role now: name another one in `content/accounts.yaml`';

/** Gives an account to the new officers before it's taken from the old ones, so nobody is locked out. */
function signingIn({ heldBy }: Account, { outgoing, incoming, staff }: Handover): string[] {
  const taken = heldBy.flatMap((role) => {
    if (staff.includes(role)) return [];
    if (!incoming) return [line(role, '________ can sign in')];
    const names = namesOf(role, incoming.officers);
    return names.length === 0
      ? [line(role, nobody)]
      : names.map((person) => line(role, `${asWords(person)} can sign in`));
  });
  const ofStaff = heldBy.filter((role) => staff.includes(role));
  const staying = new Set(heldBy.flatMap((role) => namesOf(role, incoming?.officers ?? [])));
  const end = incoming ? 'can’t sign in anymore' : 'can sign in until the next board takes over';
  const given = heldBy.flatMap((role) =>
    namesOf(role, outgoing?.officers ?? []).map((person) =>
      line(role, `${asWords(person)} ${staying.has(person) ? 'keeps it' : end}`),
    ),
  );
  const left = [...given, ...ofStaff.map((role) => line(role, 'keeps it and can still sign in'))];
  return [
    'First, give it to',
    taken.join('\n'),
    'Then go through those who had it',
    left.length === 0 ? line('Nobody', 'ask where its mail goes') : left.join('\n'),
  ];
}
