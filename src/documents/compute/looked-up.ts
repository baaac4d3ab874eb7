import { airWords } from '../../domain/properties/air-words.ts';
import { humidAir } from '../../domain/properties/humid-air.ts';
import { steam } from '../../domain/properties/steam.ts';
import { steamWords } from '../../domain/properties/steam-words.ts';
import type { Quantity } from '../../domain/quantities/dimensions.ts';
import { closestWord } from '../../domain/words/closest-word.ts';
import { Complaint } from '../text/fault.ts';
import type { Named } from './named.ts';
import { isStated, mustFit, numberIn, quantityOf, readStated, unitOf } from './stated.ts';

/** A table that an author can look a property up in. */
interface Table {
  source: string;
  example: string;
  /** The unit in SI of whatever can be given or asked for. */
  units: Readonly<Record<string, string>>;
  /** What can only be asked for. */
  asked: readonly string[];
  find: (given: Readonly<Record<string, number>>) => object;
}

const tables: Readonly<Record<string, Table>> = {
  steam: {
    source: 'IAPWS-IF97',
    example: 'steam(p = P1, T = T1, h) in kJ/kg to 5',
    units: {
      ...{ p: 'Pa', T: 'K', v: 'm^3/kg', h: 'J/kg', s: 'J/(kg K)', x: '' },
      ...{ u: 'J/kg', cp: 'J/(kg K)' },
    },
    asked: ['u', 'cp'],
    find: (given) => {
      const answer = steam(given);
      if ('state' in answer) return answer.state;
      throw new Complaint('we can’t look that up.', steamWords[answer.problem]);
    },
  },
  air: {
    source: 'ASHRAE Fundamentals, ideal humid air over IAPWS-IF97',
    example: 'air(p = P, dryBulb = T1, relativeHumidity = phi, humidityRatio) to 4',
    units: {
      ...{ p: 'Pa', dryBulb: 'K', wetBulb: 'K', dewPoint: 'K' },
      ...{ relativeHumidity: '', humidityRatio: '' },
      ...{ vaporPressure: 'Pa', h: 'J/kg', v: 'm^3/kg' },
    },
    asked: ['vaporPressure', 'h', 'v'],
    find: ({ p = NaN, ...given }) => {
      const answer = humidAir(p, given);
      if ('air' in answer) return answer.air;
      throw new Complaint('we can’t look that up.', airWords[answer.problem]);
    },
  },
};

const pattern =
  /^\s*(?<table>steam|air)\s*\((?<inside>(?:[^()]|\([^()]*\))*)\)(?:\s+in\s+(?<unit>.+?))?(?:\s+to\s+(?<digits>\d+))?\s*$/;

/**
 * What a table says at a state, as a number that could have been typed: for
 * `steam(p = P1, T = T1, h) in kJ/kg to 5` it's `3317.0 kJ/kg`. From then on it's a given like any
 * other, so what's printed is what's computed with. Nothing for a value that asks no table.
 */
export function lookedUp(
  text: string,
  find: (name: string) => Named,
): { value: string; source: string } | undefined {
  const {
    table: name = '',
    inside = '',
    unit = '',
    digits = '5',
  } = pattern.exec(text)?.groups ?? {};
  const table = tables[name];
  if (!table) return undefined;
  const parts = inside.split(',').map((part) => part.split('=').map((side) => side.trim()));
  const given = parts.filter(({ length }) => length === 2);
  const [asked, ...others] = parts.filter(({ length }) => length === 1);
  const [wanted = ''] = asked ?? [];
  if (!asked || others.length > 0) {
    throw new Complaint(
      'you can only look up one property at a time, the one without an equals sign.',
      `Write it like ${table.example}.`,
    );
  }
  const wantedUnit = unitFor(wanted, table);
  const values = given.map(([key = '', value = '']) => {
    if (table.asked.includes(key)) {
      throw new Complaint(
        `"${key}" can’t be used to look it up.`,
        `Write it like ${table.example}.`,
      );
    }
    const quantity = quantityFor(value, find);
    mustFit(quantity.dimensions, unitFor(key, table));
    return [key, quantity.value] as const;
  });
  const found: unknown = Object.entries(table.find(Object.fromEntries(values))).find(
    ([key]) => key === wanted,
  )?.[1];
  if (typeof found !== 'number') {
    throw new Complaint(`there’s no "${wanted}" at that state.`, 'Ask for another property.');
  }
  const quantity = { value: found, dimensions: wantedUnit.dimensions };
  const number = numberIn(quantity, unitOf(unit)).toPrecision(Number(digits));
  return { value: `${number} ${unit}`.trim(), source: table.source };
}

function unitFor(key: string, { units, example }: Table) {
  const unit = units[key];
  if (unit !== undefined) return unitOf(unit);
  const known = Object.keys(units);
  // Of names with one letter, any is as close as any other.
  const meant =
    known.find((each) => each.toLowerCase() === key.toLowerCase()) ??
    (key.length > 2 ? closestWord(key, known) : undefined);
  throw new Complaint(
    `the table doesn’t have "${key}".`,
    meant === undefined
      ? `It has ${known.join(', ')}, as in ${example}.`
      : `Did you mean "${meant}"?`,
  );
}

/** A number with its unit, or a given by its name. */
function quantityFor(text: string, find: (name: string) => Named): Quantity {
  if (isStated(text)) return quantityOf(readStated(text));
  const { typed, unit, quantity } = find(text);
  if (typed === undefined) {
    throw new Complaint(
      `"${text}" isn’t a given, so it has more digits than the page prints.`,
      'Use only givens to look it up.',
    );
  }
  // From what was typed: even someone who forgets to convert °C reads the right line of a table.
  return { value: Number(typed) * unit.factor + unit.zero, dimensions: quantity.dimensions };
}
