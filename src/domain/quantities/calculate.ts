import { onlyOne, readNumber, type NotUnderstood, type ParsedNumber } from './read-number.ts';

interface Part {
  value: number;
  rest: string;
}

const operator = /^([-+*/^·×]|x(?=[\s(√]*[-+.\d]))\s*(?=[\s(√+-]*[.\d])/i;
const opening = /^[+-]?\s*[(√](?=[\s(√+-]*[.\d])/;
/**
 * Implied multiplication of two parentheses. Not matched after a slash, because `6/(2)(3)` is
 * ambiguous.
 */
const impliedTimes = /(?<!\/ ?\(.*)\) ?(?=\([\s(√+-]*[.\d])/g;
const range = /^(\d[\d.]*) ?(?:-|to|or|\.{2,}) ?(\d[\d.]*)(?![\d.]*[eE]?\d* ?[-+*/^·×(])/;
const spread = /^(?:±|\+ ?\/? ?-|to |or |;|~)/;

/** Reads the number at the start of a line, or evaluates an expression such as `9/35`. */
export function readComputed(line: string): ParsedNumber | NotUnderstood {
  const [isRange, low, high] = range.exec(line) ?? [];
  if (isRange !== undefined && Number(low) < Number(high)) {
    return {
      problem: 'That reads as a range. Type the one number you found',
      withExample: true,
    };
  }
  const number = opening.test(line) ? undefined : readNumber(line);
  if (number) {
    if ('problem' in number) return number;
    if (spread.test(number.rest)) return onlyOne;
    if (!operator.test(number.rest)) return number;
  }
  const computed = sum(line.replace(impliedTimes, ')*'));
  if (!computed) return onlyOne;
  const { value, rest } = computed;
  if (!Number.isFinite(value))
    return { problem: 'We can’t compute that. Check signs and divisions.' };
  const [mantissa = '', power] = String(Number(value.toPrecision(6))).split('e');
  return {
    mantissa,
    power: power === undefined ? undefined : Number(power),
    value,
    words: power === undefined ? mantissa : `${mantissa} × 10^${String(Number(power))}`,
    rest,
    isComputed: true,
  };
}

/** Parses operands joined by left-associative operators. */
const chain =
  (operators: string, next: (line: string) => Part | undefined) =>
  (line: string): Part | undefined => {
    let left = next(line);
    for (;;) {
      const [all = '', sign = ''] = operator.exec(left?.rest ?? '') ?? [];
      if (!left || sign === '' || !operators.includes(sign.toLowerCase())) return left;
      const right = next(left.rest.slice(all.length));
      left = right && { ...right, value: apply(sign, left.value, right.value) };
    }
  };

const power = chain('^', factor);
/** A sign applies to the whole power, so `-2^2` is -4. */
const signed = (line: string): Part | undefined => {
  const part = power(line.replace(/^[+-]\s*/, ''));
  return part && line.startsWith('-') ? { ...part, value: -part.value } : part;
};
const product = chain('*/·×x', signed);
const sum = chain('+-', product);

function apply(sign: string, a: number, b: number): number {
  if (sign === '+') return a + b;
  if (sign === '-') return a - b;
  if (sign === '/') return a / b;
  return sign === '^' ? a ** b : a * b;
}

/** Parses a number, an expression in parentheses, or the root of either. */
function factor(line: string): Part | undefined {
  if (line.startsWith('√')) {
    const under = factor(line.slice(1).trim());
    return under && { ...under, value: Math.sqrt(under.value) };
  }
  if (line.startsWith('(')) {
    const inside = sum(line.slice(1).trim());
    return inside?.rest.startsWith(')')
      ? { ...inside, rest: inside.rest.slice(1).trim() }
      : undefined;
  }
  const number = readNumber(line);
  return 'problem' in number ? undefined : number;
}
