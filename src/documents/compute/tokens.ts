import { Complaint } from '../text/fault.ts';

/** Functions in expressions, with an example of each. */
export const functions = {
  sqrt: ['sqrt(a)'],
  ln: ['ln(a)'],
  log10: ['log10(a)'],
  exp: ['exp(a)'],
  abs: ['abs(a)'],
  ceil: ['ceil(a)'],
  sin: ['sin(a)'],
  cos: ['cos(a)'],
  tan: ['tan(a)'],
  atan: ['atan(a)'],
  min: ['min(a, b)'],
  max: ['max(a, b)'],
  where: ['where(x < 1, a, b)', 'where(x < 1, a)'],
  sum: ['sum(a)'],
  mean: ['mean(a)'],
  rmse: ['rmse(a, b)'],
  slope: ['slope(x, y)'],
  intercept: ['intercept(x, y)'],
  slopeError: ['slopeError(x, y)'],
  interceptError: ['interceptError(x, y)'],
  at: ['at(x, y, 1)'],
  delay: ['delay(x, a)'],
} as const satisfies Record<string, readonly string[]>;

export type FunctionName = keyof typeof functions;

export const functionNames = Object.keys(functions) as FunctionName[];

export const isFunctionName = (name: string): name is FunctionName =>
  Object.hasOwn(functions, name);

export const fits = (name: FunctionName, count: number): boolean =>
  functions[name].some((form) => form.split(',').length === count);

export interface Token {
  type: 'number' | 'name' | 'sign' | 'end';
  text: string;
  from: number;
}

const anyToken =
  /(?<number>(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)|(?<name>[\p{L}_][\p{L}\p{Nd}_]*)|(?<other>\*\*)|(?<sign>[<>]=?|[-+*/^(),])|\S/gu;

/** Replacements for characters that expressions can't contain. */
const meantBy: Readonly<Record<string, string>> = {
  '**': '^',
  '×': '*',
  '·': '*',
  '÷': '/',
  '−': '-',
  '–': '-',
  '²': '^2',
  '³': '^3',
  '√': 'sqrt(…)',
  '≤': '<=',
  '≥': '>=',
  '[': '(',
  ']': ')',
};

export function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(anyToken), ({ 0: token, index: from, groups = {} }): Token => {
    const { number, name, sign } = groups;
    if (number !== undefined) return { type: 'number', text: number, from };
    if (name !== undefined) return { type: 'name', text: name, from };
    if (sign !== undefined) return { type: 'sign', text: sign, from };
    const meant = meantBy[token];
    throw new Complaint(
      `"${token}" can’t be in an expression, but it’s in "${text}"${placeOf(from)}.`,
      meant === undefined
        ? `Use + - * / ^, parentheses, ${functionNames.join(', ')}, numbers and names.`
        : `Write ${meant} instead.`,
    );
  });
}

export const placeOf = (from: number) => ` (character ${String(from + 1)})`;
