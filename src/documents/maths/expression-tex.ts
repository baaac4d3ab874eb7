import type { Condition, Expression } from '../compute/parse-expression.ts';
import { Complaint } from '../text/fault.ts';

/** Where a part of an expression stands: alone or first in a sum, later in a sum, or in a product. */
type Place = 'first' | 'later' | 'factor';

/** What a name looks like in TeX in its place. */
export type NameTex = (name: string, place: Place) => string;

const brackets = (inside: string) => `\\left(${inside}\\right)`;

type Call = Extract<Expression, { type: 'call' }>;
type Where = Extract<Expression, { type: 'where' }>;

const calls: Record<Call['name'], (inside: string) => string> = {
  sqrt: (inside) => `\\sqrt{${inside}}`,
  abs: (inside) => `\\left|${inside}\\right|`,
  ceil: (inside) => `\\left\\lceil ${inside}\\right\\rceil`,
  ln: (inside) => `\\ln${brackets(inside)}`,
  log10: (inside) => `\\log_{10}${brackets(inside)}`,
  exp: (inside) => `\\exp${brackets(inside)}`,
  sin: (inside) => `\\sin${brackets(inside)}`,
  cos: (inside) => `\\cos${brackets(inside)}`,
  tan: (inside) => `\\tan${brackets(inside)}`,
  atan: (inside) => `\\arctan${brackets(inside)}`,
  min: (inside) => `\\min${brackets(inside)}`,
  sum: (inside) => `\\sum ${brackets(inside)}`,
  mean: (inside) => `\\operatorname{mean}${brackets(inside)}`,
  rmse: (inside) => `\\operatorname{rmse}${brackets(inside)}`,
  slope: (inside) => `\\operatorname{slope}${brackets(inside)}`,
  intercept: (inside) => `\\operatorname{intercept}${brackets(inside)}`,
  slopeError: (inside) => `\\operatorname{error}_{\\mathrm{slope}}${brackets(inside)}`,
  interceptError: (inside) => `\\operatorname{error}_{\\mathrm{intercept}}${brackets(inside)}`,
  delay: (inside) => `\\operatorname{delay}${brackets(inside)}`,
  at: (inside) => `\\operatorname{at}${brackets(inside)}`,
  max: (inside) => `\\max${brackets(inside)}`,
};

/** The content of parentheses that a fraction bar or a function's own brackets make needless. */
const unwrapped = (part: Expression) => (part.type === 'parentheses' ? part.inside : part);

/** A number as it was typed, with its zeros, but without a power of ten where it is short enough. */
const numberTex = (typed: string) =>
  (/e/i.test(typed) ? String(Number(typed)) : typed).replace(/e\+?(.+)$/, ' \\times 10^{$1}');

/** An expression in TeX. */
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
      const inside = expression.parts.map(bare);
      return calls[expression.name](inside.join(',\\, '));
    }
    case 'where':
      return casesTex(expression, nameTex);
    case 'operation':
      mustNotHold(expression);
      return operationTex(expression, tex, bare);
  }
}

const signs: Record<Condition['sign'], string> = { '<': '<', '<=': '\\le', '>': '>', '>=': '\\ge' };

/** What holds under a condition, one below the other; what else is asked of the last goes on there. */
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

/** Cases that something is done with would need brackets over many lines. */
function mustNotHold({ left, right }: Extract<Expression, { type: 'operation' }>): void {
  if ([left, right].every((part) => unwrapped(part).type !== 'where')) return;
  throw new Complaint(
    'where(…) is inside a larger formula that the page shows.',
    'Put it in its own <Let> or <Step>, and use that name here.',
  );
}

const fraction = (above: string, below: string) =>
  `\\frac{${onOneLine(above)}}{${onOneLine(below)}}`;

/** A fraction in a fraction or an exponent would be too small to read: it is written with a stroke. */
function onOneLine(tex: string): string {
  const sum = / [+-] /;
  const product = /\\,(?!\\mathrm)|\\times/;
  return tex.replace(
    /\\frac\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g,
    (_, above: string, below: string) =>
      `${sum.test(above) ? `(${above})` : above}/${sum.test(below) || product.test(below) ? `(${below})` : below}`,
  );
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
      const isOne = ['name', 'parentheses'].includes(left.type) || /^[\d.]+$/.test(base);
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

/** Whether an expression is a sum or a difference as a whole. */
export const isSum = (part: Expression): boolean =>
  part.type === 'operation' && (part.operator === '+' || part.operator === '-');
