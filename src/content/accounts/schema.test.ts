import { expect, test } from 'vitest';
import { accountsSchema } from './schema.ts';
import { parseYaml } from '../read/read-yaml.ts';
import { looksSecret } from '../explain/secrets.ts';

const written = (line: string) => `accounts:
  - name: Host
    for: The pages.
    heldBy: [Director]
    recovery: board@example.edu
    ${line}
`;
const read = (line: string) => parseYaml('content/accounts.yaml', written(line), accountsSchema);

test('an account says who holds it by role, and where its mail goes', () => {
  expect(read('renew: 2027-03-01').accounts[0]).toMatchObject({ renew: '2027-03-01' });
});

test.each([
  'password: hunter2',
  'apiToken: abc',
  'PIN: "1234"',
  'recovery_codes: abc',
  'secret: x',
])('"%s" is a fault that says what to do with it', (line) => {
  expect(() => read(line)).toThrow('content/accounts.yaml, line 6\n');
  expect(() => read(line)).toThrow('doesn’t belong in any file');
  expect(() => read(line)).toThrow('change it wherever you use it');
});

test('another key that is wrong gets its own words', () => {
  expect(() => read('handover: Ask.')).toThrow('Did you mean "handOver"?');
});

test.each([
  'The password is hunter2.',
  'Token: abc',
  'ghp_abcdefgh12345678',
  'Use xK9v2LmQ7pR4tY8w to sign in.',
])('"%s" among the words is a fault too', (words) => {
  expect(() => read(`handOver: '${words}'`)).toThrow('looks like a password');
});

test.each([
  'Change its password together, and make a new token for publishing.',
  'board@example.edu',
  'https://github.example.org/ChE-Undergraduate-Advisory-Board-2026',
  'The GitHub organization ChE-Undergraduate-Advisory-Board.',
])('"%s" is no secret', (words) => {
  expect(looksSecret(words)).toBe(false);
});
