import {
  kindOf,
  noDimensions,
  sameDimensions,
  type Dimensions,
} from '../../quantities/dimensions.ts';
import { readQuantity } from '../../quantities/read-quantity.ts';
import type { UnitSystem } from '../../quantities/unit-system.ts';
import { pressure, temperature } from '../../quantities/unit-table.ts';
import type { SteamGiven } from '../../properties/steam.ts';
import { fromTableUnit } from './steam-print.ts';

export type SteamName = keyof SteamGiven;

/** Fields in display order. */
export const steamNames: readonly SteamName[] = ['p', 'T', 'x', 'h', 's', 'v'];

/** Dimensions of each entry, and its name with an article. */
const entryKinds: Record<SteamName, readonly [dimensions: Dimensions, words: string]> = {
  p: [pressure, 'a pressure'],
  T: [temperature, 'a temperature'],
  x: [noDimensions, 'a fraction without a unit'],
  h: [[0, 2, -2, 0, 0, 0, 0], 'an enthalpy per mass'],
  s: [[0, 2, -2, 0, -1, 0, 0], 'an entropy per mass'],
  v: [[-1, 3, 0, 0, 0, 0, 0], 'a volume per mass'],
};

const examples: Record<UnitSystem, Record<SteamName, string>> = {
  SI: {
    ...{ p: '10 bar', T: '250 °C', x: '0.43' },
    ...{ h: '2900 kJ/kg', s: '6.9 kJ/(kg K)', v: '0.2 m^3/kg' },
  },
  US: {
    ...{ p: '150 psia', T: '500 °F', x: '0.43' },
    ...{ h: '1270 BTU/lb', s: '1.66 BTU/(lb °F)', v: '3.7 ft^3/lb' },
  },
};

/** Added to gauge pressures, in Pa. */
const atmosphere = 101_325;

/**
 * Parses an entry in any unit and converts it to SI. Without a unit, it's in the unit of the
 * tables.
 */
export function readSteamEntry(
  name: SteamName,
  text: string,
  units: UnitSystem = 'SI',
): { value: number } | { problem: string } {
  const [dimensions, words] = entryKinds[name];
  const example = examples[units][name];
  const reading = readQuantity(text, example);
  if ('problem' in reading) return { problem: reading.problem };
  const { number, unit, value, hasUnit } = reading;
  if (!hasUnit) {
    return { value: name === 'x' ? number.value : fromTableUnit(name, number.value, units) };
  }
  if (!sameDimensions(reading.dimensions, dimensions)) {
    const kind = kindOf(reading.dimensions);
    const said = kind === undefined ? '' : `That’s ${kind}. `;
    return { problem: `${said}Type ${words}, like ${example}.` };
  }
  if (name === 'T') return { value: value + unit.zero };
  return { value: unit.from === 'gauge' ? value + atmosphere : value };
}

/** Parses all entries, up to the first problem. */
export function readSteamEntries(
  typed: readonly SteamEntry[],
  units: UnitSystem,
): { given: SteamGiven } | { problem: string; name: SteamName } {
  const given: SteamGiven = {};
  for (const { name, text } of typed) {
    const read = readSteamEntry(name, text, units);
    if ('problem' in read) return { ...read, name };
    given[name] = read.value;
  }
  return { given };
}

/** Initial state of the page. */
export const firstEntries = (units: UnitSystem): readonly SteamEntry[] =>
  (['p', 'T'] as const).map((name) => ({ name, text: examples[units][name] }));

/** An entry on the page. Lists of entries are in the order in which they were typed. */
export interface SteamEntry {
  name: SteamName;
  text: string;
}

/** Adds an entry, and keeps only the latest of the others. */
export const withEntry = (typed: readonly SteamEntry[], entry: SteamEntry): SteamEntry[] => [
  ...typed.filter(({ name }) => name !== entry.name).slice(-1),
  entry,
];
