import { evaluate } from '../quantities/evaluate.ts';
import { findRoot } from '../quantities/find-root.ts';
import type { RootOfSeveral, Solutions, Solved } from './definition.ts';
import { keptName, placesOf, rowsOfASimulation } from './simulate.ts';

type Values = ReadonlyMap<string, number>;

/** Returns the root between the bounds, or undefined if there's none. */
export const solve = (equation: Solved, known: Values): number | undefined =>
  findRoot(
    differenceIn(equation, equation.name, known),
    evaluate(equation.from, known),
    evaluate(equation.to, known),
  );

function differenceIn(
  { left, right }: Pick<Solved, 'left' | 'right'>,
  unknown: string,
  known: Values,
) {
  const values = new Map(known);
  return (at: number) => {
    values.set(unknown, at);
    return evaluate(left, values) - evaluate(right, values);
  };
}

/** Number of intervals to search for roots. Each interval should have at most one. */
export const pieces = 200;

/** Returns one of several roots, or their number. */
export function rootOf(definition: RootOfSeveral, values: Values): number | undefined {
  const { root } = definition;
  const roots = rootsOf(definition, values);
  if (root === undefined) return roots.length;
  return root === 1 && roots.length !== 3 ? undefined : roots.at(root);
}

/** Finds the roots of an equation, at most one in each interval. */
export function rootsOf(equation: RootOfSeveral, known: Values, count = pieces): number[] {
  const difference = differenceIn(equation, equation.unknown, known);
  const [start, end] = [evaluate(equation.from, known), evaluate(equation.to, known)];
  const place = (piece: number) => start + ((end - start) * piece) / count;
  const roots: number[] = [];
  for (let piece = 0; piece < count; piece += 1) {
    const low = place(piece);
    const root = findRoot(difference, low, place(piece + 1));
    // Skip a root that was already found at the end of the previous interval. Also skip poles,
    // where the sign changes without a root.
    const isNew = root !== undefined && root !== roots.at(-1);
    if (isNew && Math.abs(difference(root)) <= Math.abs(difference(low))) roots.push(root);
  }
  return roots;
}

/**
 * Solves an equation at each value of the running variable and stores the solutions. Returns how
 * many there are.
 */
export function solveAlong(
  { column, over, unknown, left, right, ...ends }: Solutions,
  outcome: Map<string, number>,
): number {
  const values = new Map(outcome);
  const [start, end] = [evaluate(ends.from, outcome), evaluate(ends.to, outcome)];
  const [from, to] = ends.between;
  let count = 0;
  for (let row = 0; row <= rowsOfASimulation; row += 1) {
    const place = start + ((end - start) * row) / rowsOfASimulation;
    const root = solve({ name: unknown, left, right, from, to }, values.set(over, place));
    if (root !== undefined) count += 1;
    outcome.set(keptName(placesOf(column), row), place);
    outcome.set(keptName(column, row), root ?? NaN);
  }
  return count;
}
