import { Complaint } from '../text/fault.ts';
import { functionNames } from './functions.ts';

/** A number, a name or a sign of an expression, and where it begins. */
export interface Token {
  type: 'number' | 'name' | 'sign' | 'end';
  text: string;
  from: number;
}

const anyToken =
  /(?<number>(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)|(?<name>[\p{L}_][\p{L}\p{Nd}_]*)|(?<other>\*\*)|(?<sign>[<>]=?|[-+*/^(),])|\S/gu;

/** What people write instead of what can stand in an expression. */
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

/** The tokens of an expression; complains about what can stand in none. */
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

/** Where something stands, for messages. */
export const placeOf = (from: number) => ` (character ${String(from + 1)})`;
