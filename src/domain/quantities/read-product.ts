import { readNumber } from './read-number.ts';
import { readSpelledUnit } from './read-unit.ts';

const root = /^√ ?\((.*)\)$/;
// `3 × 104` may be a power of ten.
const times = / ?(?:[*·]|×(?! ?10[1-9])) ?(?=[.\d])/;

/**
 * A product of quantities, or its root, with its numbers first and each unit once: `8.2 kg/s * 923 kJ/kg`
 * as `(8.2*923)^1 kg^0 s^-1 kJ^1`. Nothing where one counts from a zero of its own, as 25 °C does.
 */
export function numbersFirst(line: string): string | undefined {
  const [, under] = root.exec(line) ?? [];
  const pieces = (under ?? line).split(times);
  if (under === undefined && pieces.length === 1) return undefined;
  const numbers: number[] = [];
  const exponents = new Map<string, number>();
  for (const piece of pieces) {
    const number = readNumber(piece);
    if ('problem' in number) return undefined;
    const unit = readSpelledUnit(number.rest);
    if ('problem' in unit || unit.zero !== 0 || unit.from) return undefined;
    numbers.push(number.value);
    for (const { symbol, exponent } of unit.parts) {
      exponents.set(symbol, (exponents.get(symbol) ?? 0) + exponent);
    }
  }
  const power = under === undefined ? 1 : 0.5;
  const units = [...exponents].map(([symbol, sum]) => `${symbol}^${String(sum * power)}`);
  return `(${numbers.join('*')})^${String(power)} ${units.join(' ')}`;
}
