import { expect, test } from 'vitest';
import { readFinishedLessons, readPlaces } from './lesson-progress.ts';

test('reads the valid places and finished lessons', () => {
  const text = JSON.stringify({
    gases: { title: 'Gases', at: '#idea', section: 'The idea' },
    steam: { at: 'javascript:x', section: 'The end' },
    units: { at: '#end' },
    none: null,
  });
  expect([...readPlaces(text)]).toEqual([['gases', { at: '#idea', section: 'The idea' }]]);
  expect([...readFinishedLessons('{"gases":"2026-11-18","steam":7}')]).toEqual(['gases']);
});

test.each(['', '{', 'null', '7', '[]', '"text"'])('reads %s as empty', (text) => {
  expect(readPlaces(text).size + readFinishedLessons(text).size).toBe(0);
});
