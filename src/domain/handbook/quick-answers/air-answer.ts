import { sameDimensions } from '../../quantities/dimensions.ts';
import { unitOf } from '../../quantities/read-unit.ts';
import type { UnitSystem } from '../../quantities/unit-system.ts';
import { pressure, temperature } from '../../quantities/unit-table.ts';
import { airProblemWords } from '../../properties/air-words.ts';
import { humidAir, type AirGiven, type HumidAir } from '../../properties/humid-air.ts';
import { inAirUnit } from '../air/air-print.ts';
import { humidAirPage } from '../air/humid-air-page.ts';
import { refused, type Answer, type AnswerRow, type Printed } from './answer.ts';
import { isAmerican } from './customary.ts';
import { fittingUnit, type Piece } from './read-parts.ts';
import { plain, printed, printedNumber } from './printed.ts';

const source =
  'Ideal mixture of dry air and water vapor, ASHRAE’s relations over the IAPWS saturation line: −50 to 200 °C. About 0.4% too dry at 1 atm, because the enhancement factor is left out.';

type Given = keyof AirGiven;
type AirProperty = Given | 'h' | 'v' | 'vaporPressure' | 'moleFraction' | 'grains';

const airName =
  /\b(?:(?:humid|moist|wet|damp|outside) air|air|humidity|rh|wet[- ]?bulb|wb|twb|dew ?p(?:oin)?t|dew point|dewpoint|dry[- ]?bulb|psychrometric)\b/;

export const isAboutAir = (text: string): boolean => {
  const small = text.toLowerCase();
  return (
    airName.test(small) &&
    !/\bcp\b|gas constant|heat capacity|molar mass|\bmw\b|molecular/.test(small)
  );
};

const dew = '(?:dew ?p(?:oin)?t|dewpoint|dp|tdp)(?: temp(?:erature)?)?';
const wet = '(?:wet[- ]?bulb|wetbulb|wb|twb)(?: temp(?:erature)?)?';
const dry = '(?:(?:dry[- ]?bulb|drybulb|db|tdb)(?: temp(?:erature)?)?|temp(?:erature)?|at|its|air)';
const humid = '(?:rh|r\\.h\\.|(?:relative |rel )?humidity|rel(?:ative)? hum(?:idity)?)';

const behind: readonly (readonly [Given, RegExp])[] = [
  ['dewPoint', new RegExp(`^ ?${dew}\\b`)],
  ['wetBulb', new RegExp(`^ ?${wet}\\b`)],
  ['dryBulb', new RegExp('^ ?(?:dry[- ]?bulb|drybulb|db)\\b')],
];
const before: readonly (readonly [Given, RegExp])[] = [
  ['dewPoint', new RegExp(`${dew}\\s*(?:of|is|=|:)?\\s*$`)],
  ['wetBulb', new RegExp(`${wet}\\s*(?:of|is|=|:)?\\s*$`)],
  ['dryBulb', new RegExp(`${dry}\\s*(?:of|is|=|:)?\\s*$`)],
];

