import { expect, test } from 'vitest';
import { boardSchema } from '../officers/schema.ts';
import { parseYaml, readYaml } from './read-yaml.ts';
import { siteSchema } from '../site/schema.ts';

const board = `from: 2025-08-25
to: 2026-05-15
lead: Elected every spring.
officers:
  - name: Ada Sample
    role: Director
    year: Junior
  - name: Bea Sample
    role: Director
    year: Junior
`;
const read = (text: string) => parseYaml('content/officers/x.yaml', text, boardSchema);

test('returns the data of a valid file as typed', () => {
  const { from, officers } = read(board);
  expect(from).toBe('2025-08-25');
  expect(officers.map(({ name }) => name)).toEqual(['Ada Sample', 'Bea Sample']);
});

test('counts list items from one', () => {
  const text = 'address:\n  - First line\n  - ""\n';
  expect(() => parseYaml('content/site.yaml', text, siteSchema)).toThrow(
    'In address: item 2 is empty.',
  );
});

test.each([
  ['{boardSize}', "Put quotes around it: '{boardSize}'"],
  [
    '{boardSize} elected',
    "line 3\n  this isn’t valid YAML: text can’t start with {\n  Put quotes around the whole text: '{boardSize} elected'",
  ],
])('asks for quotes around a fact: %s', (lead, message) => {
  expect(() => read(board.replace('Elected every spring.', lead))).toThrow(message);
});

test('names a missing file without a stack trace', () => {
  expect.assertions(2);
  try {
    readYaml('content/pages/nowhere.yaml', siteSchema);
  } catch (error) {
    expect((error as Error).message).toContain('There’s no file content/pages/nowhere.yaml');
    expect((error as Error).stack).toBeUndefined();
  }
});
