import { expect, test } from 'vitest';
import { mustBeLegible } from './check-text.ts';

const complaintAbout = (text: string, file = 'content/pages/about.yaml') => {
  try {
    mustBeLegible(file, text);
  } catch (error) {
    return (error as Error).message;
  }
  return 'no complaint';
};

test('a no-break space is named by the words around it, with its line and a cure', () => {
  expect(complaintAbout('lead: Hello.\nwhere: Room CPE\u00A02.222, upstairs\n')).toBe(
    `content/pages/about.yaml, line 2
  "CPE 2.222," has an unusual space in it, so nobody who searches for these words will find them.
  Delete that space and press the space bar.`,
  );
});

test.each([
  ['a zero-width space', '\u200B'],
  ['a mark of direction', '\u200E'],
  ['a joiner between Latin letters', '\u200D'],
  ['a line break of Word', '\u000B'],
])('%s is named by the words around it', (_, sign) => {
  expect(complaintAbout(`a\nthe study${sign}room there`)).toContain(
    'line 2\n  "studyroom" has an invisible character in it',
  );
});

test('letters that were not saved as UTF-8 are named once, where the first stands', () => {
  const latin1 = Buffer.from('name: Ana\nrole: Presid\u00eancia\nbio: \u00c1gua\n', 'latin1');
  expect(complaintAbout(latin1.toString('utf8'))).toMatch(
    /^content\/pages\/about\.yaml, line 2\n {2}a letter in "Presid\?ncia" is saved in an old encoding.*\n {2}Save the file as UTF-8/,
  );
  expect(complaintAbout(Buffer.from('name: Ana', 'utf16le').toString('utf8'))).toContain('UTF-8');
});

test.each(['Jos\u00C3\u00A9', 'it\u00E2\u20AC\u2122s', '20 \u00C2\u00B0C'])(
  'letters that a program misread are named: %s',
  (words) => {
    expect(complaintAbout(`lead: ${words}`)).toContain('Type these words again.');
  },
);

test('in a lesson or problem a number may be kept with its unit, and nothing else', () => {
  const file = 'content/problems/x.mdx';
  expect(complaintAbout('at 400\u00A0kPa absolute', file)).toBe('no complaint');
  expect(complaintAbout('at 20\u202F°C', file)).toBe('no complaint');
  expect(complaintAbout('at\u00A0400 kPa', file)).toContain('"at 400"');
  expect(complaintAbout('at 400\u00A0kPa absolute')).toContain('"400 kPa"');
});

test('what is right is left alone: emoji, accents, curly quotes, Windows line ends', () => {
  const text = 'name: “Zoë” 👩‍🔬 – Łukasz’s • 20 °C\r\nlead: नमस्ते क्‍ष\r\n';
  expect(mustBeLegible('content/pages/about.yaml', text)).toBe(text);
});

test('the mark that some editors put before a text is taken away', () => {
  expect(mustBeLegible('content/pages/about.yaml', '\uFEFFlead: Hello.')).toBe('lead: Hello.');
});
