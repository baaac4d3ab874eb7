import { plainDigits } from './superscript.ts';
import { units, type Exponents, type Unit } from './unit-table.ts';

/** A quantity as somebody typed it, understood. */
export interface Reading {
  /** The number as it was typed, for counting its digits. */
  typed: string;
  number: number;
  /** In SI units; a temperature on a scale as a difference from that scale's zero. */
  value: number;
  exponents: Exponents;
  /** What to add to the value of a temperature that is not a difference. */
  zero: number;
  gauge: boolean;
  /** How it was understood: "3.2 kilowatts". */
  words: string;
}

/** Why an entry could not be understood, for the person who typed it. */
export interface NotUnderstood {
  problem: string;
}

const longest = 64;
const none: Exponents = [0, 0, 0, 0, 0, 0, 0];

/** Reads what a student types: a number and a unit. It never throws and never takes long. */
export function readQuantity(text: string): Reading | NotUnderstood {
  if (text.length > longest) return { problem: 'That is too long: type a number and its unit.' };
  const line = normalized(text);
  if (line === '') return { problem: 'Type a number and its unit.' };
  const number = readNumber(line);
  if ('problem' in number) return number;
  const [, rest = '', zero] = fromZero.exec(number.rest) ?? [];
  const unit = readUnits(rest);
  if ('problem' in unit) return unit;
  if (zero !== undefined && !isPressure(unit.exponents)) return unknown(zero);
  const isGauge = unit.gauge || zero?.toLowerCase() === 'gauge';
  const value = number.value * unit.factor;
  if (!Number.isFinite(value)) return { problem: 'That number is too large.' };
  return {
    typed: number.typed,
    number: number.value,
    value,
    exponents: unit.exponents,
    zero: unit.zero,
    gauge: isGauge,
    words: `${number.words}${inWords(unit.parts, Math.abs(number.value) === 1)}${zero === undefined ? '' : isGauge ? ' gauge' : ' absolute'}`,
  };
}

/** A unit, and from where a pressure counts if that is said: `kPa abs`, `bar gauge`. */
const fromZero = /^(.*?)(?:\s\(?(gauge|abs(?:olute)?)\.?\)?)?$/i;

const isPressure = ([kg, m, s, ...others]: Exponents) =>
  kg === 1 && m === -1 && s === -2 && others.every((exponent) => exponent === 0);

/** One way of writing for all the ways there are. */
function normalized(text: string): string {
  return text
    .replaceAll('º', '°')
    .replace(/⁺/g, '')
    .replace(/[⁰¹²³⁴-⁹⁻]+/g, (digits) => `^${plainDigits(digits)}`)
    .normalize('NFKC')
    .replace(/[−–—‐‑]/g, '-')
    .replace(/[⋅•∙]/g, '·')
    .replace(/\*\*/g, '^')
    .replace(/\bdeg(?:rees?)?\s*(?=[CFR]\b)/gi, '°')
    .replace(
      /\b(?:degrees? )?(celsius|fahrenheit|rankine)\b/gi,
      (_, scale: string) => `°${scale.charAt(0).toUpperCase()}`,
    )
    .replace(/°\s+(?=[CFR])/g, '°')
    .replace(/\bper\b/gi, '/')
    .replace(/\b(lb|g|kg|k)-?mols?\b/g, (_, mass: string) => moleNames[mass] ?? 'mol')
    .replace(/\s+/g, ' ')
    .trim();
}

const moleNames: Record<string, string> = { lb: 'lbmol', g: 'mol', kg: 'kmol', k: 'kmol' };

const digits = /^([+-]?)\s?((?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d*)?)/;
const power = /^(?:\s?[x×*·]\s?10\s?\^?\s?([+-]?\d{1,3})|[eE]([+-]?\d{1,3}))(?![\d.])/;

interface NumberReading {
  typed: string;
  words: string;
  value: number;
  rest: string;
}

function readNumber(line: string): NumberReading | NotUnderstood {
  const ten = /^([+-]?)10\^([+-]?\d{1,3})/.exec(line);
  if (ten) {
    const value = Number(`${ten[1] ?? ''}1e${ten[2] ?? ''}`);
    return { typed: ten[0], words: ten[0], value, rest: line.slice(ten[0].length).trim() };
  }
  const [whole = '', sign = '', mantissa = ''] = digits.exec(line) ?? [];
  if (!/\d/.test(mantissa)) return { problem: 'Begin with a number, as in 3.2 kW.' };
  let rest = line.slice(whole.length);
  const exponent = power.exec(rest);
  if (exponent) rest = rest.slice(exponent[0].length);
  if (/^,\d/.test(rest)) {
    return {
      problem: 'Write the decimals after a point, as in 1.5, and commas only before three digits.',
    };
  }
  if (/^[\d.,]/.test(rest)) return { problem: 'That is more than one number.' };
  const ofTen = exponent?.[1] ?? exponent?.[2];
  const value = Number(`${sign}${mantissa.replaceAll(',', '')}e${ofTen ?? '0'}`);
  const typed = line.slice(0, line.length - rest.length).trim();
  const words = `${sign}${mantissa}${ofTen === undefined ? '' : ` × 10^${String(Number(ofTen))}`}`;
  return { typed, words, value, rest: rest.trim() };
}

