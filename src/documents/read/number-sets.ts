import { markGuardDigits } from '../../domain/quantities/guard-digits.ts';
import type { PrintedNumber } from '../../domain/quantities/print.ts';
import { DocumentFault } from '../text/fault.ts';
import { tried } from './solve-table.ts';

/** Content of each slot for one set of numbers. */
export function printedIn(
  places: ReadonlyMap<string, number>,
  printed: ReadonlyMap<string, PrintedNumber>,
): string[] {
  const inOrder: string[] = [];
  for (const [form, place] of places) inOrder[place] = inShort(printed.get(form));
  return inOrder;
}

/** Encodes a number for its slot: `12.5`, `1.25e-7`, or `12.5|3` with guard digits. */
const inShort = ({ mantissa, guardDigits, power }: PrintedNumber = { mantissa: '' }) =>
  markGuardDigits(mantissa, guardDigits) + (power === undefined ? '' : `e${String(power)}`);

/** Runs a function. If it throws a fault, adds the seed to the message. */
export function atSeed<T>(seed: number, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof DocumentFault) || seed === 0) throw error;
    const { line, message, cure } = error;
    throw new DocumentFault(
      line,
      `with the new numbers from seed ${String(seed)}: ${message}`,
      `${cure} Or narrow the ranges of the givens.`,
    );
  }
}

/** Assigns a slot to each number that varies with the seed. */
export function placesOf(all: readonly ReadonlyMap<string, PrintedNumber>[]): Map<string, number> {
  const [stated] = all;
  const changing = [...(stated?.keys() ?? [])].filter((form) =>
    all.some((printed) => inShort(printed.get(form)) !== inShort(stated?.get(form))),
  );
  for (const form of changing.filter((each) => !each.includes(tried))) {
    const isNegative = (printed: ReadonlyMap<string, PrintedNumber>) =>
      printed.get(form)?.mantissa.startsWith('−');
    const seed = all.findIndex((printed) => isNegative(printed) !== (stated && isNegative(stated)));
    if (seed >= 0) {
      throw new DocumentFault(
        1,
        `"${form.replace(' in lines', '')}" changes sign with the numbers from seed ${String(seed)}.`,
        'The words around it would be wrong, so narrow the ranges of the givens.',
      );
    }
  }
  // Numbers that are the same for every seed share a slot.
  const series = changing.map((form) => all.map((printed) => inShort(printed.get(form))).join(' '));
  const first = [...new Set(series)];
  return new Map(changing.map((form, index) => [form, first.indexOf(series[index] ?? '')]));
}
