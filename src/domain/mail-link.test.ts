import { expect, test } from 'vitest';
import { mailLink } from './mail-link.ts';

const link = (subject: string, body = '') => mailLink({ to: 'board@example.edu', subject, body });

/** What a mail program reads: unlike a web form's, a mail's plus sign is a plus sign. */
function read(address: string) {
  const [, subject = '', body = ''] = /\?subject=(.*)&body=(.*)$/.exec(address) ?? [];
  return { subject: decodeURIComponent(subject), body: decodeURIComponent(body) };
}

test.each([
  ['quotes', `He said "it's fine"`],
  ['ampersands and question marks', 'Q&A? yes & no = maybe'],
  ['plus signs and percent signs', '2+2 at 100 %, 50%25'],
  ['emoji and accents', 'Söphomore 🧪👩‍🔬'],
  ['hash signs', 'question #3'],
])('%s survive', (_, words) => {
  expect(read(link(words, words))).toEqual({ subject: words, body: words });
  expect(link(words, words)).toMatch(/^[\x21-\x7e]+$/);
});

test('every kind of line break becomes the one that mail has', () => {
  expect(link('a', 'one\ntwo\r\nthree\rfour')).toMatch(/body=one%0D%0Atwo%0D%0Athree%0D%0Afour$/);
});

test('half of an emoji does not stop the link', () => {
  expect(read(link('\ud83e')).subject).toBe('\ufffd');
});

test('the at sign of the address stays readable', () => {
  expect(link('a')).toMatch(/^mailto:board@example\.edu\?/);
});
