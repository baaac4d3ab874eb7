import { atomsOf, knownElements, molarMassOf } from '../../domain/properties/elements.ts';
import {
  gibbsFromParts,
  heatCapacity,
  vaporPressure,
  type PureSubstance,
} from '../../domain/properties/pure-substance.ts';
import { closestWord } from '../../domain/words/closest-word.ts';
import { slug } from '../../domain/words/slug.ts';

interface Fault {
  path: (string | number)[];
  message: string;
  cure: string;
}

interface File {
  sources: readonly { id: string }[];
  substances: readonly (PureSubstance & { alsoCalled?: readonly string[] | undefined })[];
}

const atmosphere = 101_325;

/**
 * Finds contradictions in the data of a substance. They reveal typos in a molar mass, an Antoine
 * constant or an enthalpy.
 */
export function substanceFaults({ sources, substances }: File): Fault[] {
  const ids = sources.map(({ id }) => id);
  return [
    ...twice(ids).map((place) => ({
      path: ['sources', place, 'id'],
      message: `there’s already a source "${ids[place] ?? ''}"`,
      cure: 'Give it another id.',
    })),
    ...nameFaults(substances),
    ...substances.flatMap((substance, place) =>
      [
        ...sourceFaults(substance, ids),
        ...rangeFaults(substance),
        ...massFaults(substance),
        ...boilingFaults(substance),
        ...jointFaults(substance),
        ...gibbsFaults(substance),
      ].map((fault) => ({ ...fault, path: ['substances', place, ...fault.path] })),
    ),
  ];
}

/** Finds names of two substances that would have the same address. */
function nameFaults(substances: File['substances']): Fault[] {
  const named = substances.flatMap(({ name, alsoCalled = [] }, place) => [
    { name, of: name, path: ['substances', place, 'name'] },
    ...alsoCalled.map((other, at) => ({
      name: other,
      of: name,
      path: ['substances', place, 'alsoCalled', at],
    })),
  ]);
  // Main names come first, so that the duplicate among the alternative names gets the error.
  const all = named.toSorted((a, b) => Number(a.name !== a.of) - Number(b.name !== b.of));
  return twice(all.map(({ name }) => slug(name))).flatMap((place) => {
    const { name, of, path } = all[place] ?? { name: '', of: '', path: [] };
    if (name === of) {
      return [
        { path, message: 'this substance is already in the list', cure: 'Delete one of the two.' },
      ];
    }
    const first = all.find((other) => slug(other.name) === slug(name))?.of ?? '';
    return [
      {
        path,
        message: `"${name}" already finds ${first === of ? 'this substance' : first}`,
        cure: 'Delete it from one of the two lists, so it finds just one substance.',
      },
    ];
  });
}

const twice = (words: readonly string[]) =>
  words.flatMap((word, place) => (words.indexOf(word) < place ? [place] : []));

function sourceFaults(substance: PureSubstance, ids: readonly string[]): Fault[] {
  return Object.entries(substance).flatMap(([part, value]: [string, unknown]) =>
    ['source', 'entropySource'].flatMap((key) => {
      const named = typeof value === 'object' && value !== null ? Object.entries(value) : [];
      const id: unknown = named.find(([name]) => name === key)?.[1];
      if (typeof id !== 'string' || ids.includes(id)) return [];
      const meant = closestWord(id, ids);
      return [
        {
          path: [part, key],
          message: `there’s no source "${id}" at the top of the file`,
          cure: meant === undefined ? `Use one of: ${ids.join(', ')}.` : `Did you mean "${meant}"?`,
        },
      ];
    }),
  );
}

function rangeFaults({ vaporPressure: fit, liquidHeatCapacity, gasHeatCapacity }: PureSubstance) {
  const ranges: [(string | number)[], { from: number; to: number } | undefined][] = [
    [['vaporPressure'], fit],
    [['liquidHeatCapacity'], liquidHeatCapacity],
    ...(gasHeatCapacity?.pieces ?? []).map((piece, place): [(string | number)[], typeof piece] => [
      ['gasHeatCapacity', 'pieces', place],
      piece,
    ]),
  ];
  return ranges.flatMap(([path, range]) =>
    range && range.from >= range.to
      ? [
          {
            path: [...path, 'to'],
            message: `the range ends at ${String(range.to)} K, before it starts at ${String(range.from)} K`,
            cure: 'Write the lower temperature under "from" and the higher one under "to".',
          },
        ]
      : [],
  );
}

