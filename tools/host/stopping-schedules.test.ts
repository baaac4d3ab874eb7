import { expect, test } from 'vitest';
import { stoppingSchedules } from './stopping-schedules.ts';

const clock = (state = 'active', updated = '2027-01-01') => ({
  name: 'due',
  state,
  updated_at: `${updated}T08:00:00.000-06:00`,
});
const told = (today: string, state?: string, updated?: string) =>
  stoppingSchedules([clock(state, updated)], '2027-05-20', today);

test('warns two weeks before GitHub stops a schedule', () => {
  expect(told('2027-07-03')).toEqual([]);
  expect(told('2027-07-04')).toEqual([
    'GitHub turns off `due` on 2027-07-19 if nobody commits anything until then.',
  ]);
});

test('counts from the last activation if it’s later', () => {
  expect(told('2027-07-20', 'active', '2027-07-10')).toEqual([]);
  expect(told('2027-08-24', 'active', '2027-07-10')).toHaveLength(1);
});

test('reports schedules that GitHub stopped, but not those stopped by hand', () => {
  expect(told('2027-05-21', 'disabled_inactivity')).toEqual(['GitHub has turned off `due`.']);
  expect(told('2027-09-01', 'disabled_manually')).toEqual([]);
});
