/** Why something could not be understood, for the person who typed it. */
export interface NotUnderstood {
  problem: string;
}

/** A number as somebody typed it, and what stands behind it. */
export interface NumberReading {
  /** As it was typed, for counting its digits. */
  typed: string;
  /** Its digits without their commas, and the power of ten behind them if there is one. */
  mantissa: string;
  power?: number | undefined;
  value: number;
  words: string;
  rest: string;
}

const digits = /^([+-]?)\s?((?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d*)?)/;
const ofTen = /^(?:\s?[x×*·]\s?10\s?\^?\s?([+-]?\d{1,3})|[eE]([+-]?\d{1,3}))(?![\d.])/;
const onlyTen = /^([+-]?)10\^([+-]?\d{1,3})/;

/** Reads the number at the beginning of a line: `1,200`, `2.1e-3`, `1.5 x 10^3`, `10^3`. */
export function readNumber(line: string): NumberReading | NotUnderstood {
  const ten = onlyTen.exec(line);
  if (ten) {
    const [typed, sign = '', power = ''] = ten;
    return {
      ...{ typed, mantissa: `${sign}1`, power: Number(power), words: typed },
      value: Number(`${sign}1e${power}`),
      rest: line.slice(typed.length).trim(),
    };
  }
  const [whole = '', sign = '', grouped = ''] = digits.exec(line) ?? [];
  if (!/\d/.test(grouped)) return { problem: 'Begin with a number, as in 3.2 kW.' };
  let rest = line.slice(whole.length);
  const exponent = ofTen.exec(rest);
  if (exponent) rest = rest.slice(exponent[0].length);
  if (/^,\d/.test(rest)) {
    return {
      problem: 'Write the decimals after a point, as in 1.5, and commas only before three digits.',
    };
  }
  if (/^[\d.,]/.test(rest)) return { problem: 'That is more than one number.' };
  const typedPower = exponent?.[1] ?? exponent?.[2];
  const power = typedPower === undefined ? undefined : Number(typedPower);
  const mantissa = `${sign}${grouped.replaceAll(',', '')}`;
  return {
    typed: line.slice(0, line.length - rest.length).trim(),
    mantissa,
    power,
    value: Number(`${mantissa}e${String(power ?? 0)}`),
    words: `${sign}${grouped}${power === undefined ? '' : ` × 10^${String(power)}`}`,
    rest: rest.trim(),
  };
}