export function airAnswer(
  text: string,
  pieces: readonly Piece[],
  wantedUnit: string | undefined,
  board: UnitSystem,
): Answer {
  const small = text.toLowerCase();
  const given: AirGiven = {};
  const said: string[] = [];
  const notes: string[] = [];
  let p = 101_325;
  const units = pieces.flatMap(({ quantity }) => (quantity.hasUnit ? [quantity.unit] : []));
  const isUs = isAmerican(units, board);
  const set = (name: Given, value: number, words: string) => {
    if (given[name] !== undefined) return false;
    given[name] = value;
    said.push(words);
    return true;
  };
  const requested = requestedProperty(small, pieces);
  // In a question like "25 C db 18 C wb", every name follows its number.
  const isBehind = behind.some(([, pattern]) => pattern.test(pieces.at(-1)?.after ?? ''));
  for (const [place, piece] of pieces.entries()) {
    const { unit, value, hasUnit, text: typed } = piece.quantity;
    const isTemperature = hasUnit && sameDimensions(unit.dimensions, temperature);
    const name = labelOf(piece, requested, place === 0, isBehind);
    if (hasUnit && sameDimensions(unit.dimensions, pressure)) {
      p = value + (unit.from === 'gauge' ? 101_325 : 0);
      said.push(typed);
    } else if (
      isTemperature ||
      (!hasUnit && (name === 'wetBulb' || name === 'dewPoint' || name === 'dryBulb'))
    ) {
      const scale = isTemperature
        ? unit
        : (units.find((one) => one.zero !== 0) ?? unitOf(isUs ? '°F' : '°C'));
      if (!isTemperature)
        notes.push(`${typed} has no unit, so we took it in the unit of the other temperature.`);
      const kelvin = (isTemperature ? value : value * scale.factor) + scale.zero;
      if (
        !set(
          name ?? 'dryBulb',
          kelvin,
          `${givenNames[name ?? 'dryBulb']} ${plain(printed(kelvin, scale))}`,
        )
      ) {
        return refused(
          'Two of those temperatures look like the same thing. Say “wet bulb” or “dew point” before one of them.',
        );
      }
    } else if (
      /(?:humidity ratio|absolute humidity|moisture content)\s*(?:of|is|=|:)?\s*$/.test(
        piece.before,
      )
    ) {
      set('humidityRatio', value, `humidity ratio ${typed}`);
    } else if (isHumidity(piece)) {
      const share = hasUnit ? value : value > 1.5 ? value / 100 : value;
      set('relativeHumidity', share, `${plain(printedNumber(share * 100, 3))}% relative humidity`);
    }
  }
  if (/\bsaturated\b/.test(small) && given.relativeHumidity === undefined) {
    set('relativeHumidity', 1, '100% relative humidity');
  }
  const read = `Humid air: ${said.join(', ')}`;
  const found = humidAir(p, given);
  if (!('air' in found)) {
    const isAlone = found.problem === 'not two' && said.length === 0;
    return refused(
      isAlone
        ? 'Give two of them, like “air 30 C 60% rh” or “air 95 F wet bulb 78 F”.'
        : airProblemWords[found.problem],
      said.length > 0 ? read : undefined,
    );
  }
  return airStateAnswer(found.air, { requested, read, notes, isUs, wantedUnit });
}

const isHumidity = ({ quantity, before: words, after }: Piece) =>
  (quantity.hasUnit && quantity.unit.parts.some(({ symbol }) => symbol.includes('%'))) ||
  new RegExp(`${humid}\\s*(?:of|is|=|:)?\\s*$`).test(words) ||
  new RegExp(`^ ?%? ?${humid}\\b`).test(after);

/** Identifies a temperature by the words around it. The requested property isn't a given. */
function labelOf(
  piece: Piece,
  requested: AirProperty | undefined,
  isFirst: boolean,
  isBehind: boolean,
): Given | undefined {
  if (isBehind) return behind.find(([, pattern]) => pattern.test(piece.after))?.[0];
  const ahead = before.find(([, pattern]) => pattern.test(piece.before))?.[0];
  return isFirst && ahead === requested ? undefined : ahead;
}

const airPatterns: readonly (readonly [RegExp, AirProperty])[] = [
  [new RegExp(`${dew}|\\bdew\\b`), 'dewPoint'],
  [new RegExp(`\\b${wet}\\b`), 'wetBulb'],
  [/\bgrains?\b/, 'grains'],
  [
    /humidity ratio|absolute humidity|moisture content|specific humidity|water\/(?:kg|lb)|\bw\b/,
    'humidityRatio',
  ],
  [/mole fraction|mol fraction/, 'moleFraction'],
  [/partial pressure|vapou?r pressure/, 'vaporPressure'],
  [/enthalpy|\bh\b/, 'h'],
  [/(?:specific )?volume|\bv\b/, 'v'],
  [/\brh\b|rel\w* hum\w*|humidity/, 'relativeHumidity'],
  [/dry[- ]?bulb|\btdb\b/, 'dryBulb'],
];

/** Finds the requested property, which is the first one named without a number. */
function requestedProperty(small: string, pieces: readonly Piece[]): AirProperty | undefined {
  const [first] = pieces;
  const lead = first?.before ?? small;
  const tail = pieces.at(-1)?.after ?? '';
  const named = (words: string) =>
    airPatterns
      .flatMap(([pattern, name]) => {
        const found = pattern.exec(words);
        return found ? [{ name, at: found.index, end: found.index + found[0].length }] : [];
      })
      .toSorted((a, b) => a.at - b.at)[0];
  const leading = named(lead);
  const others = pieces
    .slice(1)
    .some((piece) =>
      before.some(([name, pattern]) => name === leading?.name && pattern.test(piece.before)),
    );
  // "dew point 30C 60% rh" asks for the dew point, but "dew point 12c, dry bulb 20c" states it.
  const rest = leading ? lead.slice(leading.end) : '';
  const isNamedAgain = pieces
    .slice(1)
    .some(({ before: words, after }) => /dry[- ]?bulb|\b(?:db|tdb|air temp)\b/.test(words + after));
  const isGiven =
    leading !== undefined &&
    (/^\s*(?:=|:|is\b)\s*$/.test(rest) ||
      (/^\s*(?:temp(?:erature)?)?\s*(?:of)?\s*$/.test(rest) &&
        ['dewPoint', 'wetBulb', 'dryBulb'].includes(leading.name) &&
        pieces.length > 1 &&
        (isNamedAgain || leading.name === 'dryBulb')));
  if (leading && !isGiven && !others) return leading.name;
  const trailing = named(
    tail.replace(/^ ?(?:db|wb|rh|dp|dew point|wet bulb|dry bulb|humidity|relative humidity)\b/, ''),
  );
  return trailing?.name;
}

