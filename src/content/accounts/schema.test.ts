import { expect, test } from 'vitest';
import { accountsSchema } from './schema.ts';
import { parseYaml } from '../read/read-yaml.ts';
import { looksSecret } from '../explain/secrets.ts';

const written = (line: string, heldBy = '[Director, Treasurer]') => `accounts:
  - name: Chat
    kind: account
    for: The pages.
    heldBy: ${heldBy}
    recovery: board@example.edu
    ${line}
`;
const parsed = (source: string) => parseYaml('content/accounts.yaml', source, accountsSchema);
const read = (line: string) => parsed(written(line));

test('reads an account', () => {
  expect(read('renew: 2027-03-01').accounts[0]).toMatchObject({ renew: '2027-03-01' });
});

test.each(['[Director]', '[Director, Director]', '[]'])(
  'rejects an account with fewer than two roles: %s',
  (heldBy) => {
    const one = () => parsed(written('', heldBy));
    expect(one).toThrow('content/accounts.yaml, line 5\n  In accounts, entry 1 (Chat): "heldBy"');
    expect(one).toThrow('fewer than two roles can sign in, so when one officer leaves, nobody can');
    expect(one).toThrow('heldBy: [Director, Communications Officer]');
  },
);

test.each(['host', 'domain', 'mailbox', 'token'])('rejects a %s without its last day', (kind) => {
  const source = written('').replace('kind: account', `kind: ${kind}`);
  expect(() => parsed(source)).toThrow('(Chat): "renew" isn’t right: a ');
  expect(() => parsed(source)).toThrow('Add its last day, as in renew: 2027-03-01');
  expect(parsed(`${source.trimEnd()}\n    renew: 2027-03-01\n`).accounts).toHaveLength(1);
});

test.each(['mfa: hunter', 'recovery_codes: abc'])('rejects "%s"', (line) => {
  expect(() => read(line)).toThrow('content/accounts.yaml, line 7\n');
  expect(() => read(line)).toThrow('doesn’t belong in any file');
  expect(() => read(line)).toThrow('change it wherever you use it');
});

test.each(['The password is hunter2.', 'ghp_abcdefgh12345678', 'Use xK9v2LmQ7pR4tY8w to sign in.'])(
  'rejects "%s" in a text',
  (words) => {
    expect(() => read(`handOver: '${words}'`)).toThrow('looks like a password');
  },
);

test.each([
  'Change its password together, and make a new token for publishing.',
  'https://github.example.org/ChE-Undergraduate-Advisory-Board-2026',
  'https://text.example.org/Control/09%3A_Proportional-Integral-Derivative_%28PID%29_Control',
  'The GitHub organization ChE-Undergraduate-Advisory-Board.',
])('allows "%s"', (words) => {
  expect(looksSecret(words)).toBe(false);
});
