import { closestWord } from '../../domain/words/closest-word.ts';
import {
  inBaseUnits,
  noDimensions,
  productOf,
  sameDimensions,
  type Dimensions,
} from '../../domain/quantities/dimensions.ts';
import { evaluate } from '../../domain/quantities/evaluate.ts';
import { Complaint } from '../text/fault.ts';
import type { Condition, Expression } from './parse-expression.ts';

/** What the names of an expression stand for, in SI. */
export interface Scope {
  values: ReadonlyMap<string, number>;
  dimensions: ReadonlyMap<string, Dimensions>;
}

/** The dimensions of what an expression computes; complains where its units do not fit together. */
export function dimensionsOf(expression: Expression, scope: Scope): Dimensions {
  switch (expression.type) {
    case 'number':
      return noDimensions;
    case 'name': {
      const { name } = expression;
      const found = name === 'pi' ? noDimensions : scope.dimensions.get(name);
      if (found) return found;
      throw unknownName(name, [...scope.dimensions.keys()]);
    }
    case 'parentheses':
      return dimensionsOf(expression.inside, scope);
    case 'sign':
      return dimensionsOf(expression.of, scope);
    case 'operation':
      return ofOperation(expression, scope);
    case 'call':
      return ofCall(expression, scope);
    case 'where':
      return ofWhere(expression, scope);
  }
}

/** What to say about a name that stands for nothing. */
export function unknownName(name: string, known: readonly string[]): Complaint {
  const meant = closestWord(name, known);
  return new Complaint(
    `the name "${name}" doesn’t mean anything yet.`,
    meant === undefined
      ? `State it above with <Given name="${name}" …>, <Let …> or <Step …>.`
      : `Did you mean "${meant}"? Otherwise state it above with <Given name="${name}" …>.`,
  );
}

const power = (dimensions: Dimensions, exponent: number) => productOf([{ dimensions, exponent }]);

function ofOperation(
  { operator, written, ...parts }: Extract<Expression, { type: 'operation' }>,
  scope: Scope,
): Dimensions {
  const left = dimensionsOf(parts.left, scope);
  const right = dimensionsOf(parts.right, scope);
  if (operator === '*' || operator === '/') {
    return productOf([
      { dimensions: left, exponent: 1 },
      { dimensions: right, exponent: operator === '*' ? 1 : -1 },
    ]);
  }
  if (operator === '^') {
    mustBePlain(right, () => `the exponent in "${written}"`);
    return sameDimensions(left, noDimensions)
      ? noDimensions
      : power(left, evaluate(parts.right.tree, scope.values));
  }
  if (!sameDimensions(left, right)) {
    throw new Complaint(
      `in "${written}" the left is ${inBaseUnits(left)} and the right is ${inBaseUnits(right)}.`,
      'You can only add or subtract quantities of the same kind: look for a missing factor.',
    );
  }
  return left;
}

function ofCall(
  { name, parts: [part, other] }: Extract<Expression, { type: 'call' }>,
  scope: Scope,
): Dimensions {
  const first = dimensionsOf(part, scope);
  if (name === 'sqrt') return power(first, 0.5);
  if (name === 'abs') return first;
  if (other) {
    const second = dimensionsOf(other, scope);
    if (sameDimensions(first, second)) return first;
    throw new Complaint(
      `${name}(…) compares ${inBaseUnits(first)} with ${inBaseUnits(second)}.`,
      'Give it two quantities of the same kind.',
    );
  }
  mustBePlain(first, () => `what’s inside ${name}(…)`);
  return noDimensions;
}

function ofWhere(
  { condition, value, otherwise }: Extract<Expression, { type: 'where' }>,
  scope: Scope,
): Dimensions {
  mustCompare(condition, scope);
  const first = dimensionsOf(value, scope);
  const second = otherwise ? dimensionsOf(otherwise, scope) : first;
  if (sameDimensions(first, second)) return first;
  throw new Complaint(
    `where(…) is ${inBaseUnits(first)} or ${inBaseUnits(second)}.`,
    'Both values have to be the same kind of quantity.',
  );
}

/** Complains when two expressions cannot be compared; a plain zero fits every unit. */
export function mustCompare({ left, sign, right }: Condition, scope: Scope): void {
  const [first, second] = [dimensionsOf(left, scope), dimensionsOf(right, scope)];
  if (sameDimensions(first, second) || left.tree === 0 || right.tree === 0) return;
  throw new Complaint(
    `"${left.written} ${sign} ${right.written}" compares ${inBaseUnits(first)} with ${inBaseUnits(second)}.`,
    'Compare two quantities of the same kind.',
  );
}

function mustBePlain(dimensions: Dimensions, what: () => string) {
  if (sameDimensions(dimensions, noDimensions)) return;
  throw new Complaint(
    `${what()} is ${inBaseUnits(dimensions)}.`,
    'It has to be a number without a unit: divide by a quantity of the same kind.',
  );
}
