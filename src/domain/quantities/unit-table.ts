import { noDimensions as none, type Dimensions } from './dimensions.ts';

export interface Unit {
  factor: number;
  dimensions: Dimensions;
  /** Singular and plural names. */
  words: readonly [one: string, many: string];
  /** Zero of the temperature scale, in kelvin. */
  zero?: number | undefined;
  /** Gauge or absolute, if the symbol of a pressure includes it. */
  from?: 'gauge' | 'absolute';
}

export const mass: Dimensions = [1, 0, 0, 0, 0, 0, 0];
export const length: Dimensions = [0, 1, 0, 0, 0, 0, 0];
const area: Dimensions = [0, 2, 0, 0, 0, 0, 0];
export const volume: Dimensions = [0, 3, 0, 0, 0, 0, 0];
const time: Dimensions = [0, 0, 1, 0, 0, 0, 0];
const rate: Dimensions = [0, 0, -1, 0, 0, 0, 0];
const current: Dimensions = [0, 0, 0, 1, 0, 0, 0];
export const temperature: Dimensions = [0, 0, 0, 0, 1, 0, 0];
export const amount: Dimensions = [0, 0, 0, 0, 0, 1, 0];
const force: Dimensions = [1, 1, -2, 0, 0, 0, 0];
export const pressure: Dimensions = [1, -1, -2, 0, 0, 0, 0];
const energy: Dimensions = [1, 2, -2, 0, 0, 0, 0];
const power: Dimensions = [1, 2, -3, 0, 0, 0, 0];
const viscosity: Dimensions = [1, -1, -1, 0, 0, 0, 0];
const diffusivity: Dimensions = [0, 2, -1, 0, 0, 0, 0];
const velocity: Dimensions = [0, 1, -1, 0, 0, 0, 0];
const volumeFlow: Dimensions = [0, 3, -1, 0, 0, 0, 0];
const amountFlow: Dimensions = [0, 0, -1, 0, 0, 1, 0];
const concentration: Dimensions = [0, -3, 0, 0, 0, 1, 0];
const resistance: Dimensions = [1, 2, -3, -2, 0, 0, 0];
const money: Dimensions = [0, 0, 0, 0, 0, 0, 1];

const pound = 0.45359237;
const foot = 0.3048;
const gallon = 231 * 0.0254 ** 3;
const poundForce = pound * 9.80665;
const psi = poundForce / 0.0254 ** 2;
const btu = 1055.055_852_62;
// Moles in a cubic foot of ideal gas at 60 °F and 1 atm.
const standardFoot = (101_325 * foot ** 3) / (8.314_462_618 * (288.15 + 5 / 9));
// Moles in a cubic meter of ideal gas at 0 °C and 1 atm.
const normalMeter = 101_325 / (8.314_462_618 * 273.15);

type UnitRow = [
  symbols: string,
  factor: number,
  dimensions: Dimensions,
  one: string,
  /** Plural name. Undefined if it's regular, null if it equals the singular. */
  many?: string | null | undefined,
  zero?: number,
];

/** Units that take SI prefixes. */
const prefixed: UnitRow[] = [
  ['g', 1e-3, mass, 'gram'],
  ['m', 1, length, 'meter'],
  ['s', 1, time, 'second'],
  ['A', 1, current, 'ampere'],
  ['K', 1, temperature, 'kelvin', null],
  ['mol', 1, amount, 'mole'],
  ['L l', 1e-3, volume, 'liter'],
  ['N', 1, force, 'newton'],
  ['Pa', 1, pressure, 'pascal'],
  ['bar', 1e5, pressure, 'bar'],
  ['J', 1, energy, 'joule'],
  ['cal', 4.184, energy, 'calorie'],
  ['Wh', 3600, energy, 'watt-hour'],
  ['W', 1, power, 'watt'],
  ['Hz', 1, rate, 'hertz', null],
  ['P', 0.1, viscosity, 'poise', null],
  ['St', 1e-4, diffusivity, 'stokes', null],
  ['M', 1e3, concentration, 'mole per liter'],
  ['V', 1, [1, 2, -3, -1, 0, 0, 0], 'volt'],
];

