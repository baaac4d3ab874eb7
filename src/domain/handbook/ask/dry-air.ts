import type { HandbookSubstance } from '../substances/handbook-substance.ts';

/** Moles of each gas in a mole of dry air; carbon dioxide and the rest count as nitrogen. */
const shares: readonly (readonly [formula: string, share: number])[] = [
  ['N2', 0.7812],
  ['O2', 0.2095],
  ['Ar', 0.0093],
];

/** Dry air as a substance, where its heat capacity or its molar mass is asked for. */
export function dryAir(
  text: string,
  substances: readonly HandbookSubstance[],
): HandbookSubstance | undefined {
  if (
    !/\bair\b/i.test(text) ||
    !/\b(?:cp|heat capacity|specific heat|mw|molar mass|molecular)\b/i.test(text)
  ) {
    return undefined;
  }
  const gases = shares.flatMap(([formula, share]) => {
    const gas = substances.find((substance) => substance.formula === formula);
    return gas ? [{ gas, share }] : [];
  });
  const [first] = gases;
  const capacity = first?.gas.gasHeatCapacity;
  if (!first || !capacity || gases.length < shares.length) return undefined;
  const sum = (of: (gas: HandbookSubstance) => number) =>
    gases.reduce((total, { gas, share }) => total + share * of(gas), 0);
  return {
    ...first.gas,
    name: 'dry air',
    formula: 'air',
    molarMass: sum(({ molarMass }) => molarMass),
    gasHeatCapacity: {
      source: capacity.source,
      pieces: capacity.pieces.map(({ from, to, coefficients }, piece) => ({
        from,
        to,
        coefficients: coefficients.map((_, power) =>
          sum(({ gasHeatCapacity }) => gasHeatCapacity?.pieces[piece]?.coefficients[power] ?? 0),
        ),
      })),
    },
    note: '78.12% nitrogen, 20.95% oxygen and 0.93% argon by mole.',
  };
}
