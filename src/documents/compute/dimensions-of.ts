import { closestWord } from '../../domain/words/closest-word.ts';
import {
  inBaseUnits,
  noDimensions,
  productOf,
  sameDimensions,
  type Dimensions,
  type Quantity,
} from '../../domain/quantities/dimensions.ts';
import { evaluate } from '../../domain/quantities/evaluate.ts';
import { inRow, isCell, noColumns, rowsIn, type Columns } from './columns.ts';
import { Complaint } from '../text/fault.ts';
import type { Condition, Expression } from './parse-expression.ts';

/** Everything needed to evaluate an expression. Values are in SI. */
export interface Scope {
  values: ReadonlyMap<string, number>;
  dimensions: ReadonlyMap<string, Dimensions>;
  /** Data columns. Their cells are in `values`. */
  columns?: Columns | undefined;
  /** True inside a simulation, where expressions can use delayed states. */
  hasDelays?: boolean | undefined;
}

export const withName = (scope: Scope, name: string, { value, dimensions }: Quantity): Scope => ({
  ...scope,
  values: new Map(scope.values).set(name, value),
  dimensions: new Map(scope.dimensions).set(name, dimensions),
});

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

export function unknownName(name: string, known: readonly string[]): Complaint {
  const meant = closestWord(
    name,
    known.filter((each) => !isCell(each)),
  );
  return new Complaint(
    `the name "${name}" isn’t defined yet.`,
    meant === undefined
      ? `Define it above with <Given name="${name}" …>, <Let …> or <Step …>.`
      : `Did you mean "${meant}"? Otherwise define it above with <Given name="${name}" …>.`,
  );
}

const power = (dimensions: Dimensions, exponent: number) => productOf([{ dimensions, exponent }]);

export const product = (left: Dimensions, right: Dimensions): Dimensions =>
  productOf([
    { dimensions: left, exponent: 1 },
    { dimensions: right, exponent: 1 },
  ]);

export const quotient = (above: Dimensions, below: Dimensions): Dimensions =>
  product(above, power(below, -1));

function ofOperation(
  { operator, written, ...parts }: Extract<Expression, { type: 'operation' }>,
  scope: Scope,
): Dimensions {
  const left = dimensionsOf(parts.left, scope);
  const right = dimensionsOf(parts.right, scope);
  if (operator === '*') return product(left, right);
  if (operator === '/') return quotient(left, right);
  if (operator === '^') {
    mustBePlain(right, () => `the exponent in "${written}"`);
    return sameDimensions(left, noDimensions)
      ? noDimensions
      : power(left, evaluate(parts.right.tree, scope.values));
  }
  if (!sameDimensions(left, right)) {
    throw new Complaint(
      `in "${written}" the left is ${inBaseUnits(left)} and the right is ${inBaseUnits(right)}.`,
      'You can only add or subtract quantities of the same kind. Look for a missing factor.',
    );
  }
  return left;
}

function ofCall(
  { name, parts: [part, ...others] }: Extract<Expression, { type: 'call' }>,
  scope: Scope,
): Dimensions {
  const first = dimensionsOf(part, scope);
  const [second = first, third = first] = others.map((other) => dimensionsOf(other, scope));
  switch (name) {
    case 'sqrt':
      return power(first, 0.5);
    case 'abs':
    case 'sum':
    case 'mean':
      return first;
    case 'delay':
      if (scope.hasDelays) return first;
      throw new Complaint(
        'delay(…) is outside a <Simulate>.',
        'It only works in the rate="…" of a <State>.',
      );
    case 'min':
    case 'max':
    case 'rmse':
      mustBeSame(name, first, second);
      return first;
    case 'slope':
    case 'slopeError':
      return quotient(second, first);
    case 'intercept':
    case 'interceptError':
      return second;
    case 'at':
      mustBeSame(name, first, third);
      mustBeMonotonic(part, scope);
      return second;
    default:
      mustBePlain(first, () => `what’s inside ${name}(…)`);
      return noDimensions;
  }
}

function mustBeSame(name: string, first: Dimensions, second: Dimensions): void {
  if (sameDimensions(first, second)) return;
  throw new Complaint(
    `${name}(…) compares ${inBaseUnits(first)} with ${inBaseUnits(second)}.`,
    'Give it two quantities of the same kind.',
  );
}

/**
 * Throws if a column isn't monotonic, because a value could then be between several pairs of rows.
 */
function mustBeMonotonic(
  { tree, written }: Expression,
  { values, columns = noColumns }: Scope,
): void {
  const rows = Array.from({ length: rowsIn([tree], columns) ?? 0 }, (_, row) =>
    evaluate(inRow(tree, columns, row), values),
  );
  const steps = rows.slice(1).map((value, row) => Math.sign(value - (rows[row] ?? NaN)));
  if (steps.every((step) => step !== 0 && step === steps[0])) return;
  throw new Complaint(
    `"${written}" goes up and down, so at(…) can’t tell where to look.`,
    'Sort the rows, so that the first column of at(…) only goes up or only goes down.',
  );
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
    `where(…) gives ${inBaseUnits(first)} in one case and ${inBaseUnits(second)} in the other.`,
    'Both values have to be the same kind of quantity.',
  );
}

/**
 * Throws if two expressions can't be compared. Zero without a unit can be compared with anything.
 */
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
    'It has to be a number without a unit. Divide by a quantity of the same kind.',
  );
}
