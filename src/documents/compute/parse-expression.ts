import { closestWord } from '../../domain/words/closest-word.ts';
import type { Tree } from '../../domain/quantities/evaluate.ts';
import { Complaint } from '../text/fault.ts';
import {
  agoName,
  columnTree,
  isOfColumns,
  noColumns,
  noValue,
  wholeColumn,
  type Columns,
} from './columns.ts';
import {
  fits,
  functionNames,
  functions,
  isFunctionName,
  placeOf,
  tokensOf,
  type FunctionName,
  type Token,
} from './tokens.ts';

/** Precedence of binary operators. A leading sign ranks below a power. */
const strengths = { '+': 1, '-': 1, '*': 2, '/': 2, '^': 4 } as const;
const strengthOfSign = 3;

type Operator = keyof typeof strengths;

const isOperator = (sign: string): sign is Operator => Object.hasOwn(strengths, sign);

const comparisons = ['<', '<=', '>', '>='] as const;

export interface Condition {
  sign: (typeof comparisons)[number];
  left: Expression;
  right: Expression;
}

export type Expression = {
  written: string;
  /** Converted for evaluation in SI. */
  tree: Tree;
} & (
  | { type: 'number' }
  | { type: 'name'; name: string }
  | { type: 'parentheses'; inside: Expression }
  | { type: 'sign'; sign: '+' | '-'; of: Expression }
  | { type: 'operation'; operator: Operator; left: Expression; right: Expression }
  | {
      type: 'call';
      name: Exclude<FunctionName, 'where'>;
      parts: readonly [Expression, ...Expression[]];
    }
  | { type: 'where'; condition: Condition; value: Expression; otherwise: Expression | undefined }
);

/**
 * Parses an expression. Data columns are allowed only inside a function of columns, unless the
 * whole expression is evaluated row by row.
 */
export const parseExpression = (
  text: string,
  columns: Columns = noColumns,
  isByRows = false,
): Expression => new Parser(text, columns, isByRows).whole();

class Parser {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  readonly #columns: Columns;
  #isByRows: boolean;
  #next = 0;

  constructor(text: string, columns: Columns, isByRows: boolean) {
    this.#text = text;
    this.#columns = columns;
    this.#isByRows = isByRows;
    this.#tokens = tokensOf(text);
  }

  whole(): Expression {
    const all = this.#expression(0);
    if (this.#token.type !== 'end') throw this.#unexpected();
    return all;
  }

  get #token(): Token {
    return this.#tokens[this.#next] ?? { type: 'end', text: '', from: this.#text.length };
  }

