import { expect, test } from 'vitest';
import { readLessons, readPlaces } from './reading.ts';

test('places and read lessons are taken as far as they are whole', () => {
  const text = JSON.stringify({
    gases: { title: 'Gases', at: '#idea', section: 'The idea' },
    steam: { at: 'javascript:x', section: 'The end' },
    units: { at: '#end' },
    none: null,
  });
  expect([...readPlaces(text)]).toEqual([['gases', { at: '#idea', section: 'The idea' }]]);
  expect([...readLessons('{"gases":"2026-11-18","steam":7}')]).toEqual(['gases']);
});

test.each(['', '{', 'null', '7', '[]', '"text"'])('what is kept as %s is nothing', (text) => {
  expect(readPlaces(text).size + readLessons(text).size).toBe(0);
});
