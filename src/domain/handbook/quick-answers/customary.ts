import { sameDimensions, type Dimensions } from '../../quantities/dimensions.ts';
import { unitOf, type ParsedUnit } from '../../quantities/read-unit.ts';
import type { UnitSystem } from '../../quantities/unit-system.ts';

/** Common units of each kind of quantity, SI first. */
const customary = [
  'kPa | bar | atm | psi | mmHg | MPa',
  '°C | °F | K | °R',
  'kg | g | lb | tonne',
  'm | ft | in | cm | mm',
  'm^2 | ft^2 | cm^2 | in^2',
  'm^3 | L | ft^3 | gal | bbl',
  's | min | h | d',
  'm/s | ft/s | km/h | mph',
  'm/s^2 | ft/s^2',
  'kg/s | kg/h | lb/h | lb/s',
  'm^3/h | L/s | gpm | ft^3/s | m^3/s',
  'mol | kmol | lbmol',
  'mol/s | kmol/h | lbmol/h | Nm3/h | scfm',
  'kg/m^3 | g/mL | lb/ft^3 | lb/gal',
  'm^3/kg | ft^3/lb | L/kg',
  'mol/L | mol/m^3 | lbmol/ft^3',
  'L/mol | m^3/kmol | ft^3/lbmol',
  'g/mol | kg/kmol',
  'N | lbf | kgf | kN',
  'kJ | BTU | kWh | kcal | MMBTU | J',
  'kW | BTU/h | hp | W | MMBTU/h | TR',
  'kJ/kg | BTU/lb | kcal/kg | J/g',
  'kJ/mol | BTU/lbmol | kcal/mol',
  'kJ/(kg K) | BTU/(lb °F) | J/(g K)',
  'J/(mol K) | BTU/(lbmol °R) | cal/(mol K)',
  'cP | Pa s | lb/(ft s) | lb/(ft h)',
  'cSt | m^2/s | ft^2/s | cm^2/s',
  'W/(m^2 K) | BTU/(h ft^2 °F)',
  'W/(m K) | BTU/(h ft °F)',
  'W/m^2 | BTU/(h ft^2) | kW/m^2',
  'N/m | dyn/cm | lbf/ft',
  'Pa/m | psi/ft | kPa/m',
  'mol/(m^2 s) | lbmol/(h ft^2)',
  '1/s | 1/min | 1/h',
].map((row) => row.split(' | '));

let known: { units: ParsedUnit[]; texts: string[] }[] | undefined;

/** Customary units of a kind of quantity. Those of the board come first. */
export function customaryUnits(dimensions: Dimensions, board: UnitSystem = 'SI'): ParsedUnit[] {
  known ??= customary.map((texts) => ({ texts, units: texts.map(unitOf) }));
  const units =
    known.find(({ units: [first] }) => first && sameDimensions(first.dimensions, dimensions))
      ?.units ?? [];
  const { US = [], SI = [] } = Object.groupBy(units, (unit) => (isAmerican([unit]) ? 'US' : 'SI'));
  return board === 'SI' ? units : [...US, ...SI];
}

/** SI base units, for quantities without a customary unit. */
export function baseUnit(dimensions: Dimensions): ParsedUnit {
  const symbols = ['kg', 'm', 's', 'A', 'K', 'mol', 'USD'];
  const text = dimensions
    .flatMap((exponent, base) =>
      exponent === 0 ? [] : [`${symbols[base] ?? ''}^${String(Number(exponent.toFixed(4)))}`],
    )
    .join(' ');
  return unitOf(text);
}

const american =
  /^(?:lb|lbm|lbf|lbmol|ft|in|gal|gpm|bbl|BTU|Btu|MMBTU|MMBtu|psi[ag]?|hp|F|°F|R|°R|cfm|scfm|yd|mi|mph|oz|psf|ksi|TR|MGD|cfs)$/;

/** Recognizes units that both systems use: units of time, fractions, angles, dollars and atm. */
const isShared = ({ symbol, unit: { dimensions } }: ParsedUnit['parts'][number]) =>
  symbol === 'atm' ||
  dimensions.every((exponent, base) => exponent === 0 || base === 2 || base === 6);

/** Checks whether most units are American. If there are only shared units, the board decides. */
export function isAmerican(units: readonly ParsedUnit[], board: UnitSystem = 'SI'): boolean {
  const telling = units.flatMap(({ parts }) => parts.filter((part) => !isShared(part)));
  if (telling.length === 0) return board === 'US';
  return telling.filter(({ symbol }) => american.test(symbol)).length * 2 > telling.length;
}

/** Unit of the answer if the question doesn't name one. */
export function answerUnit(
  dimensions: Dimensions,
  units: readonly ParsedUnit[],
  board: UnitSystem,
): ParsedUnit | undefined {
  return customaryUnits(dimensions, isAmerican(units, board) ? 'US' : 'SI')[0];
}
