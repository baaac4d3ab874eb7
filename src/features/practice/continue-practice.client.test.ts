// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { run } from './continue-practice.client.ts';

beforeEach(() => {
  localStorage.clear();
});

const latest = { name: 'a b', title: 'Drum', seed: 7, of: 3, right: 2, solved: 4, earned: 1 };

/**
 * Returns the text and the address of the line for a record. Returns undefined if the line is
 * hidden.
 */
function line(kept: Record<string, unknown>): { words: string; href: string } | undefined {
  for (const [key, value] of Object.entries(kept)) {
    localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
  document.body.innerHTML =
    '<p hidden><b>Continue:</b> <a href="/">Today’s three</a></p><script></script>';
  const [script] = document.getElementsByTagName('script');
  if (script) run(script);
  const [place] = document.getElementsByTagName('p');
  for (const part of place?.querySelectorAll('[hidden]') ?? []) part.remove();
  const href = place?.querySelector('a')?.getAttribute('href') ?? '';
  return place?.hidden === false ? { words: place.textContent.trim(), href } : undefined;
}

test('links to an unfinished problem with its numbers and progress', () => {
  expect(line({ 'practice-record': { 'a b': {} }, 'practice-latest': latest })).toEqual({
    words: 'Continue: Drum, 2 of 3 answers right',
    href: '/resources/study-materials/problems/a%20b?seed=7',
  });
});

test('links to today’s three after a finished problem, with the number solved', () => {
  const done = { ...latest, isDone: true };
  expect(line({ practice: { a: 1 }, 'practice-latest': done })).toEqual({
    words: 'Today’s three · 4 solved so far, 1 mastered',
    href: '/resources/study-materials',
  });
  // The previous version had a more lenient rule for "mastered", so its count is ignored.
  const old = { ...done, earned: undefined, mastered: 3 };
  expect(line({ 'practice-work': { a: 1 }, 'practice-latest': old })?.words).toBe(
    'Today’s three · 4 solved so far',
  );
  expect(line({ 'practice-latest': { ...done, solved: 0 } })?.words).toBe('Today’s three');
});

test('nothing is shown without work on a problem, or if the record is invalid', () => {
  expect(line({})).toBeUndefined();
  expect(line({ 'practice-record': { 'vle/1': {} } })).toBeUndefined();
  expect(line({ 'practice-record': '{' })).toBeUndefined();
});

test.each([
  { name: 'kettle', title: {}, right: 1, of: 3 },
  { name: {}, title: 'Tea', right: 1, of: 3 },
  { isDone: true, title: 'Tea', solved: 'x', earned: {} },
  ['Tea'],
  '"Tea"',
  '7',
])('a malformed last problem leads to today’s: %j', (malformed) => {
  const kept = { 'practice-record': { kettle: {} }, 'practice-latest': malformed };
  expect(line(kept)?.words).toBe('Today’s three');
});

test('malformed numbers are left out, and the title stays', () => {
  const numbers = '{"name":"kettle","title":"Tea","seed":"x","right":"2","of":1e999}';
  expect(line({ 'practice-record': { kettle: {} }, 'practice-latest': numbers })).toEqual({
    words: 'Continue: Tea',
    href: '/resources/study-materials/problems/kettle',
  });
});
