import { readUnit } from '../../domain/quantities/read-unit.ts';
import { unitWords } from '../../domain/quantities/unit-words.ts';
import { units } from '../../domain/quantities/unit-table.ts';
import { isKind, isSignOf, type Part } from './part.ts';

/** Replaces the unit after each number with words, like "kilograms per hour". */
export function withUnits(row: readonly Part[]): Part[] {
  // Numbers in a chemical equation count molecules.
  if (row.some((part) => isSignOf(part, /^[→⇌]$/))) return [...row];
  const done: Part[] = [];
  for (let at = 0; at < row.length;) {
    const part = row[at];
    const money = moneyAt(row, at);
    if (money) {
      done.push(...row.slice(at + 1, money.from), { kind: 'unit', text: money.words });
      at = money.end;
      continue;
    }
    const number = isKind(part, 'space') ? numberBefore(row, at) : undefined;
    const unit = number === undefined ? undefined : unitAt(row, at + 1, number === '1');
    if (unit) done.push({ kind: 'unit', text: unit.words });
    else if (part) done.push(part);
    at = unit?.end ?? at + 1;
  }
  return done;
}

/** Returns the number that ends before a position, including its power of ten. */
function numberBefore(row: readonly Part[], place: number): string | undefined {
  const part = row[place - 1];
  if (isKind(part, 'number')) return part.text;
  const [base] = isKind(part, 'script') ? part.base : [];
  const isPower = isKind(base, 'number') && base.text === '10' && isSignOf(row[place - 2], /^×$/);
  return isPower ? base.text : undefined;
}

/**
 * Reads a price like "$0.085/kWh". The word "dollars" follows the number, together with the rest of
 * the unit.
 */
function moneyAt(row: readonly Part[], at: number) {
  const sign = row[at];
  // The minus sign of a number that varies is part of the number.
  const first = at + (isSignOf(row[at + 1], /^−$/) ? 2 : 1);
  const number = row[first];
  if (!isKind(sign, 'letter') || sign.text !== '$' || !isKind(number, 'number')) return undefined;
  const hasPower = isSignOf(row[first + 1], /^×$/) && numberBefore(row, first + 3) === '10';
  const from = first + (hasPower ? 3 : 1);
  const isOne = !hasPower && number.text === '1';
  const words = isOne ? 'dollar' : 'dollars';
  return { from, ...(unitAt(row, from, isOne, '$') ?? { words, end: from }) };
}

/**
 * Finds the longest unit that starts at a position. A dollar sign in front of the number is passed
 * in `before`.
 */
function unitAt(row: readonly Part[], start: number, isOne: boolean, before = '') {
  let text = before;
  let found: { words: string; end: number } | undefined;
  for (let at = start; at < row.length; at += 1) {
    const piece = typed(row[at]);
    if (piece === undefined) break;
    text += piece;
    const reading = /[\w%μ)$]$/.test(text) && isSpelledOut(text) ? readUnit(text) : undefined;
    if (reading && !('problem' in reading)) {
      found = { words: unitWords(reading, isOne), end: at + 1 };
    }
  }
  return found;
}

/** Returns the text of a part if it can belong to a unit. */
function typed(part: Part | undefined): string | undefined {
  if (isKind(part, 'space')) return part.isWide ? undefined : ' ';
  if (isSignOf(part, /^[/()⋅·]$/)) return part.text.replace('⋅', '·');
  if (isKind(part, 'letter')) return part.isUpright ? part.text : undefined;
  if (!isKind(part, 'script') || part.below.length > 0) return undefined;
  const power = part.above.map((one) => ('text' in one ? one.text : '?')).join('');
  const [base] = part.base;
  if (base === undefined) return /^[∘°]$/.test(power) ? '°' : undefined;
  if (!isKind(base, 'letter') || !base.isUpright || !/^[−-]?\d(\.\d+)?$/.test(power))
    return undefined;
  return `${base.text}^${power.replace('−', '-')}`;
}

/**
 * Checks that every symbol is in the unit table, or a gauge or absolute pressure. The "Da" of the
 * Damköhler number isn't deciamperes.
 */
const isSpelledOut = (text: string) =>
  (text.match(/°?[A-Za-zμ]+(?:H2O)?/g) ?? []).every((symbol) =>
    units.has(symbol.replace(/(?<=psi|bar)[ag]$/, '').replace(/^(?:million|thousand)$/, 'USD')),
  );
