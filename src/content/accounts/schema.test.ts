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

test('an account says who holds it by role, and where its mail goes', () => {
  expect(read('renew: 2027-03-01').accounts[0]).toMatchObject({ renew: '2027-03-01' });
});

test.each(['[Director]', '[Director, Director]', '[]'])(
  'a key in one pair of hands is refused, with what to write instead (%s)',
  (heldBy) => {
    const one = () => parsed(written('', heldBy));
    expect(one).toThrow('content/accounts.yaml, line 5\n  In accounts, entry 1 (Chat): "heldBy"');
    expect(one).toThrow('fewer than two roles can sign in, so when one officer leaves, nobody can');
    expect(one).toThrow('heldBy: [Director, Communications Officer]');
  },
);

test.each(['host', 'domain', 'mailbox', 'token'])(
  'a %s without its last day is refused, because nobody would be reminded',
  (kind) => {
    const source = written('').replace('kind: account', `kind: ${kind}`);
    expect(() => parsed(source)).toThrow('(Chat): "renew" isn’t right: a ');
    expect(() => parsed(source)).toThrow('Add its last day, as in renew: 2027-03-01');
    expect(parsed(`${source.trimEnd()}\n    renew: 2027-03-01\n`).accounts).toHaveLength(1);
  },
);

test.each(['password: hunter2', 'recovery_codes: abc'])(
  '"%s" is a fault that says what to do with it',
  (line) => {
    expect(() => read(line)).toThrow('content/accounts.yaml, line 7\n');
    expect(() => read(line)).toThrow('doesn’t belong in any file');
    expect(() => read(line)).toThrow('change it wherever you use it');
  },
);

test.each(['The password is hunter2.', 'ghp_abcdefgh12345678', 'Use xK9v2LmQ7pR4tY8w to sign in.'])(
  '"%s" among the words is a fault too',
  (words) => {
    expect(() => read(`handOver: '${words}'`)).toThrow('looks like a password');
  },
);

test.each([
  'Change its password together, and make a new token for publishing.',
  'https://github.example.org/ChE-Undergraduate-Advisory-Board-2026',
  'The GitHub organization ChE-Undergraduate-Advisory-Board.',
])('"%s" is no secret', (words) => {
  expect(looksSecret(words)).toBe(false);
});
