import { doubts, knowUnits } from './find-unit.ts';
import type { Dimensions } from './dimensions.ts';
import {
  amount,
  amountFlow,
  btu,
  energy,
  entries,
  foot,
  gallon,
  length,
  mass,
  pound,
  poundForce,
  power,
  pressure,
  standardFoot,
  volume,
  volumeFlow,
  type UnitRow,
} from './unit-table.ts';

const area: Dimensions = [0, 2, 0, 0, 0, 0, 0];
// A cubic meter of ideal gas at 0 °C and 1 atm, in moles: what Europe and flowmeters call normal.
const normalMeter = 101_325 / (8.314_462_618 * 273.15);

/** Units that plants and kitchens use, and exams hardly ever. */
const rare: UnitRow[] = [
  ['gr', pound / 7000, mass, 'grain'],
  ['slug', poundForce / foot, mass, 'slug'],
  ['lton', 2240 * pound, mass, 'long ton'],
  ['mil', foot / 12_000, length, 'mil'],
  ['Å', 1e-10, length, 'angstrom'],
  ['acre', 43_560 * foot ** 2, area, 'acre'],
  ['ha', 1e4, area, 'hectare'],
  ['darcy', 9.869_233e-13, area, 'darcy', 'darcies'],
  ['Mscf', 1e3 * standardFoot, amount, 'thousand standard cubic feet', null],
  ['MMscf', 1e6 * standardFoot, amount, 'million standard cubic feet', null],
  ['Nm3', normalMeter, amount, 'normal cubic meter'],
  ['scfh', standardFoot / 3600, amountFlow, 'standard cubic foot per hour'],
  ['scfd', standardFoot / 86_400, amountFlow, 'standard cubic foot per day'],
  ['Mscfd', standardFoot / 86.4, amountFlow, 'thousand standard cubic feet per day', null],
  ['MMscfd', standardFoot / 0.0864, amountFlow, 'million standard cubic feet per day', null],
  ['sccm', (1e-6 * normalMeter) / 60, amountFlow, 'standard cubic centimeter per minute'],
  ['slpm', (1e-3 * normalMeter) / 60, amountFlow, 'standard liter per minute'],
  ['qt', gallon / 4, volume, 'quart'],
  ['pt', gallon / 8, volume, 'pint'],
  ['cup', gallon / 16, volume, 'cup'],
  ['floz', gallon / 128, volume, 'fluid ounce'],
  ['tbsp', gallon / 256, volume, 'tablespoon'],
  ['tsp', gallon / 768, volume, 'teaspoon'],
  ['impgal', 4.546_09e-3, volume, 'imperial gallon'],
  ['gph', gallon / 3600, volumeFlow, 'gallon per hour'],
  ['gpd', gallon / 86_400, volumeFlow, 'gallon per day'],
  ['MGD', (1e6 * gallon) / 86_400, volumeFlow, 'million gallons per day', null],
  ['cfh', foot ** 3 / 3600, volumeFlow, 'cubic foot per hour'],
  ['cfs', foot ** 3, volumeFlow, 'cubic foot per second'],
  ['mtorr', 101.325 / 760, pressure, 'millitorr', null],
  ['mmH2O', 9.80665, pressure, 'millimeter of water'],
  ['cmH2O', 98.0665, pressure, 'centimeter of water'],
  ['therm', 1e5 * btu, energy, 'therm'],
  ['boe', 5.8e6 * btu, energy, 'barrel of oil equivalent'],
  ['eV', 1.602_176_634e-19, energy, 'electronvolt'],
  ['TJ', 1e12, energy, 'terajoule'],
  ['TW', 1e12, power, 'terawatt'],
  ['boilerhp', 9809.5, power, 'boiler horsepower', null],
  ['fpm', foot / 60, [0, 1, -1, 0, 0, 0, 0], 'foot per minute'],
  ['md', 9.869_233e-16, area, 'millidarcy', 'millidarcies'],
  ['acfm', foot ** 3 / 60, volumeFlow, 'actual cubic foot per minute'],
  ['inWC', 249.08891, pressure, 'inch of water column', 'inches of water column'],
  ['ohm Ω', 1, [1, 2, -3, -2, 0, 0, 0], 'ohm'],
  ['kohm kΩ', 1000, [1, 2, -3, -2, 0, 0, 0], 'kilohm'],
];

const thousandOrMillion =
  '"MBtu" can be a thousand or a million BTU. Write MMBtu for a million, or 1000 BTU.';

const unclear: [symbol: string, doubt: string][] = [
  ['S', '"S" is siemens. Write s for seconds.'],
  ['T', '"T" could be tonnes or tesla. Write t for tonnes (metric tons).'],
  ['Da', '"Da" is the dalton. Write g/mol for a molar mass.'],
  ['MBtu', thousandOrMillion],
  ['MBTU', thousandOrMillion],
];

/**
 * Makes these known wherever quantities are read. The Handbook does; an answer's box stays without them,
 * because every problem would have to fetch them.
 */
export const knowRareUnits = () => {
  knowUnits(rare.flatMap((row) => entries(row)));
  for (const [symbol, problem] of unclear) doubts.set(symbol, { problem });
};