const plain: UnitRow[] = [
  ['% mol% wt% vol%', 0.01, none, 'percent', null],
  ['ppm ppmv ppmw', 1e-6, none, 'part per million'],
  ['ppb ppbv', 1e-9, none, 'part per billion'],
  ['rad', 1, none, 'radian'],
  ['deg °', Math.PI / 180, none, 'arc degree'],
  ['rev', 1, none, 'revolution'],
  ['stage stages', 1, none, 'stage'],
  ['lbm lb lbs pound pounds', pound, mass, 'pound mass'],
  ['oz', pound / 16, mass, 'ounce'],
  ['ton tons', 2000 * pound, mass, 'short ton'],
  ['tonne t', 1000, mass, 'tonne'],
  ['micron', 1e-6, length, 'micron'],
  ['in inch inches', 0.0254, length, 'inch', 'inches'],
  ['ft feet foot', foot, length, 'foot'],
  ['yd', 3 * foot, length, 'yard'],
  ['mi mile miles', 5280 * foot, length, 'mile'],
  ['min minute minutes', 60, time, 'minute'],
  ['h hr hrs hour hours', 3600, time, 'hour'],
  ['d day days', 86_400, time, 'day'],
  ['wk', 7 * 86_400, time, 'week'],
  ['yrs yr', 365 * 86_400, time, 'year'],
  ['sec seconds', 1, time, 'second'],
  ['rpm', 1 / 60, rate, 'revolution per minute'],
  ['mols mole moles', 1, amount, 'mole'],
  ['lbmol', 1000 * pound, amount, 'pound mole'],
  ['scf', standardFoot, amount, 'standard cubic foot'],
  ['scfm', standardFoot / 60, amountFlow, 'standard cubic foot per minute'],
  ['cc', 1e-6, volume, 'cubic centimeter'],
  ['gal gallon gallons', gallon, volume, 'gallon'],
  ['bbl barrel barrels', 42 * gallon, volume, 'oil barrel'],
  ['cf', foot ** 3, volume, 'cubic foot'],
  ['gpm', gallon / 60, volumeFlow, 'gallon per minute'],
  ['cfm', foot ** 3 / 60, volumeFlow, 'cubic foot per minute'],
  ['bpd', (42 * gallon) / 86_400, volumeFlow, 'oil barrel per day'],
  ['lpm', 1e-3 / 60, volumeFlow, 'liter per minute'],
  ['fps', foot, velocity, 'foot per second'],
  ['mph', (5280 * foot) / 3600, velocity, 'mile per hour'],
  ['lbf', poundForce, force, 'pound force'],
  ['kip', 1000 * poundForce, force, 'kip'],
  ['kgf', 9.80665, force, 'kilogram force'],
  ['dyn dyne', 1e-5, force, 'dyne'],
  ['hPa', 100, pressure, 'hectopascal'],
  ['atm', 101_325, pressure, 'atmosphere'],
  ['torr Torr mmHg', 101_325 / 760, pressure, 'millimeter of mercury'],
  ['inHg', 3386.389, pressure, 'inch of mercury', 'inches of mercury'],
  ['inH2O', 249.08891, pressure, 'inch of water', 'inches of water'],
  ['ftH2O', 2989.0669, pressure, 'foot of water'],
  ['mH2O', 9806.65, pressure, 'mH2O', null],
  ['psi psid', psi, pressure, 'psi', null],
  ['psf', psi / 144, pressure, 'pound force per square foot'],
  ['ksi', 1000 * psi, pressure, 'ksi', null],
  ['BTU Btu', btu, energy, 'BTU', null],
  ['MMBTU MMBtu', 1e6 * btu, energy, 'million BTU', null],
  ['TR', (12_000 * btu) / 3600, power, 'ton of refrigeration'],
  ['erg', 1e-7, energy, 'erg'],
  ['Nm', 1, energy, 'newton-meter'],
  ['hp', 550 * foot * poundForce, power, 'horsepower', null],
  ['°R R', 5 / 9, temperature, 'degree Rankine'],
  ['°C C', 1, temperature, 'degree Celsius', undefined, 273.15],
  ['°F F', 5 / 9, temperature, 'degree Fahrenheit', undefined, (459.67 * 5) / 9],
  ['deltaC', 1, temperature, 'Celsius degree'],
  ['deltaF', 5 / 9, temperature, 'Fahrenheit degree'],
  ['USD', 1, money, 'dollar'],
  ['kUSD', 1e3, money, 'thousand dollars', null],
  ['MUSD', 1e6, money, 'million dollars', null],
  ['cent', 0.01, money, 'cent'],
  ['grain', pound / 7000, mass, 'grain'],
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
  ['sccm', (1e-6 * normalMeter) / 60, amountFlow, 'sccm', null],
  ['slpm', (1e-3 * normalMeter) / 60, amountFlow, 'slpm', null],
  ['qt', gallon / 4, volume, 'quart'],
  ['pt', gallon / 8, volume, 'pint'],
  ['cup', gallon / 16, volume, 'cup'],
  ['floz', gallon / 128, volume, 'fluid ounce'],
  ['tbsp', gallon / 256, volume, 'tablespoon'],
  ['tsp', gallon / 768, volume, 'teaspoon'],
  ['impgal', 4.546_09e-3, volume, 'imperial gallon'],
  ['gph', gallon / 3600, volumeFlow, 'gallon per hour'],
  ['gpd', gallon / 86_400, volumeFlow, 'gallon per day'],
  ['MGD', (1e6 * gallon) / 86_400, volumeFlow, 'MGD', null],
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
  ['fpm', foot / 60, velocity, 'foot per minute'],
  ['md', 9.869_233e-16, area, 'millidarcy', 'millidarcies'],
  ['acfm', foot ** 3 / 60, volumeFlow, 'acfm', null],
  ['inWC', 249.08891, pressure, 'inch of water column', 'inches of water column'],
  ['ohm Ω', 1, resistance, 'ohm'],
  ['kohm kΩ', 1000, resistance, 'kilohm'],
];

const prefixes: [symbol: string, factor: number, words: string][] = [
  ['n', 1e-9, 'nano'],
  ['u', 1e-6, 'micro'],
  ['μ', 1e-6, 'micro'],
  ['m', 1e-3, 'milli'],
  ['c', 1e-2, 'centi'],
  ['d', 1e-1, 'deci'],
  ['k', 1e3, 'kilo'],
  ['M', 1e6, 'mega'],
  ['G', 1e9, 'giga'],
  ['', 1, ''],
];

export const units = new Map<string, Unit>([
  ...prefixed.flatMap((row) => prefixes.flatMap((prefix) => entries(row, ...prefix))),
  ...plain.flatMap((row) => entries(row)),
]);

function entries(
  [
    symbols,
    factor,
    dimensions,
    one,
    many = one.replace(/$|(?= (?:per|of|mass|force|[CFR]))/, 's').replace('foots', 'feet'),
    zero,
  ]: UnitRow,
  prefix = '',
  times = 1,
  prefixWords = '',
): [string, Unit][] {
  const words = [prefixWords + one, prefixWords + (many ?? one)] as const;
  return symbols.split(' ').map((symbol) => {
    return [prefix + symbol, { factor: times * factor, dimensions, words, zero }];
  });
}
