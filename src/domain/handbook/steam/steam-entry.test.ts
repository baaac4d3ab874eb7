import { describe, expect, test } from 'vitest';
import { readSteamEntry, withEntry, type SteamName } from './steam-entry.ts';

describe('reading a field', () => {
  test.each<[SteamName, string, number]>([
    ['p', '10 bar', 1e6],
    ['p', '10', 10e3],
    ['p', '0 psig', 101_325],
    ['T', '250', 523.15],
    ['T', '482 F', 523.15],
    ['x', '43%', 0.43],
    ['h', '2900 kJ/kg', 2.9e6],
    ['v', '0.2 m3/kg', 0.2],
  ])('%s of %s', (name, text, value) => {
    const read = readSteamEntry(name, text);
    expect('value' in read ? read.value : read.problem).toBeCloseTo(value, 6);
  });

  test.each<[SteamName, string, string]>([
    ['p', '10 kW', 'That’s a power. Type a pressure, like 10 bar.'],
    ['h', '5 kJ/mol', 'That’s an energy per mole. Type an enthalpy per mass, like 2900 kJ/kg.'],
    ['T', '', 'Type a number and its unit, like 250 °C.'],
    ['x', '0.3 kg', 'That’s a mass. Type a fraction without a unit, like 0.43.'],
  ])('%s of %s is refused', (name, text, problem) => {
    expect(readSteamEntry(name, text)).toEqual({ problem });
  });
});

test('a third entry replaces the oldest one', () => {
  const [p, T, h] = [
    { name: 'p', text: '10 bar' },
    { name: 'T', text: '250' },
    { name: 'h', text: '2900' },
  ] as const;
  expect(withEntry([p, T], h)).toEqual([T, h]);
  const changed = { ...p, text: '11 bar' };
  expect(withEntry([p, T], changed)).toEqual([T, changed]);
  expect(withEntry([], p)).toEqual([p]);
});