  get #before(): Token | undefined {
    return this.#tokens[this.#next - 1];
  }

  #pass(sign: string): boolean {
    const { type, text } = this.#token;
    if (type !== 'sign' || text !== sign) return false;
    this.#next += 1;
    return true;
  }

  /** Returns the source text from a position to the current token. */
  #since(from: number): string {
    const { from: last = from, text = '' } = this.#before ?? {};
    return this.#text.slice(from, last + text.length);
  }

  /** Parses an operation whose operators have at least the given precedence. */
  #expression(least: number): Expression {
    const { from } = this.#token;
    let left = this.#operand();
    for (;;) {
      const operator = this.#operator();
      if (operator === undefined || strengths[operator] < least) return left;
      this.#next += 1;
      // Powers associate to the right: 2^3^2 is 2^9.
      const right = this.#expression(strengths[operator] + (operator === '^' ? 0 : 1));
      const tree: Tree = [operator, left.tree, right.tree];
      left = { type: 'operation', operator, left, right, written: this.#since(from), tree };
    }
  }

  #operator(): Operator | undefined {
    const { type, text } = this.#token;
    return type === 'sign' && isOperator(text) ? text : undefined;
  }

  #operand(): Expression {
    const { type, text, from } = this.#token;
    if (type === 'number' || type === 'name') this.#next += 1;
    if (type === 'number') return { type, written: text, tree: Number(text) };
    if (type === 'name') {
      if (this.#pass('(')) return this.#call(text, from);
      if (this.#columns.has(text) && !this.#isByRows) throw wholeColumn(text);
      return { type, name: text, written: text, tree: text === 'pi' ? Math.PI : text };
    }
    if (this.#pass('(')) {
      const inside = this.#expression(0);
      this.#close(from);
      return { type: 'parentheses', inside, written: this.#since(from), tree: inside.tree };
    }
    if (text !== '+' && text !== '-') throw this.#missing();
    this.#next += 1;
    const of = this.#expression(strengthOfSign);
    const tree: Tree = text === '-' ? ['neg', of.tree] : of.tree;
    return { type: 'sign', sign: text, of, written: this.#since(from), tree };
  }

  #call(name: string, from: number): Expression {
    if (!isFunctionName(name)) throw noFunction(name);
    const opened = from + this.#since(from).length - 1;
    const condition = name === 'where' ? this.#condition() : undefined;
    const parts: Expression[] = [];
    if (condition ? this.#pass(',') : !this.#pass(')')) {
      do parts.push(this.#part(name, parts.length));
      while (this.#pass(','));
    }
    if (condition || parts.length > 0) this.#close(opened);
    const [first, ...others] = parts;
    const count = parts.length + (condition ? 1 : 0);
    if (first === undefined || !fits(name, count)) {
      throw new Complaint(
        `${name}(…) has ${String(count)} parts.`,
        `Write it like ${functions[name].join(' or ')}.`,
      );
    }
    const written = this.#since(from);
    if (condition) {
      const [otherwise] = others;
      const tree = whereTree(condition, first.tree, otherwise?.tree ?? noValue);
      return { type: 'where', condition, value: first, otherwise, written, tree };
    }
    const called = name as Exclude<FunctionName, 'where'>;
    const trees = [first, ...others].map(({ tree }) => tree);
    const tree = isOfColumns(called)
      ? columnTree(called, trees, this.#columns)
      : called === 'delay'
        ? agoName(first.written, others[0]?.written ?? '')
        : ([called, ...trees] as unknown as Tree);
    return { type: 'call', name: called, parts: [first, ...others], written, tree };
  }

  /**
   * Parses an argument. Functions of columns evaluate theirs row by row, except the position in
   * `at`.
   */
  #part(name: FunctionName, index: number): Expression {
    const isByRows = this.#isByRows;
    if (isOfColumns(name)) {
      if (isByRows)
        throw this.#fault(`${name}(…) is inside another one`, this.#token.from, separately);
      this.#isByRows = index < 2;
    }
    const part = this.#expression(0);
    this.#isByRows = isByRows;
    return part;
  }

  /** Parses the condition of `where`. Comparisons aren't allowed anywhere else. */
  #condition(): Condition {
    const left = this.#expression(0);
    const { text, from } = this.#token;
    const sign = comparisons.find((one) => one === text);
    if (sign === undefined) {
      throw this.#fault('where(…) doesn’t start with a comparison', from, whereCure);
    }
    this.#next += 1;
    return { sign, left, right: this.#expression(0) };
  }

  #close(opened: number): void {
    if (this.#pass(')')) return;
    throw this.#token.type === 'end'
      ? this.#fault('this parenthesis never closes', opened)
      : this.#unexpected();
  }

  #fault(what: string, from: number, cure?: string): Complaint {
    return new Complaint(
      `"${this.#text}" isn’t an expression: ${what}${placeOf(from)}.`,
      cure ?? 'Write it with + - * / ^ and parentheses, as in m*cp*(T2 - T1).',
    );
  }

  #missing(): Complaint {
    const { type, text, from } = this.#token;
    const before = this.#before;
    if (!before)
      return this.#fault(type === 'end' ? 'it’s empty' : `it starts with "${text}"`, from);
    if (type === 'end') return this.#fault(`it ends with "${before.text}"`, before.from);
    return this.#fault(`there’s nothing between "${before.text}" and "${text}"`, from);
  }

  #unexpected(): Complaint {
    const { text, from } = this.#token;
    const { text: before = '' } = this.#before ?? {};
    if (text === ')') return this.#fault('this parenthesis was never opened', from);
    if (text === ',') {
      return this.#fault(
        'this comma isn’t between the parts of a function',
        from,
        'Write numbers without commas and with a decimal point, as in 1200.5.',
      );
    }
    if (/[<>]/.test(text)) {
      return this.#fault(`"${text}" is only for the condition in where(…)`, from, whereCure);
    }
    return this.#fault(
      `there’s no operator between "${before}" and "${text}"`,
      from,
      isFunctionName(before)
        ? `Put its argument in parentheses, as in ${before}(x).`
        : `To multiply, write * between them. ${noUnits}`,
    );
  }
}

const whereCure = 'Write it like where(x < 1, a, b), with one <, <=, > or >=.';

function whereTree({ sign, left, right }: Condition, holds: Tree, fails: Tree): Tree {
  const [less, more] = sign.startsWith('<') ? [left.tree, right.tree] : [right.tree, left.tree];
  return sign.endsWith('=')
    ? ['where', ['-', more, less], holds, fails]
    : ['where', ['-', less, more], fails, holds];
}

const separately = 'Compute it first, in its own <Let>.';

const noUnits =
  'Don’t put units in an expression. State the number with its unit in a <Given …> or a <Let …>.';

function noFunction(name: string): Complaint {
  const meant = name === 'log' ? 'ln or log10' : closestWord(name, functionNames);
  return new Complaint(
    `there’s no function "${name}".`,
    meant === undefined
      ? `Use one of ${functionNames.join(', ')}; to multiply, write ${name}*(…).`
      : `Did you mean ${meant}?`,
  );
}