interface Part {
  unit: Unit;
  exponent: number;
}

interface UnitReading {
  factor: number;
  exponents: Exponents;
  zero: number;
  gauge: boolean;
  parts: Part[];
}

const token =
  /\s*(?:([/·*()-])|((?:in|ft)H2O|°[CFR]|(?:mol|wt|vol)?%|[A-Za-zμΩ]+)(?:\s?\^\s?(-?\d(?:\.\d+)?)|(-?\d))?)/y;

/** Reads units such as `W/(m^2 K)`, `W/m2-K` or `J mol^-1 K^-1`. What follows a stroke is below it. */
function readUnits(entry: string): UnitReading | NotUnderstood {
  const parts: Part[] = [];
  const levels: number[] = [];
  let [sign, below] = [1, 1];
  // "1/s" says no more than "/s".
  const text = entry.replace(/^1\s*(?=\/)/, '');
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const at = token.lastIndex;
    const found = token.exec(text);
    if (!found) return unknown(text.slice(at));
    const [, mark, symbol = '', caret, attached] = found;
    if (mark === '(') {
      levels.push(below);
      sign = below;
    } else if (mark === ')') {
      if (levels.pop() === undefined) {
        return { problem: 'A bracket closes that was not opened.' };
      }
      below = levels.at(-1) ?? 1;
      sign = below;
    } else if (mark === '/') {
      below = -(levels.at(-1) ?? 1);
      sign = below;
    } else if (mark === undefined) {
      const unit = lookUp(symbol);
      if ('problem' in unit) return unit;
      parts.push({ unit, exponent: sign * Number(caret ?? attached ?? 1) });
    }
  }
  if (levels.length > 0) return { problem: 'A bracket is not closed.' };
  return combined(parts);
}

function combined(parts: Part[]): UnitReading | NotUnderstood {
  const exponents = none.map((_, base) =>
    parts.reduce((sum, { unit, exponent }) => sum + exponent * (unit.exponents[base] ?? 0), 0),
  ) as unknown as Exponents;
  const [only] = parts;
  const isAlone = parts.length === 1 && only?.exponent === 1;
  if (parts.some(({ unit }) => unit.gauge) && !isAlone) {
    return { problem: 'A gauge pressure cannot be part of another unit.' };
  }
  return {
    factor: parts.reduce((product, { unit, exponent }) => product * unit.factor ** exponent, 1),
    exponents,
    // Inside another unit a degree is a difference.
    zero: (isAlone ? only.unit.zero : undefined) ?? 0,
    gauge: isAlone && only.unit.gauge === true,
    parts,
  };
}

const unknown = (symbol: string): NotUnderstood => ({
  problem: `"${symbol.trim().slice(0, 12)}" is not a unit that is known here.`,
});

const byName = new Map(
  [...units.values()].flatMap((unit) => unit.words.map((word) => [word.toLowerCase(), unit])),
);
const byLetters = new Map<string, [symbol: string, unit: Unit][]>();
for (const entry of units) {
  const letters = entry[0].toLowerCase();
  byLetters.set(letters, [...(byLetters.get(letters) ?? []), entry]);
}

/** A unit by its symbol, by its name, or by the same letters in another case if that leaves no doubt. */
function lookUp(symbol: string): Unit | NotUnderstood {
  const letters = symbol.toLowerCase();
  const found = units.get(symbol) ?? byName.get(letters);
  if (found) return found;
  const similar = byLetters.get(letters) ?? [];
  const [first] = similar;
  if (!first) return unknown(symbol);
  if (similar.every(([, { factor }]) => factor === first[1].factor)) return first[1];
  return {
    problem: `"${symbol}" could be ${similar.map(([name]) => name).join(' or ')}: capitals matter.`,
  };
}

function inWords(parts: readonly Part[], isOne: boolean): string {
  const above = parts.filter(({ exponent }) => exponent > 0);
  const below = parts.filter(({ exponent }) => exponent < 0);
  const list = (some: readonly Part[], isMany: boolean) =>
    some
      .map(({ unit, exponent }, index) => {
        const word = unit.words[isMany && index === some.length - 1 ? 1 : 0];
        const size = Math.abs(exponent);
        return size === 1
          ? word
          : size === 2
            ? `square ${word}`
            : size === 3
              ? `cubic ${word}`
              : `${word} to the ${String(size)}`;
      })
      .join(' ');
  const words = [list(above, !isOne), ...(below.length > 0 ? [`per ${list(below, false)}`] : [])];
  return words.every((word) => word === '') ? '' : ` ${words.join(' ').trim()}`;
}
