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

const complaintAbout = (text: string) => {
  try {
    parseYaml('content/officers/x.yaml', text, boardSchema);
  } catch (error) {
    return (error as Error).message;
  }
  return 'no complaint';
};

test('a correct file comes through as it was typed', () => {
  const { from, officers } = parseYaml('content/officers/x.yaml', board, boardSchema);
  expect(from).toBe('2025-08-25');
  expect(officers.map(({ name }) => name)).toEqual(['Ada Sample', 'Bea Sample']);
});

test('a value that is not filled in is called empty, and an optional one may be deleted', () => {
  expect(complaintAbout(board.replace('lead: Elected every spring.', 'lead:'))).toContain(
    'line 3\n  "lead" is empty.',
  );
  expect(complaintAbout(board.replace('year: Junior', 'year: Junior\n    bio:'))).toContain(
    '"bio" is empty.\n  Fill it in, or delete the line.',
  );
  expect(complaintAbout(board.replace('role: Director', 'role:'))).toContain('"role" is empty.');
});

test('an empty file says so', () => {
  expect(complaintAbout('')).toContain('the file is empty.');
});

test('an item of a list is counted as people count', () => {
  const text = 'address:\n  - First line\n  - ""\n';
  expect(() => parseYaml('content/site.yaml', text, siteSchema)).toThrow(
    'In address: item 2 is empty.',
  );
});

test.each([
  [
    '/officers/a.png',
    'Put it in content/officers/portraits, and write here: officers/portraits/a.png',
  ],
  ['officers/../a.png', 'write here: officers/portraits/a.png'],
  ['officers/a.heic', 'Save it as a JPEG'],
])('a picture named %s is refused with one complaint that says what to do', (name, cure) => {
  const complaint = complaintAbout(
    board.replace('year: Junior', `year: Junior\n    image: ${name}`),
  );
  expect(complaint.match(/line \d+/g)).toHaveLength(1);
  expect(complaint).toContain(cure);
});

test('a fact without quotes asks for them, alone and before other words', () => {
  expect(complaintAbout(board.replace('Elected every spring.', '{boardSize}'))).toContain(
    "Put quotes around it: '{boardSize}'",
  );
  expect(complaintAbout(board.replace('Elected', '{boardSize} elected'))).toContain(
    "line 3\n  this isn’t valid YAML: text can’t start with {\n  Put quotes around the whole text: '{boardSize} elected every spring.'",
  );
});

test('a number is offered in quotes as it was written, its last zero included', () => {
  expect(complaintAbout(board.replace('Elected every spring.', '2.20'))).toContain(
    "Put quotes around it: '2.20'",
  );
});

test('a file that is gone is named without a trace of the code', () => {
  try {
    readYaml('content/pages/nowhere.yaml', siteSchema);
  } catch (error) {
    expect((error as Error).message).toContain('There’s no file content/pages/nowhere.yaml');
    expect((error as Error).stack).toBeUndefined();
  }
  expect.assertions(2);
});
