import { sameDimensions } from '../../quantities/dimensions.ts';
import { readQuantity } from '../../quantities/read-quantity.ts';
import type { ParsedUnit } from '../../quantities/read-unit.ts';
import type { UnitSystem } from '../../quantities/unit-system.ts';
import { temperature } from '../../quantities/unit-table.ts';
import { type Answer, refused } from './answer.ts';
import { calculate } from './arithmetic.ts';
import { convert } from './convert.ts';
import { customaryUnits } from './customary.ts';
import { differenceWords, splits } from './phrasing.ts';
import { plain, printedUnit } from './printed.ts';
import { looseUnit, piecesOf, type Quantity, unitProblem } from './read-parts.ts';

/** Answers a question that consists of a quantity and a unit, like "45 psig in kPa". */
export function conversion(text: string, board: UnitSystem): Answer | undefined {
  const isDifference = text.search(differenceWords) >= 0;
  const bare = text.replace(differenceWords, ' ').replace(/\s+/g, ' ').trim();
  for (const { left, right } of splits(bare)) {
    // In "kpa in 1 atm", the unit comes first.
    const [from, to] = /^[-+.\d]/.test(right) && !/\d/.test(left) ? [right, left] : [left, right];
    const unit = looseUnit(to.replace(/^(?:an? |the |degrees? (?=[cfkr]\b))/i, ''));
    const quantity = wholeQuantity(from) ?? (isDifference ? onlyQuantity(from) : undefined);
    if (/^(?:si|si units?|metric)$/i.test(to) && quantity) {
      const [si] = customaryUnits(quantity.unit.dimensions);
      if (si) return convert(quantity, si, to, isDifference, board);
    }
    const scaleless = /^([-+]?[\d.]+) ?degrees?$/i.exec(from)?.[1];
    if (scaleless !== undefined && unit && isTemperature(unit)) {
      return {
        kind: 'unclear',
        prompt: `${scaleless} degrees on which scale?`,
        choices: ['°C', '°F'].map((scale) => ({
          text: scale,
          question: `${scaleless} ${scale} in ${to}`,
        })),
      };
    }
    if (unit && quantity && unit.parts.length > 0)
      return convert(quantity, unit, to, isDifference, board);
    const ofFrom = /^[-+.\d,]+ ?([a-z].*)$/i.exec(from)?.[1];
    const doubt = quantity
      ? unitProblem(to)
      : unit && ofFrom !== undefined
        ? unitProblem(ofFrom)
        : undefined;
    if (doubt !== undefined) return refused(doubt);
  }
  return undefined;
}

const isTemperature = (unit: ParsedUnit) => sameDimensions(unit.dimensions, temperature);

/** Returns the only quantity in a sentence if it's a temperature. Ignores other words. */
function onlyQuantity(text: string): Quantity | undefined {
  const [piece, ...others] = piecesOf(text);
  return piece?.quantity.hasUnit && others.length === 0 && isTemperature(piece.quantity.unit)
    ? piece.quantity
    : undefined;
}

/** Parses text that consists of a quantity. A unit without a number counts as 1. */
function wholeQuantity(text: string): Quantity | undefined {
  const named =
    /^(?:an? |the )?(?:[a-z]+ ){0,2}(?:pressure|temperature|flow(?: rate)?|reading|mass|length|power) of (.+)$/i.exec(
      text,
    );
  const zero = named && /\b(gauge|absolute)\b/i.exec(text)?.[1];
  const line = (
    named
      ? `${named[1] ?? ''}${zero && !/gauge|abs/i.test(named[1] ?? '') ? ` ${zero}` : ''}`
      : text
  ).replace(/^(?:an?|one|of)\s+/i, '1 ');
  const [piece, ...others] = piecesOf(line);
  if (piece && others.length === 0) {
    const isWhole =
      piece.before.trim() === '' && piece.after.trim() === '' && piece.quantity.hasUnit;
    if (isWhole) return piece.quantity;
  }
  if (piece) return computed(line) ?? summed(line);
  const unit = line.length < 24 ? looseUnit(line) : undefined;
  if (!unit || unit.parts.length === 0 || unit.of.length > 0) return undefined;
  return {
    value: unit.factor,
    unit,
    hasUnit: true,
    text: `1 ${plain(printedUnit(unit))}`,
    digits: 1,
  };
}

/** Parses a sum of units, like "6 ft 2 in". */
function summed(line: string): Quantity | undefined {
  const reading = readQuantity(line);
  if ('problem' in reading || !reading.hasUnit || reading.unit.of.length > 0) return undefined;
  return { value: reading.value, unit: reading.unit, hasUnit: true, text: line, digits: 4 };
}

/** Evaluates a quantity like "5 ft 3 in" or "(2+1/2) in". */
function computed(line: string): Quantity | undefined {
  const result = calculate(line);
  if (!result || 'problem' in result) return undefined;
  const [unit] = result.units;
  if (!unit || result.units.length > 1 || result.differences.length > 0) return undefined;
  if (!sameDimensions(unit.dimensions, result.dimensions)) return undefined;
  return { value: result.value, unit, hasUnit: true, text: line, digits: 4 };
}

/** Converts a quantity without a target unit to customary units. */
export function loneQuantity(text: string, board: UnitSystem): Answer | undefined {
  const doubt = /^[-+.\d][\d.,]* ?(\S+)$/.exec(text)?.[1];
  const problem = doubt === undefined ? undefined : unitProblem(doubt);
  if (problem !== undefined) return refused(problem);
  const [piece, ...others] = piecesOf(text);
  if (!piece || others.length > 0 || piece.before.trim() !== '' || piece.after.trim() !== '')
    return undefined;
  const { quantity } = piece;
  if (!quantity.hasUnit) return undefined;
  const unit = customaryUnits(quantity.unit.dimensions, board).find(
    (each) => each.factor !== quantity.unit.factor || each.zero !== quantity.unit.zero,
  );
  return unit && convert(quantity, unit, plain(printedUnit(unit)), false, board);
}
