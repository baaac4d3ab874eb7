import { greekNames } from '../../domain/words/greek-names.ts';
import { Complaint } from '../text/fault.ts';

const others: Record<string, string> = {
  '°C': 'degrees Celsius',
  '°F': 'degrees Fahrenheit',
  '°R': 'degrees Rankine',
  '∞': 'infinity',
  '∂': 'partial',
  '∇': 'del',
  ħ: 'h bar',
  ℏ: 'h bar',
  '∆': 'Delta',
  '…': 'and so on',
  '⋯': 'and so on',
  '°': 'degrees',
};

const operators: Record<string, string> = {
  '+': 'plus',
  '-': 'minus',
  '−': 'minus',
  '±': 'plus or minus',
  '∓': 'minus or plus',
  '×': 'times',
  '⋅': 'times',
  '·': 'times',
  '/': 'divided by',
  '÷': 'divided by',
  '∗': 'star',
  '*': 'star',
  '∘': 'circle',
  '=': 'equals',
  '≠': 'is not equal to',
  '≈': 'is approximately equal to',
  '≡': 'is identical to',
  '∼': 'is similar to',
  '~': 'is similar to',
  '∝': 'is proportional to',
  '<': 'is less than',
  '>': 'is greater than',
  '≤': 'is less than or equal to',
  '≥': 'is greater than or equal to',
  '≪': 'is much less than',
  '≫': 'is much greater than',
  '→': 'goes to',
  '←': 'comes from',
  '↔': 'goes to and comes from',
  '⇒': 'implies',
  '⇌': 'is in equilibrium with',
  ',': 'comma',
  ';': 'semicolon',
  ':': 'colon',
  '.': 'point',
  '|': 'bar',
  '∣': 'bar',
  '‖': 'double bar',
  '∥': 'double bar',
};

const marks: Record<string, string> = {
  '%': 'percent',
  '!': 'factorial',
  '′': 'prime',
  '″': 'double prime',
};

const brackets: Record<string, string> = {
  '(': 'open parenthesis',
  ')': 'close parenthesis',
  '[': 'open bracket',
  ']': 'close bracket',
  '{': 'open brace',
  '}': 'close brace',
  '⟨': 'open angle bracket',
  '⟩': 'close angle bracket',
  '⌈': 'open ceiling',
  '⌉': 'close ceiling',
  '⌊': 'open floor',
  '⌋': 'close floor',
};

/** Spoken names of operators that apply to everything after them. */
export const largeOperators: Readonly<Record<string, string>> = {
  '∑': 'the sum',
  '∏': 'the product',
  '∫': 'the integral',
  '∮': 'the closed integral',
};

export const accents: Readonly<Record<string, string>> = {
  '˙': 'dot',
  '¨': 'double dot',
  '^': 'hat',
  ˆ: 'hat',
  '\u0302': 'hat',
  ˉ: 'bar',
  '¯': 'bar',
  '‾': 'bar',
  '\u0304': 'bar',
  '\u0307': 'dot',
  '~': 'tilde',
  '˜': 'tilde',
  '\u0303': 'tilde',
  '→': 'vector',
  '\u20d7': 'vector',
};

/** Spoken names of functions: alone, and before an argument. */
export const functions: Readonly<Record<string, readonly [alone: string, before: string]>> = {
  ln: ['natural log', 'the natural log'],
  log: ['log', 'log'],
  exp: ['exponential', 'the exponential'],
  min: ['minimum', 'the minimum'],
  max: ['maximum', 'the maximum'],
  lim: ['limit', 'the limit'],
  sin: ['sine', 'the sine'],
  cos: ['cosine', 'the cosine'],
  tan: ['tangent', 'the tangent'],
  arctan: ['inverse tangent', 'the inverse tangent'],
  sinh: ['hyperbolic sine', 'the hyperbolic sine'],
  cosh: ['hyperbolic cosine', 'the hyperbolic cosine'],
  tanh: ['hyperbolic tangent', 'the hyperbolic tangent'],
};

const isOperator = (sign: string): boolean => sign in operators;

export const closes = (sign: string): boolean => brackets[sign]?.startsWith('close') ?? false;

export const opens = (sign: string): boolean => brackets[sign]?.startsWith('open') ?? false;

/** Returns the spoken name of a sign, or of a letter that isn't on a keyboard. */
export function symbolWords(symbol: string): string {
  if (/^[A-Za-z0-9.,]+$/.test(symbol) && !isOperator(symbol)) return symbol;
  const letter = symbol.normalize('NFKC');
  const words =
    operators[symbol] ??
    marks[symbol] ??
    brackets[symbol] ??
    others[symbol] ??
    greekNames[letter] ??
    (/^[A-Za-z]$/.test(letter) ? letter : undefined) ??
    largeOperators[symbol] ??
    accents[symbol];
  if (words === undefined) {
    throw new Complaint(
      `"${symbol}" doesn’t have words yet, and screen readers need words for every equation.`,
      'Write it another way, or add its words to src/documents/maths/symbol-words.ts.',
    );
  }
  return words;
}
