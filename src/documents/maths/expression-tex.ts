import type { Condition, Expression } from '../compute/parse-expression.ts';
import { Complaint } from '../text/fault.ts';

/** Context of a part: alone or first in a sum, later in a sum, or in a product. */
type Place = 'first' | 'later' | 'factor';

export type NameTex = (name: string, place: Place) => string;

const brackets = (inside: string) => `\\left(${inside}\\right)`;

type Call = Extract<Expression, { type: 'call' }>;
type Where = Extract<Expression, { type: 'where' }>;

const called = (name: string) => (inside: string) => `${name}${brackets(inside)}`;

const calls: Record<Exclude<Call['name'], keyof typeof said>, (inside: string) => string> = {
  sqrt: (inside) => `\\sqrt{${inside}}`,
  abs: (inside) => `\\left|${inside}\\right|`,
  ceil: (inside) => `\\left\\lceil ${inside}\\right\\rceil`,
  ln: called('\\ln'),
  log10: called('\\log_{10}'),
  exp: called('\\exp'),
  sin: called('\\sin'),
  cos: called('\\cos'),
  tan: called('\\tan'),
  atan: called('\\arctan'),
  min: called('\\min'),
  max: called('\\max'),
  sum: called('\\sum '),
};

/** Functions that are written as words, because they have no mathematical notation. */
const said = {
  mean: (a: string) => `\\text{mean of }${a}`,
  rmse: (a: string, b: string) => `\\text{rms of }${a} - ${brackets(b)}`,
  slope: (x: string, y: string) => `\\text{slope of }${y}\\text{ against }${x}`,
  intercept: (x: string, y: string) => `\\text{intercept of }${y}\\text{ against }${x}`,
  slopeError: () => '\\text{error of the slope}',
  interceptError: () => '\\text{error of the intercept}',
  delay: (a: string, by: string) => `${a}\\text{ delayed by }${by}`,
  at: (x: string, y: string, place: string) => `${y}\\text{ at }${x} = ${place}`,
};

const isSaid = (name: string): name is keyof typeof said => Object.hasOwn(said, name);

/** Removes parentheses made redundant by a fraction bar or a function's brackets. */
const unwrapped = (part: Expression) => (part.type === 'parentheses' ? part.inside : part);

/** Writes a number as typed, but expands a small power of ten. */
const numberTex = (typed: string) =>
  (/e/i.test(typed) ? String(Number(typed)) : typed).replace(/e\+?(.+)$/, ' \\times 10^{$1}');

export function expressionTex(
  expression: Expression,
  nameTex: NameTex,
  place: Place = 'first',
): string {
  const tex = (part: Expression, where: Place) => expressionTex(part, nameTex, where);
  const bare = (part: Expression) => tex(unwrapped(part), 'first');
  switch (expression.type) {
    case 'number':
      return numberTex(expression.written);
    case 'name':
      return expression.name === 'pi' ? '\\pi' : nameTex(expression.name, place);
    case 'parentheses':
      return brackets(bare(expression));
    case 'sign':
      return `${expression.sign}${tex(expression.of, 'factor')}`;
    case 'call': {
      const parts = expression.parts.map(bare);
      if (!isSaid(expression.name)) return calls[expression.name](parts.join(',\\, '));
      const [first = '', second = '', third = ''] = parts.map(onOneLine);
      const words = said[expression.name](first, second, third);
      return place === 'first' ? words : brackets(words);
    }
    case 'where':
      return casesTex(expression, nameTex);
    case 'operation':
      mustNotHold(expression);
      return operationTex(expression, tex, bare);
  }
}

const signs: Record<Condition['sign'], string> = { '<': '<', '<=': '\\le', '>': '>', '>=': '\\ge' };

/** Writes nested `where` calls as a single list of cases. */
function casesTex(expression: Where, nameTex: NameTex): string {
  const tex = (part: Expression) => expressionTex(unwrapped(part), nameTex);
  const rows = (part: Expression): string[] => {
    if (part.type !== 'where') return [`${tex(part)} & \\text{otherwise}`];
    const { condition, value, otherwise } = part;
    const { left, sign, right } = condition;
    return [
      `${tex(value)} & \\text{if } ${tex(left)} ${signs[sign]} ${tex(right)}`,
      ...(otherwise ? rows(unwrapped(otherwise)) : []),
    ];
  };
  return `\\begin{cases} ${rows(expression).join(' \\\\ ')} \\end{cases}`;
}

/** Throws for cases inside an operation, which would need brackets that span several lines. */
function mustNotHold({ left, right }: Extract<Expression, { type: 'operation' }>): void {
  if ([left, right].every((part) => unwrapped(part).type !== 'where')) return;
  throw new Complaint(
    'where(…) is inside a larger formula that the page shows.',
    'Put it in its own <Let> or <Step>, and use that name here.',
  );
}

const fraction = (above: string, below: string) =>
  `\\frac{${onOneLine(above)}}{${onOneLine(below)}}`;

/**
 * Writes a fraction inside a fraction with a slash, because it would be too small to read. Adds
 * brackets if the next factor would seem to be in the denominator.
 */
function onOneLine(tex: string): string {
  const sum = / [+-] /;
  const product = /\\,(?!\\mathrm)|\\times/;
  return tex.replace(
    /\\frac\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}(\s*(?:\\,|\\times))?/g,
    (_, above: string, below: string, times: string | undefined) => {
      const stroke = `${sum.test(above) ? `(${above})` : above}/${sum.test(below) || product.test(below) ? `(${below})` : below}`;
      return times === undefined ? stroke : `(${stroke})${times}`;
    },
  );
}

/** Writes a symbol that contains a slash as a fraction if it's a factor. */
export function symbolTex(symbol: string, place: Place): string {
  const groups = /\{(?:[^{}]|\{[^{}]*\})*\}|\([^()]*\)/g;
  const stroke = symbol.replace(groups, ({ length }) => ' '.repeat(length)).indexOf('/');
  if (stroke === -1 || place !== 'factor') return symbol;
  const [above, below] = [symbol.slice(0, stroke), symbol.slice(stroke + 1)].map((side) =>
    side.replace(/^\(([^()]*)\)$/, '$1'),
  );
  return symbol.startsWith('\\sum') ? brackets(symbol) : `\\frac{${above ?? ''}}{${below ?? ''}}`;
}

function operationTex(
  { operator, left, right }: Extract<Expression, { type: 'operation' }>,
  tex: (part: Expression, place: Place) => string,
  bare: (part: Expression) => string,
): string {
  switch (operator) {
    case '/':
      return left.type === 'sign'
        ? `${left.sign}${fraction(bare(left.of), bare(right))}`
        : fraction(bare(left), bare(right));
    case '^': {
      const base = tex(left, 'factor');
      const isOne =
        (['name', 'parentheses'].includes(left.type) && !base.startsWith('\\frac')) ||
        /^[\d.]+$/.test(base);
      return `${isOne ? `{${base}}` : brackets(base)}^{${onOneLine(bare(right))}}`;
    }
    case '*': {
      const [before, after] = [tex(left, 'factor'), tex(right, 'factor')];
      return `${before}${/^[\d.]/.test(after) ? ' \\times ' : '\\,'}${after}`;
    }
    default: {
      const after = tex(right, 'later');
      return `${tex(left, 'first')} ${operator} ${isSum(right) ? brackets(after) : after}`;
    }
  }
}

export const isSum = (part: Expression): boolean =>
  part.type === 'operation' && (part.operator === '+' || part.operator === '-');
