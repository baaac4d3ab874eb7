import { sameDimensions } from './dimensions.ts';
import { onlyOne, type NotUnderstood } from './read-number.ts';
import { pressure, units, type Unit } from './unit-table.ts';

/** A unit, and the symbol by which it was found. */
export interface FoundUnit {
  symbol: string;
  unit: Unit;
}

/** Explains that a unit is unknown, or that there's a number where the unit should be. */
export const unknownUnit = (symbol: string): NotUnderstood =>
  /^\W*\d/.test(symbol)
    ? onlyOne
    : { problem: `"${symbol.trim().slice(0, 12)}" isn’t a unit we know.` };

const byName = new Map<string, FoundUnit>();
const byLetters = new Map<string, FoundUnit[]>();
for (const [symbol, unit] of units) {
  for (const word of unit.words) byName.set(word.toLowerCase(), { symbol, unit });
  const letters = symbol.toLowerCase();
  byLetters.set(letters, [...(byLetters.get(letters) ?? []), { symbol, unit }]);
}

const thousandOrMillion =
  '"MBtu" can be a thousand or a million BTU. Write MMBtu for a million, or 1000 BTU.';

/** Ambiguous symbols, with advice on what to type instead. */
const ambiguousSymbols = new Map([
  ['S', '"S" is siemens. Write s for seconds.'],
  ['T', '"T" could be tonnes or tesla. Write t for tonnes (metric tons).'],
  ['gr', '"gr" could be grams or grains. Write g for grams.'],
  ['Da', '"Da" is the dalton. Write g/mol for a molar mass.'],
  ['MBtu', thousandOrMillion],
  ['MBTU', thousandOrMillion],
]);

/** Finds a unit by its symbol or name. Ignores case if that's unambiguous. */
export function findUnit(symbol: string): FoundUnit | NotUnderstood {
  const unit = units.get(symbol);
  if (unit) return { symbol, unit };
  const problem = ambiguousSymbols.get(symbol);
  if (problem !== undefined) return { problem };
  const letters = symbol.toLowerCase();
  const named = byName.get(letters);
  if (named) return named;
  const similar = byLetters.get(letters) ?? [];
  const [first] = similar;
  if (!first) return withReference(symbol) ?? plural(symbol) ?? unknownUnit(symbol);
  if (similar.every((other) => other.unit.factor === first.unit.factor)) return first;
  return {
    problem: `"${symbol}" could be ${similar.map((other) => other.symbol).join(' or ')}: capitals matter.`,
  };
}

/** Finds a pressure unit with a letter for gauge or absolute: `psig`, `kPaa`. */
function withReference(typed: string): FoundUnit | undefined {
  const letter = typed.slice(-1).toLowerCase();
  if (typed.length < 3 || (letter !== 'a' && letter !== 'g')) return undefined;
  const found = findUnit(typed.slice(0, -1));
  if ('problem' in found || !sameDimensions(found.unit.dimensions, pressure)) return undefined;
  const { symbol, unit } = found;
  if (unit.from) return undefined;
  const from = letter === 'a' ? 'absolute' : 'gauge';
  const [one, many] = unit.words;
  return {
    symbol: symbol + letter,
    unit: { ...unit, words: [`${one} ${from}`, `${many} ${from}`], from },
  };
}

export const whichDegrees = 'Degrees on which scale? Write °C, °F, K or °R.';

/** Finds a plural such as `kgs`. After some letters, the s means seconds, as in `mPas`. */
function plural(typed: string): FoundUnit | NotUnderstood | undefined {
  if (/^deg(?:s|rees?)$/i.test(typed)) {
    return { problem: whichDegrees };
  }
  if (!/..[^JWNVAaPs]s$/.test(typed) && !/^kgs$/i.test(typed)) return undefined;
  const found = findUnit(typed.slice(0, -1));
  return 'problem' in found ? undefined : found;
}
