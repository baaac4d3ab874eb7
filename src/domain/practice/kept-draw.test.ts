import { expect, test } from 'vitest';
import { drawnAnew, drawOf, readKeptDraw, withoutClasses, type KeptDraw } from './kept-draw.ts';

const problems = ['a1', 'a2', 'b1', 'c1', 'd1'].map((name) => ({
  name,
  course: name.slice(0, 1),
  seeds: 200,
}));
const nothing: KeptDraw = { day: '', three: [], offered: {}, without: [] };
const day = '2026-11-15';
const namesOf = ({ three }: KeptDraw) => three.map(({ name }) => name);

test.each([
  '',
  'nonsense',
  '3',
  'null',
  '[]',
  '{"day":3,"three":{},"offered":[1],"without":"a"}',
  '{"day":"2026-99-99","three":[null,3,{"name":"a"},{"name":4,"seed":1},{"name":"a","seed":0.5}]}',
  '{"offered":{"a":null,"b":{"day":"soon","seed":1},"c":{"day":"2026-11-15","seed":-1}}}',
])('reads an invalid draw as empty: %s', (text) => {
  expect(readKeptDraw(text)).toEqual(nothing);
});

test('a draw stays the same all day and reads as it was stored', () => {
  const first = drawOf(nothing, problems, {}, day);
  expect(first.three).toHaveLength(3);
  const kept = readKeptDraw(JSON.stringify(first));
  expect(kept).toEqual(first);
  const [one = ''] = namesOf(first);
  const record = { [one]: { since: day, last: day, rung: 1, sets: [] } };
  expect(drawOf(kept, problems, record, day)).toBe(kept);
});

test('the next day counts the last draw as offered and draws others', () => {
  const first = drawOf(nothing, problems, {}, day);
  const second = drawOf(first, problems, {}, '2026-11-16');
  expect(Object.keys(second.offered).toSorted()).toEqual(namesOf(first).toSorted());
  const never = problems.map(({ name }) => name).filter((name) => !namesOf(first).includes(name));
  expect(namesOf(second)).toEqual(expect.arrayContaining(never));
});

test('removed problems are not drawn, and offers from the future do not count', () => {
  const first = drawOf(nothing, problems, {}, '2031-01-01');
  const fewer = problems.filter(({ name }) => name !== namesOf(first)[0]);
  const again = drawOf(first, fewer, {}, '2031-01-01');
  expect(again.three).toHaveLength(3);
  expect(namesOf(again)).not.toContain(namesOf(first)[0]);
  expect(again.offered).toEqual({});
  expect(drawOf(first, problems, {}, day).offered).toEqual({});
});

test('leaving out classes draws from the others, and leaving out all draws from all', () => {
  const first = drawOf(nothing, problems, {}, day);
  const chosen = drawOf(withoutClasses(first, ['b', 'c', 'd']), problems, {}, day);
  expect(namesOf(chosen).toSorted()).toEqual(['a1', 'a2']);
  expect(chosen.offered).toEqual({});
  const none = drawOf(withoutClasses(first, ['a', 'b', 'c', 'd']), problems, {}, day);
  expect(none.three).toEqual(first.three);
});

test('redraws numbers that a problem does not have', () => {
  const first = drawOf(nothing, problems, {}, day);
  const foreign = { ...first, three: first.three.map((each) => ({ ...each, seed: 201 })) };
  expect(drawOf(foreign, problems, {}, day)).toEqual(first);
});

test('redraws the day for another record', () => {
  const work = { since: '2026-11-01', last: '2026-11-01', rung: 0, sets: [] };
  const record = { d1: work, c1: work };
  const newcomer = drawOf(nothing, problems, {}, day);
  expect(drawOf(newcomer, problems, record, day)).toBe(newcomer);
  expect(namesOf(drawOf(drawnAnew(newcomer), problems, record, day))).toEqual(
    namesOf(drawOf(nothing, problems, record, day)),
  );
  expect(namesOf(newcomer)).not.toEqual(namesOf(drawOf(nothing, problems, record, day)));
});
