import { expect, test } from 'vitest';
import { mustBeLegible } from './check-text.ts';

const about = 'content/pages/about.yaml';
const check = (text: string, file = about) => mustBeLegible(file, text);

test.each([
  ['direction mark', '\u200E'],
  ['joiner between Latin letters', '\u200D'],
  ['line break of Word', '\u000B'],
])('reports a %s with the words around it', (_, sign) => {
  expect(() => check(`a\nthe study${sign}room there`)).toThrow(
    'line 2\n  "studyroom" has an invisible character in it',
  );
});

test('reports a wrong encoding once', () => {
  const latin1 = Buffer.from('name: Ana\nrole: Presid\u00eancia\nbio: \u00c1gua\n', 'latin1');
  expect(() => check(latin1.toString('utf8'))).toThrow(
    /^content\/pages\/about\.yaml, line 2\n {2}a letter in "Presid\?ncia" is saved in an old encoding.*\n.*$/,
  );
});

test.each(['Jos\u00C3\u00A9', 'it\u00E2\u20AC\u2122s', '20 \u00C2\u00B0C'])(
  'reports garbled letters: %s',
  (words) => {
    expect(() => check(`lead: ${words}`)).toThrow('Type these words again.');
  },
);

test('allows a no-break space between a number and its unit only in lessons and problems', () => {
  const problem = 'content/problems/x.mdx';
  for (const text of ['at 400\u00A0kPa absolute', 'at 20\u202F°C']) {
    expect(check(text, problem)).toBe(text);
  }
  expect(() => check('at\u00A0400 kPa', problem)).toThrow('"at 400"');
  expect(() => check('at 400\u00A0kPa absolute')).toThrow('"400 kPa"');
});

test('allows emoji, accents, curly quotes, scripts with joiners and Windows line ends', () => {
  const text = 'name: “Zoë” 👩‍🔬 – Łukasz’s • 20 °C\r\nlead: नमस्ते क्‍ष\r\n';
  expect(check(text)).toBe(text);
});
