import { expect, test } from 'vitest';
import { stoppingClocks } from './stopping-clocks.ts';

const clock = (state = 'active', updated = '2027-01-01') => ({
  name: 'due',
  state,
  updated_at: `${updated}T08:00:00.000-06:00`,
});
const told = (today: string, state?: string, updated?: string) =>
  stoppingClocks([clock(state, updated)], '2027-05-20', today);

test('a quiet repository is told two weeks before, with the day', () => {
  expect(told('2027-07-03')).toEqual([]);
  expect(told('2027-07-04')).toEqual([
    'GitHub turns off `due` on 2027-07-19 if nobody commits anything until then.',
  ]);
});

test('the days count from when somebody enabled it, if that was later', () => {
  expect(told('2027-07-20', 'active', '2027-07-10')).toEqual([]);
  expect(told('2027-08-24', 'active', '2027-07-10')).toHaveLength(1);
});

test('one that GitHub has stopped is told, and one that somebody has stopped is their choice', () => {
  expect(told('2027-05-21', 'disabled_inactivity')).toEqual(['GitHub has turned off `due`.']);
  expect(told('2027-09-01', 'disabled_manually')).toEqual([]);
});
