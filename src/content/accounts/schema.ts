import { z } from 'zod';
import { complain, day, hint, sample, text, webAddress, words } from '../read/fields.ts';

/** Kinds of accounts. All except `account` expire and need a reminder. */
const keyKinds = ['account', 'host', 'domain', 'mailbox', 'token'] as const;

const holders = z.array(text(40)).superRefine((roles, context) => {
  if (new Set(roles).size >= 2) return;
  complain(context, [], {
    message: 'fewer than two roles can sign in, so when one officer leaves, nobody can',
    cure: 'Name two different roles: heldBy: [Director, Communications Officer]',
  });
});

const fields = z.strictObject({
  sample,
  name: hint(text(60), 'What people call it', 'GitHub organization'),
  kind: hint(
    z.enum(keyKinds),
    'What it is: a host, domain, mailbox or token needs "renew" too; anything else is an account',
    'account',
  ),
  at: hint(
    webAddress.optional(),
    'Where you sign in; optional',
    'https://github.example.org/che-board',
  ),
  for: hint(words(200), 'What it’s for', 'This site’s files, and what checks and publishes them.'),
  heldBy: hint(
    holders,
    'The roles that can sign in, as in content/officers/ or in "staff" above: at least two',
    ['Director', 'Department staff'],
  ),
  recovery: hint(
    words(120),
    'Where mail goes if nobody can sign in: a mailbox that’s still there after people graduate',
    'board@example.edu',
  ),
  renew: hint(
    day.optional(),
    'The last day to pay, renew or replace it; optional for a plain account',
    '2027-03-01',
  ),
  handOver: hint(
    text(300).optional(),
    'What to do when officers change; optional',
    'Invite the new officer as an owner, then leave.',
  ),
});

const accountSchema = fields.superRefine(({ kind, renew }, context) => {
  if (kind === 'account' || renew !== undefined) return;
  complain(context, ['renew'], {
    message: `a ${kind} runs out one day, and without this date nobody is reminded`,
    cure: 'Add its last day, as in renew: 2027-03-01',
  });
});

/** content/accounts.yaml: who can sign in to which service. Optional; no page shows it. */
export const accountsSchema = z.strictObject({
  staff: hint(
    z.array(text(40)).optional(),
    'Roles of people who aren’t officers and stay when the board changes; optional',
    ['Department staff'],
  ),
  accounts: hint(
    z.array(accountSchema),
    'The accounts: a list of name, kind, for, heldBy and recovery',
    [
      {
        name: 'GitHub organization',
        kind: 'account',
        for: 'This site’s files.',
        heldBy: ['Director', 'Department staff'],
        recovery: 'board@example.edu',
      },
    ],
  ),
});

export type Account = z.infer<typeof accountSchema>;
