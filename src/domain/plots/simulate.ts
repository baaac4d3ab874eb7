import { evaluate, type Tree } from '../quantities/evaluate.ts';
import { findRoot } from '../quantities/find-root.ts';
import type { Simulation, Solutions } from './definition.ts';

/** Number of steps that a simulation stores, in addition to the initial state. */
export const rowsOfASimulation = 96;

/** Internal name of a column's value in a row or at the end. */
export const keptName = (column: string, row: number | 'end'): string =>
  `${column} ${row === 'end' ? row : String(row + 1)}`;

/** Internal name for the running variable's values in the rows of a column. */
export const placesOf = (column: string): string => `${column} at`;

/** Internal names of all values that a definition stores. */
export const keptNames = (definition: Simulation | Solutions): string[] =>
  ('states' in definition
    ? [definition.over, ...definition.states.map(({ name }) => name)]
    : [definition.column, placesOf(definition.column)]
  ).flatMap((column) => [
    ...Array.from({ length: rowsOfASimulation + 1 }, (_, row) => keptName(column, row)),
    keptName(column, 'end'),
  ]);

/**
 * Integrates the states in equal steps with the fourth-order Runge–Kutta method, and stores the
 * result of each step. Rows after a stop are NaN. Returns the end time.
 */
export function simulate(definition: Simulation, outcome: Map<string, number>): number {
  const { over, states, stop, delays } = definition;
  const values = new Map(outcome);
  const [from, to] = [evaluate(definition.from, values), evaluate(definition.to, values)];
  const steps = definition.steps;
  const width = (to - from) / steps;
  const late = delays.map(({ name, of, by }) => ({
    name,
    place: states.findIndex((state) => state.name === of),
    by: evaluate(by, values),
  }));
  const trees = states.map(({ rate }) => rate);
  const begin = states.map(({ start }) => evaluate(start, outcome));
  const history: { at: readonly number[]; rates: readonly number[] }[] = [];

  /** Interpolates a delayed value of a state with a cubic through two steps and their slopes. */
  const before = (place: number, time: number): number => {
    const exact = (time - from) / width;
    const step = Math.max(0, Math.min(Math.floor(exact), history.length - 2));
    const [one, two] = [history[step], history[step + 1]];
    const [a, b] = [one?.at[place] ?? NaN, two?.at[place] ?? NaN];
    if (exact <= 0 || !two) return begin[place] ?? NaN;
    const [p, q] = [(one?.rates[place] ?? NaN) * width, (two.rates[place] ?? NaN) * width];
    const s = exact - step;
    return a + s * (p + s * (3 * (b - a) - 2 * p - q + s * (2 * (a - b) + p + q)));
  };
  // An animated figure runs this code thousands of times per frame, so it uses plain loops and few
  // arrays.
  const set = (time: number, from: readonly number[], rates: readonly number[], by: number) => {
    values.set(over, time);
    for (let place = 0; place < states.length; place += 1) {
      const moved = (from[place] ?? NaN) + (rates[place] ?? NaN) * by;
      values.set(states[place]?.name ?? '', moved);
    }
    for (const { name, place, by: ago } of late) values.set(name, before(place, time - ago));
  };
  const ratesAt = (time: number, at: readonly number[], rates: readonly number[], by: number) => {
    set(time, at, rates, by);
    return trees.map((rate) => evaluate(rate, values));
  };
  const next = (time: number, at: readonly number[], first: readonly number[], by: number) => {
    const second = ratesAt(time + by / 2, at, first, by / 2);
    const third = ratesAt(time + by / 2, at, second, by / 2);
    const fourth = ratesAt(time + by, at, third, by);
    return at.map(
      (value, place) =>
        value +
        (by / 6) *
          ((first[place] ?? NaN) +
            2 * ((second[place] ?? NaN) + (third[place] ?? NaN)) +
            (fourth[place] ?? NaN)),
    );
  };
  const stopsBy = (tree: Tree, time: number, at: readonly number[]) => {
    set(time, at, at, 0);
    return evaluate(tree, values);
  };

  let at: readonly number[] = begin;
  let [time, isOver] = [from, stop !== undefined && stopsBy(stop, from, at) > 0];
  const keep = (row: number | 'end', isKept: boolean) => {
    outcome.set(keptName(over, row), isKept ? time : NaN);
    states.forEach(({ name }, place) => {
      outcome.set(keptName(name, row), isKept ? (at[place] ?? NaN) : NaN);
    });
  };
  keep(0, true);
  const every = steps / rowsOfASimulation;
  for (let step = 1; step <= steps; step += 1) {
    if (!isOver) {
      const [begun, old] = [time, at];
      const rates = ratesAt(begun, old, old, 0);
      if (late.length > 0) history.push({ at: old, rates });
      at = next(begun, old, rates, width);
      time = from + width * step;
      if (stop !== undefined && stopsBy(stop, time, at) > 0) {
        const reached = (share: number) =>
          stopsBy(stop, begun + share * width, next(begun, old, rates, share * width));
        const share = findRoot(reached, 0, 1) ?? 1;
        at = next(begun, old, rates, share * width);
        time = begun + share * width;
        isOver = true;
      }
    }
    if (step % every === 0) keep(step / every, !isOver || time === from + width * step);
  }
  keep('end', true);
  return time;
}
