import type { UnitSystem } from '../../quantities/unit-system.ts';
import type { Answered } from './answer.ts';
import { printed } from './printed.ts';

/** IUPAC's abridged standard atomic weights in g/mol. */
const weights: ReadonlyMap<string, number> = new Map(
  `H 1.008, He 4.0026, Li 6.94, Be 9.0122, B 10.81, C 12.011, N 14.007, O 15.999, F 18.998,
  Ne 20.18, Na 22.99, Mg 24.305, Al 26.982, Si 28.085, P 30.974, S 32.06, Cl 35.45, Ar 39.95,
  K 39.098, Ca 40.078, Ti 47.867, V 50.942, Cr 51.996, Mn 54.938, Fe 55.845, Co 58.933, Ni 58.693,
  Cu 63.546, Zn 65.38, As 74.922, Se 78.971, Br 79.904, Kr 83.798, Mo 95.95, Pd 106.42, Ag 107.87,
  Cd 112.41, Sn 118.71, I 126.9, Xe 131.29, Ba 137.33, W 183.84, Pt 195.08, Au 196.97, Hg 200.59,
  Pb 207.2, U 238.03`
    .split(/,\s+/)
    .map((entry) => entry.split(' '))
    .map(([symbol = '', weight]) => [symbol, Number(weight)]),
);
/** Elements that are unlikely in a lowercase formula: "co" is carbon and oxygen. */
const unlikelySymbols = 'Co Sn Cd Mo Pd Xe Kr Se As V W U B Be Ni No Cu I F P K'.split(' ');

/** A possible meaning of a formula. A higher score is less likely. */
interface Parse {
  formula: string;
  mass: number;
  unlikely: number;
}

const requested =
  /^(?:.*\b)?(?:mw|molar mass|molecular weight|molecular mass|formula weight|formula mass) (?:of |for )?([A-Za-z][A-Za-z0-9()]*)$/i;

export function formulaAnswer(text: string, board: UnitSystem): Answered | undefined {
  const [, typed = ''] = requested.exec(text.trim()) ?? [];
  const found = typed === '' ? undefined : massOf(typed);
  if (!found) return undefined;
  return {
    kind: 'answer',
    read: `${found.formula}: molar mass`,
    label: `Molar mass of ${found.formula}`,
    value: printed(found.mass / 1000, board === 'US' ? 'lb/lbmol' : 'g/mol', 5),
    rows: [],
    notes:
      found.formula === typed ? [] : [`Read as ${found.formula}. Capitals matter in a formula.`],
    source: 'IUPAC’s abridged standard atomic weights.',
    links: [],
  };
}

/** Parses a formula and computes its mass. For lowercase letters, picks the likeliest meaning. */
function massOf(typed: string): Parse | undefined {
  const isExact = /[A-Z]/.test(typed.slice(0, 1)) && typed !== typed.toUpperCase();
  const parses = isExact
    ? parsesOf(typed, true)
    : [...parsesOf(typed, true), ...parsesOf(typed, false)];
  return parses.toSorted((a, b) => a.unlikely - b.unlikely)[0];
}

function parsesOf(text: string, isExact: boolean): Parse[] {
  const group = /^\(([^()]+)\)(\d*)(.*)$/.exec(text);
  if (group) {
    const [, inside = '', count = '', rest = ''] = group;
    return parsesOf(inside, isExact).flatMap((own) =>
      withRest({ ...own, formula: `(${own.formula})` }, count, rest, isExact),
    );
  }
  return [2, 1].flatMap((letters) => {
    const part = text.slice(0, letters);
    if (part.length < letters || !/^[A-Za-z]+$/.test(part)) return [];
    const symbol = isExact ? part : part.charAt(0).toUpperCase() + part.slice(1).toLowerCase();
    const mass = weights.get(symbol);
    if (mass === undefined) return [];
    const [, count = '', rest = ''] = /^(\d*)(.*)$/.exec(text.slice(letters)) ?? [];
    return withRest(
      {
        formula: symbol,
        mass,
        unlikely: unlikelySymbols.includes(symbol) ? 2 : letters === 1 ? 0.1 : 0,
      },
      count,
      rest,
      isExact,
    );
  });
}

function withRest(own: Parse, count: string, rest: string, isExact: boolean): Parse[] {
  const many: Parse = {
    formula: own.formula + count,
    mass: own.mass * Number(count || 1),
    unlikely: own.unlikely,
  };
  if (rest === '') return [many];
  return parsesOf(rest, isExact).map((next) => ({
    formula: many.formula + next.formula,
    mass: many.mass + next.mass,
    unlikely: many.unlikely + next.unlikely,
  }));
}
