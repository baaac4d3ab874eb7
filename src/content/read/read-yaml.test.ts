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

test.each(['yaer', 'class'])('%s for a key names file, line, entry and the key meant', (key) => {
  expect(complaintAbout(board.replace(/year: Junior\n$/, `${key}: Junior\n`))).toBe(
    `content/officers/x.yaml, line 10
  In officers, entry 2 (Bea Sample): "${key}" isn’t a key that belongs here.
  Did you mean "year"?`,
  );
});

test('a day that does not exist is named with an example of one that does', () => {
  expect(complaintAbout(board.replace('2025-08-25', '2025-02-30'))).toBe(
    `content/officers/x.yaml, line 1
  "from" is "2025-02-30", which isn’t a calendar day, written year-month-day.
  The first day of the term of office. For example:
    from: 2025-08-25`,
  );
});

test('a term that ends before it begins is a mistake in its end', () => {
  expect(complaintAbout(board.replace('2026-05-15', '2024-05-15'))).toContain(
    'line 2\n  "to" isn’t right: the term ends before it begins.',
  );
});

test('a missing field is named in the entry that lacks it', () => {
  expect(complaintAbout(board.replace('    role: Director\n', ''))).toContain(
    'line 5\n  In officers, entry 1 (Ada Sample): "role" is missing.',
  );
});

test('a value outside its list shows the list', () => {
  expect(complaintAbout(board.replace('year: Junior', 'year: Fifth'))).toContain(
    '"year" is "Fifth", but it can only be one of: Freshman, Sophomore, Junior, Senior.',
  );
});

test('an image that is not there says where it was looked for and what to do', () => {
  const text = board.replace(
    'year: Junior',
    'year: Junior\n    image: officers/portraits/nobody.png',
  );
  expect(complaintAbout(text)).toContain(
    `"image" isn’t right: there’s no picture at content/officers/portraits/nobody.png.
  Add the picture there, fix its name, or delete this line.`,
  );
});

test('text that is too long says how long it may be', () => {
  expect(complaintAbout(board.replace('Elected every spring.', 'x'.repeat(241)))).toContain(
    '"lead" is too long: at most 240 characters.',
  );
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

test('a number where words belong asks for quotes', () => {
  expect(complaintAbout(board.replace('Elected every spring.', '2024'))).toContain(
    "Put quotes around it: '2024'",
  );
});

test('an item of a list is counted as people count', () => {
  const text = 'address:\n  - First line\n  - ""\n';
  expect(() => parseYaml('content/site.yaml', text, siteSchema)).toThrow(
    'In address: item 2 is empty.',
  );
});

test('a star at the start of a value is not a crash', () => {
  expect(complaintAbout(board.replace('Elected every', '*Elected every'))).toContain(
    'this isn’t valid YAML',
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

test('broken YAML names its line', () => {
  expect(complaintAbout(board.replace('lead: Elected', 'lead: "Elected'))).toMatch(
    /^content\/officers\/x\.yaml, line \d+\n {2}this isn’t valid YAML: /,
  );
});

test('a text that begins with a link asks for quotes', () => {
  expect(complaintAbout(board.replace('lead: Elected', 'lead: [Elected](/join)'))).toContain(
    "line 3\n  this isn’t valid YAML: text can’t start with a bracket.\n  Put quotes around the whole text: '[Write to us]",
  );
});

test('a fact without quotes asks for them, alone and before other words', () => {
  expect(complaintAbout(board.replace('Elected every spring.', '{boardSize}'))).toContain(
    "Put quotes around it: '{boardSize}'",
  );
  expect(complaintAbout(board.replace('Elected', '{boardSize} elected'))).toContain(
    "line 3\n  this isn’t valid YAML: text can’t start with {\n  Put quotes around the whole text: '{boardSize} elected every spring.'",
  );
});

test('a link that is not one is named with its line and what would be right', () => {
  const text = board.replace('year: Junior', 'year: Junior\n    bio: Ask [me](contact).');
  expect(complaintAbout(text)).toContain(
    '"bio" isn’t right: the link "me" leads to "contact", which isn’t an address.\n  Write a path on this site',
  );
});

test('an address that is not one shows what one looks like', () => {
  expect(() => parseYaml('content/site.yaml', 'email: board at school', siteSchema)).toThrow(
    '"email" is "board at school", which isn’t an email address.\n  The board’s mailbox. For example:\n    email: board@example.edu',
  );
});

test.each(['"', "'"])('a %s that is never closed is named on the line where it opens', (quote) => {
  const long = `${board}  - name: ${quote}Cy Sample\n    role: Director\n    year: Junior\n  - name: ${quote}Di${quote}\n    role: Director\n    year: Junior\n`;
  const complaint = complaintAbout(long);
  expect(complaint).toMatch(/^content\/officers\/x\.yaml, line 11\n.*a quote opens on this line/);
  expect(complaint).toContain('Put the same quote at the end of the text');
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
