import { z } from 'zod';
import { day, hint, sample, text, webAddress } from '../read/fields.ts';
import { looksSecret, secretCure } from '../explain/secrets.ts';

/** Words about an account, among which nothing stands that opens it. */
const words = (longest: number) =>
  text(longest).superRefine((written, context) => {
    if (!looksSecret(written)) return;
    context.addIssue({
      code: 'custom',
      message: 'this looks like a password, a code or a token',
      params: { cure: secretCure },
    });
  });

const accountSchema = z.strictObject({
  sample,
  name: hint(words(60), 'What people call it', 'GitHub organization'),
  at: hint(
    webAddress.optional(),
    'Where you sign in; optional',
    'https://github.example.org/che-board',
  ),
  for: hint(words(200), 'What it’s for', 'This site’s files, and what checks and publishes them.'),
  heldBy: hint(
    z.array(text(40)).min(1),
    'The roles that can sign in, as in content/officers/; two are better than one',
    ['Director', 'Communications Officer'],
  ),
  recovery: hint(
    words(120),
    'Where mail goes if nobody can sign in: a mailbox that’s still there after people graduate',
    'board@example.edu',
  ),
  renew: hint(day.optional(), 'The last day to pay or renew; optional', '2027-03-01'),
  handOver: hint(
    words(300).optional(),
    'What to do when officers change; optional',
    'Invite the new officer as an owner, then leave.',
  ),
});

/** content/accounts.yaml: who can sign in where. No page reads it, and the site does without it. */
export const accountsSchema = z.strictObject({
  accounts: hint(z.array(accountSchema), 'The accounts: a list of name, for, heldBy and recovery', [
    {
      name: 'GitHub organization',
      for: 'This site’s files.',
      heldBy: ['Director'],
      recovery: 'board@example.edu',
    },
  ]),
});

/** An account of the board. */
export type Account = z.infer<typeof accountSchema>;