const givenNames: Record<Given, string> = {
  dryBulb: 'dry bulb',
  wetBulb: 'wet bulb',
  dewPoint: 'dew point',
  relativeHumidity: 'relative humidity',
  humidityRatio: 'humidity ratio',
};

interface AirQuestion {
  requested: AirProperty | undefined;
  read: string;
  notes: readonly string[];
  isUs: boolean;
  wantedUnit: string | undefined;
}

function airStateAnswer(
  air: HumidAir,
  { requested, read, notes, isUs, wantedUnit }: AirQuestion,
): Answer {
  const scale = isUs ? '°F' : '°C';
  const inScale = (T: number | undefined): Printed | undefined =>
    T === undefined
      ? undefined
      : printed(T, fittingUnit(wantedUnit, unitOf('K')) ?? unitOf(scale), 4);
  const values: Record<AirProperty, readonly [name: string, value: Printed | undefined]> = {
    humidityRatio: [
      isUs ? 'Humidity ratio, lb water per lb dry air' : 'Humidity ratio, kg water per kg dry air',
      printedNumber(air.humidityRatio),
    ],
    grains: [
      'Grains of water per lb of dry air',
      isUs || requested === 'grains' ? printedNumber(air.humidityRatio * 7000) : undefined,
    ],
    relativeHumidity: ['Relative humidity', printed(air.relativeHumidity, '%', 4)],
    dewPoint: ['Dew point', inScale(air.dewPoint)],
    wetBulb: ['Wet bulb', inScale(air.wetBulb)],
    dryBulb: ['Dry bulb', inScale(air.dryBulb)],
    moleFraction: ['Mole fraction of water', printedNumber(air.vaporPressure / air.p)],
    vaporPressure: [
      'Partial pressure of water',
      printed(
        air.vaporPressure,
        fittingUnit(wantedUnit, unitOf('Pa')) ?? unitOf(isUs ? 'psia' : 'kPa'),
        4,
      ),
    ],
    h: isUs
      ? [
          'Enthalpy per lb of dry air, zero for dry air at 0 °F',
          printed(inAirUnit('h', air.h, 'US') * unitOf('BTU/lb').factor, 'BTU/lb', 4),
        ]
      : ['Enthalpy per kg of dry air, zero at 0 °C', printed(air.h, 'kJ/kg', 4)],
    v: [
      `Volume per ${isUs ? 'lb' : 'kg'} of dry air`,
      printed(air.v, isUs ? 'ft^3/lb' : 'm^3/kg', 4),
    ],
  };
  const main = requested ?? 'humidityRatio';
  const rows: AnswerRow[] = (Object.keys(values) as AirProperty[]).flatMap((name) => {
    const [label, value] = values[name];
    return name === main || !value ? [] : [{ name: label, value }];
  });
  const [label, value] = values[main];
  const grams = { name: 'Water in each kg of dry air', value: printed(air.humidityRatio, 'g', 4) };
  const perVolume = air.humidityRatio / air.v;
  return {
    kind: 'answer',
    read,
    label,
    value: value ?? [{ text: 'None: the air is dry' }],
    rows: [
      ...rows,
      ...(isUs ? [] : [grams]),
      ...(main === 'humidityRatio'
        ? [{ name: 'Water per volume of air', value: printed(perVolume, 'g/m^3') }]
        : []),
    ],
    notes: [...notes, `At ${plain(printed(air.p, isUs ? 'psia' : 'kPa', 6))}.`],
    source,
    links: [{ text: 'See it on the psychrometric chart', href: addressOf(air, isUs) }],
  };
}

const addressOf = ({ dryBulb, relativeHumidity }: HumidAir, isUs: boolean) =>
  `${humidAirPage.path}?${new URLSearchParams({
    dry: `${String(Number(inAirUnit('T', dryBulb, isUs ? 'US' : 'SI').toFixed(2)))} ${isUs ? '°F' : '°C'}`,
    rh: `${String(Number((relativeHumidity * 100).toFixed(2)))}%`,
  }).toString()}`;
