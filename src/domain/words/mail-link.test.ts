import { expect, test } from 'vitest';
import { composeMail, mailLink, fillIn } from './mail-link.ts';

const to = 'board@example.edu';
const link = (subject: string, body = '') => mailLink({ to, subject, body });

/** Parses a mailto address. Unlike in a form's query string, a plus sign doesn't mean a space. */
function read(address: string) {
  const field = (name: RegExp) => decodeURIComponent(name.exec(address)?.[1] ?? '');
  return { subject: field(/[?&]subject=([^&]*)/), body: field(/[?&]body=([^&]*)/) };
}

test.each([
  ['quotes', `He said "it's fine"`],
  ['ampersands and question marks', 'Q&A? yes & no = maybe'],
  ['plus signs and percent signs', '2+2 at 100 %, 50%25'],
  ['emoji and accents', 'Söphomore 🧪👩‍🔬'],
  ['hash signs', 'question #3'],
])('%s survive encoding', (_, words) => {
  expect(read(link(words, words))).toEqual({ subject: words, body: words });
  expect(link(words, words)).toMatch(/^[\x21-\x7e]+$/);
});

test('every kind of line break becomes CRLF', () => {
  expect(link('a', 'one\ntwo\r\nthree\rfour')).toMatch(/body=one%0D%0Atwo%0D%0Athree%0D%0Afour$/);
});

test('a subject stays on one line and starts no other header', () => {
  const subject = 'Question\r\nBcc: all@example.edu\n\rand\nmore';
  const { link: composed } = composeMail({ to, subject, body: 'x'.repeat(5000) });
  for (const address of [link(subject), composed]) {
    expect(read(address).subject).toBe('Question Bcc: all@example.edu and more');
  }
});

test('half of an emoji does not break the link', () => {
  expect(read(link('\ud83e')).subject).toBe('\ufffd');
});

test('the at sign of the address stays readable', () => {
  expect(link('a')).toMatch(/^mailto:board@example\.edu\?/);
});

test.each([
  ['nothing', '', '', 'mailto:board@example.edu'],
  ['a subject alone', 'Hello', '', 'mailto:board@example.edu?subject=Hello'],
  ['a message alone', '', 'Hello', 'mailto:board@example.edu?body=Hello'],
])('%s makes a link without empty fields', (_, subject, body, expected) => {
  expect(link(subject, body)).toBe(expected);
});

test('a page of text fits into the link', () => {
  const body = 'word '.repeat(200);
  const { link: composed, fits } = composeMail({ to, subject: 'Question', body });
  expect(fits).toBe(true);
  expect(read(composed).body).toBe(body);
});

test.each([
  ['5,000 characters', 'x'.repeat(5000)],
  ['few characters that take many in a link', '🧪'.repeat(200)],
])('%s do not fit, so the link has only the subject', (_, body) => {
  const { link: composed, fits } = composeMail({ to, subject: 'Question', body });
  expect(fits).toBe(false);
  expect(composed).toBe('mailto:board@example.edu?subject=Question');
});

test('the link is never too long', () => {
  const { link: composed, fits } = composeMail({ to, subject: '🧪'.repeat(5000), body: '' });
  expect(fits).toBe(false);
  expect(composed.length).toBeLessThan(1900);
  expect(read(composed).subject).toMatch(/^🧪{119}…$/u);
});

test('words replace every use of their placeholder', () => {
  expect(fillIn('{title}: {title} for {course}', { title: 'Gases', course: 'CHE 210' })).toBe(
    'Gases: Gases for CHE 210',
  );
});

test('words are inserted as they are', () => {
  expect(fillIn('{a} {b}', { a: '{b} $&', b: '$1' })).toBe('{b} $& $1');
});
