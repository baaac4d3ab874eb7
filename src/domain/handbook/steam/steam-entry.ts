import {
  kindOf,
  noDimensions,
  sameDimensions,
  type Dimensions,
} from '../../quantities/dimensions.ts';
import { readQuantity } from '../../quantities/read-quantity.ts';
import { pressure, temperature } from '../../quantities/unit-table.ts';
import type { SteamGiven } from '../../properties/steam.ts';
import { fromTableUnit } from './steam-print.ts';

export type SteamName = keyof SteamGiven;

/** All fields, in the order shown. */
export const steamNames: readonly SteamName[] = ['p', 'T', 'x', 'h', 's', 'v'];

interface EntryKind {
  dimensions: Dimensions;
  /** Name of the number to type, with its article. */
  words: string;
  example: string;
}

const entryKinds: Record<SteamName, EntryKind> = {
  p: { dimensions: pressure, words: 'a pressure', example: '10 bar' },
  T: { dimensions: temperature, words: 'a temperature', example: '250 °C' },
  x: { dimensions: noDimensions, words: 'a fraction without a unit', example: '0.43' },
  h: { dimensions: [0, 2, -2, 0, 0, 0, 0], words: 'an enthalpy per mass', example: '2900 kJ/kg' },
  s: {
    dimensions: [0, 2, -2, 0, -1, 0, 0],
    words: 'an entropy per mass',
    example: '6.9 kJ/(kg K)',
  },
  v: { dimensions: [-1, 3, 0, 0, 0, 0, 0], words: 'a volume per mass', example: '0.2 m^3/kg' },
};

/** Added to gauge pressures, in Pa. */
const atmosphere = 101_325;

/** Reads one property in any unit, in SI. A number without a unit is in the unit of the tables. */
export function readSteamEntry(
  name: SteamName,
  text: string,
): { value: number } | { problem: string } {
  const { dimensions, words, example } = entryKinds[name];
  const reading = readQuantity(text, example);
  if ('problem' in reading) return { problem: reading.problem };
  const { number, unit, value, hasUnit } = reading;
  if (!hasUnit) return { value: name === 'x' ? number.value : fromTableUnit(name, number.value) };
  if (!sameDimensions(reading.dimensions, dimensions)) {
    const kind = kindOf(reading.dimensions);
    const said = kind === undefined ? '' : `That’s ${kind}. `;
    return { problem: `${said}Type ${words}, like ${example}.` };
  }
  if (name === 'T') return { value: value + unit.zero };
  return { value: unit.from === 'gauge' ? value + atmosphere : value };
}

/** Reads all typed fields, up to the first problem. */
export function readSteamEntries(
  typed: readonly SteamEntry[],
): { given: SteamGiven } | { problem: string; name: SteamName } {
  const given: SteamGiven = {};
  for (const { name, text } of typed) {
    const read = readSteamEntry(name, text);
    if ('problem' in read) return { ...read, name };
    given[name] = read.value;
  }
  return { given };
}

/** One typed field. The last one in a list was typed last. */
export interface SteamEntry {
  name: SteamName;
  text: string;
}

/** Adds an entry and keeps only the latest of the others. */
export const withEntry = (typed: readonly SteamEntry[], entry: SteamEntry): SteamEntry[] => [
  ...typed.filter(({ name }) => name !== entry.name).slice(-1),
  entry,
];
