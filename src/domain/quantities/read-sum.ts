import { sameDimensions } from './dimensions.ts';
import { readNumber, type NumberReading } from './read-number.ts';
import { readSpelledUnit, type UnitReading } from './read-unit.ts';
import { unitWords } from './unit-words.ts';

const piece = /^(\d[\d.,]*) ?([A-Za-zμ]+)(?:$|,? (?:and )?(?=\d))/;

/** A number of the largest of the units in which something was typed, and that unit. */
interface Sum {
  number: NumberReading;
  unit: UnitReading;
}

/** Reads what is typed in smaller and smaller units of one kind: `3 min 45 s`, `5 ft 3 in`. */
export function readSum(line: string): Sum | undefined {
  const sign = /^[+-]/.exec(line)?.[0] ?? '';
  const said: string[] = [];
  let [rest, total, last] = [line.slice(sign.length).trim(), 0, Infinity];
  let unit: UnitReading | undefined;
  while (rest !== '') {
    const [all = '', digits = '', symbol = ''] = piece.exec(rest) ?? [];
    const [number, of] = [readNumber(digits), readSpelledUnit(symbol)];
    if ('problem' in number || 'problem' in of || number.rest !== '') return undefined;
    if (of.zero !== 0 || of.from || of.factor >= last) return undefined;
    unit ??= of;
    if (!sameDimensions(of.dimensions, unit.dimensions)) return undefined;
    last = of.factor;
    total += number.value * of.factor;
    said.push(`${number.words} ${unitWords(of, number.value === 1)}`);
    rest = rest.slice(all.length);
  }
  if (!unit || said.length < 2) return undefined;
  const value = (sign === '-' ? -total : total) / unit.factor;
  const words = sign + said.join(' ');
  return { number: { mantissa: String(value), value, words, rest: '', isComputed: true }, unit };
}
