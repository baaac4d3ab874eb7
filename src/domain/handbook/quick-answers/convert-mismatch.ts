import { type Dimensions, kindOf, sameDimensions } from '../../quantities/dimensions.ts';
import { unitOf, type ParsedUnit } from '../../quantities/read-unit.ts';
import type { UnitSystem } from '../../quantities/unit-system.ts';
import { amount } from '../../quantities/unit-table.ts';
import { unitWords } from '../../quantities/unit-words.ts';
import { type Answer, type Answered, refused } from './answer.ts';
import { conversionAnswer, digitsFor, directConversion } from './conversion-answer.ts';
import { printed } from './printed.ts';
import type { Quantity } from './read-parts.ts';
import { timesDimensions } from './unit-fractions.ts';

const energy: Dimensions = [1, 2, -2, 0, 0, 0, 0];

/** Answers a conversion between different kinds of units, or explains what's missing. */
export function mismatchAnswer(
  quantity: Quantity,
  to: ParsedUnit,
  wantedUnit: string,
  board: UnitSystem,
): Answer {
  const { unit: from, value, text } = quantity;
  const avogadro = 6.02214076e23;
  const perMole = timesDimensions(from.dimensions, amount, -1);
  if (sameDimensions(from.dimensions, energy) && sameDimensions(perMole, to.dimensions)) {
    return conversionAnswer(quantity, to, printed(value * avogadro, to, digitsFor(quantity, to)), {
      notes: ['Per particle times the Avogadro constant, 6.02214076 × 10²³ per mole.'],
    });
  }
  const asOther = otherReading(quantity, to, board);
  if (asOther) return asOther;
  const [a, b] = [from, to].map(({ dimensions }) => kindOf(dimensions) ?? 'something else');
  return refused(
    `${text} is ${a ?? ''}, and “${wantedUnit}” measures ${b ?? ''}. ${missingFactor(from, to)}`.trim(),
    `${text} in ${unitWords(to, false)}`,
  );
}

/** Tries another unit with the same name, like fluid ounces in place of ounces. */
function otherReading(quantity: Quantity, to: ParsedUnit, board: UnitSystem): Answered | undefined {
  const swaps: [RegExp, string, string][] = [
    [/^oz$/, 'floz', 'Read as fluid ounces, because you asked for a volume.'],
    [
      /^tons?$/,
      'TR',
      'Read as tons of refrigeration (12,000 BTU/h each), because you asked for a power.',
    ],
    [/^(?:lb|lbs|lbm|pounds?)$/, 'lbf', 'Read as pounds of force (lbf). A pound alone is a mass.'],
    [/^kg$/, 'kgf', 'Read as kilograms of force (kgf). A kilogram alone is a mass.'],
  ];
  for (const [pattern, symbol, note] of swaps) {
    const swap = unitOf(symbol).parts[0];
    const place = quantity.unit.parts.findIndex((part) => pattern.test(part.symbol));
    const old = quantity.unit.parts[place];
    if (!swap || !old) continue;
    const parts = quantity.unit.parts.with(place, { ...swap, exponent: old.exponent });
    const factor =
      (quantity.unit.factor / old.unit.factor ** old.exponent) * swap.unit.factor ** old.exponent;
    const dimensions = timesDimensions(
      timesDimensions(quantity.unit.dimensions, old.unit.dimensions, -old.exponent),
      swap.unit.dimensions,
      old.exponent,
    );
    if (!sameDimensions(dimensions, to.dimensions)) continue;
    const value = (quantity.value / quantity.unit.factor) * factor;
    const read = directConversion(
      { ...quantity, value, unit: { ...quantity.unit, parts, factor, dimensions } },
      to,
      board,
    );
    return { ...read, notes: [note] };
  }
  return undefined;
}

const gaps: [Dimensions, string][] = [
  [[1, -3, 0, 0, 0, 0, 0], 'You need a density to go from one to the other.'],
  [[1, 0, 0, 0, 0, -1, 0], 'You need a molar mass to go from one to the other.'],
  [
    [0, -3, 0, 0, 0, 1, 0],
    'You need a molar volume or a concentration to go from one to the other.',
  ],
];

function missingFactor(from: ParsedUnit, to: ParsedUnit): string {
  const ratio = timesDimensions(from.dimensions, to.dimensions, -1);
  const gap = gaps.find(([dimensions]) =>
    [1, -1].some((sign) =>
      sameDimensions(ratio, dimensions.map((each) => sign * each) as unknown as Dimensions),
    ),
  );
  return gap?.[1] ?? 'No factor turns one into the other.';
}