function massFaults({ formula, molarMass }: PureSubstance): Fault[] {
  if (!atomsOf(formula)) {
    return [
      {
        path: ['formula'],
        message: `"${formula}" has an element we don’t know`,
        cure: `We know ${knownElements.join(', ')}. Add a new one to src/domain/properties/elements.ts.`,
      },
    ];
  }
  const sum = molarMassOf(formula);
  return Math.abs(sum - molarMass) <= 0.002
    ? []
    : [
        {
          path: ['molarMass'],
          message: `${formula} adds up to ${sum.toFixed(3)} g/mol, not ${String(molarMass)}`,
          cure: `Fix the formula, or write "molarMass: ${String(Number(sum.toFixed(3)))}".`,
        },
      ];
}

/**
 * Finds a vapor pressure that's off by more than 1% at the boiling point, and a boiling point above
 * the critical point.
 */
function boilingFaults(substance: PureSubstance): Fault[] {
  const { boilingPoint, critical } = substance;
  if (!boilingPoint) return [];
  if (boilingPoint.value >= critical.temperature) {
    return [
      {
        path: ['boilingPoint', 'value'],
        message: `it would boil at ${String(boilingPoint.value)} K, above its critical point at ${String(critical.temperature)} K`,
        cure: 'Fix one of the two. Both are in K.',
      },
    ];
  }
  const found = vaporPressure(substance, boilingPoint.value);
  if (!('value' in found) || Math.abs(found.value / atmosphere - 1) <= 0.01) return [];
  return [
    {
      path: ['vaporPressure'],
      message: `at the boiling point, ${String(boilingPoint.value)} K, it gives ${(found.value / 1000).toFixed(2)} kPa instead of 101.33`,
      cure: 'Check A, B and C (for Pa, K and log10), and the boiling point.',
    },
  ];
}

/** Finds a heat capacity whose pieces don't meet. */
function jointFaults(substance: PureSubstance): Fault[] {
  const [first, second] = substance.gasHeatCapacity?.pieces ?? [];
  if (!first || !second) return [];
  const path = ['gasHeatCapacity', 'pieces', 1];
  if (first.to !== second.from) {
    return [
      {
        path: [...path, 'from'],
        message: `the second piece starts at ${String(second.from)} K, but the first ends at ${String(first.to)} K`,
        cure: `Write "from: ${String(first.to)}".`,
      },
    ];
  }
  const [below, above] = [first, second].map((piece) =>
    heatCapacity({ ...substance, gasHeatCapacity: { pieces: [piece] } }, 'gas', first.to),
  );
  const isJoined =
    below !== undefined &&
    above !== undefined &&
    'value' in below &&
    'value' in above &&
    Math.abs(above.value / below.value - 1) <= 0.002;
  return isJoined
    ? []
    : [
        {
          path: [...path, 'coefficients'],
          message: `at ${String(first.to)} K the two pieces give different heat capacities`,
          cure: 'Check the five coefficients for both.',
        },
      ];
}

/** Finds a Gibbs energy that differs from ΔH − TΔS by more than rounding. */
function gibbsFaults(substance: PureSubstance): Fault[] {
  return (['gas', 'liquid'] as const).flatMap((phase) => {
    const formation = substance[phase];
    if (formation?.gibbs === undefined || !atomsOf(substance.formula)) return [];
    const computed = gibbsFromParts(substance.formula, formation) / 1000;
    return Math.abs(computed - formation.gibbs) <= 0.5
      ? []
      : [
          {
            path: [phase, 'gibbs'],
            message: `it’s ${String(formation.gibbs)} kJ/mol, but enthalpy and entropy give ${computed.toFixed(1)}`,
            cure: 'Check all three against the source; if only this one is off, delete the line.',
          },
        ];
  });
}
