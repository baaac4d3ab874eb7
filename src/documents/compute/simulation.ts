import type { RootContent } from 'mdast';
import { follow } from '../../domain/plots/recipe.ts';
import type { Simulation } from '../../domain/plots/definition.ts';
import { keptName, rowsOfASimulation } from '../../domain/plots/simulate.ts';
import { inBaseUnits, sameDimensions } from '../../domain/quantities/dimensions.ts';
import type { Tree } from '../../domain/quantities/evaluate.ts';
import { numberText } from '../../domain/quantities/print.ts';
import { atLine, Complaint } from '../text/fault.ts';
import { lineOf, unwrapped } from '../text/parse.ts';
import { readTag, type DocumentTags, type TagAttributes } from '../text/tags.ts';
import { readComparison, compute, readExpression } from './expressions.ts';
import { agoOf } from './columns.ts';
import { dimensionsOf, quotient, withName, type Scope } from './dimensions-of.ts';
import type { Named } from './named.ts';
import type { Names } from './names.ts';
import { mustFit, numberIn, unitOf } from './stated.ts';
import { namesIn } from './trees.ts';

type StateTag = TagAttributes<'State'>;

const mostSteps = 20 * rowsOfASimulation;

interface Parts {
  states: StateTag[];
  stop: string | undefined;
}

/** Runs a simulation. Each state becomes a column, and its final value may get a name. */
export function readSimulation(
  attributes: TagAttributes<'Simulate'>,
  nodes: readonly RootContent[],
  names: Names,
  tags: DocumentTags,
): void {
  const { over, from, to, unit = '', symbol = '', ends } = attributes;
  const { states, stop } = readParts(nodes, tags);
  const running = unitOf(unit);
  const end = (text: string): Tree => {
    mustFit(names.quantity(text).dimensions, running);
    return names.tree(text);
  };
  const scope = scopeOf(attributes, states, names);
  const definition: Simulation = {
    kind: 'simulation',
    name: ends ?? keptName(over, 'end'),
    over,
    from: end(from),
    to: end(to),
    steps: stepsOf(attributes.steps),
    states: states.map((state) => stateOf(state, scope, attributes, names)),
    ...(stop !== undefined && { stop: stopTree(stop, scope) }),
    delays: [],
  };
  const rates = definition.states.flatMap(({ rate }) => namesIn(rate));
  const delays = [...new Set(rates)].flatMap((name) => {
    const ago = agoOf(name);
    return ago ? [{ name, of: ago.state, by: delayTree(ago, states, attributes, names) }] : [];
  });
  const whole = { ...definition, delays };
  const found = valuesOf(whole, names);
  mustBeClose(whole, states, found, names);

  names.define(
    { name: definition.name, unit, digits: attributes.digits },
    { value: found.get(definition.name) ?? NaN, dimensions: running.dimensions },
    whole,
  );
  addRows(over, symbol, unit, found, names);
  for (const { name, symbol: letter = '', unit: own = '', end: atEnd, digits } of states) {
    addRows(name, letter, own, found, names);
    if (atEnd === undefined) continue;
    const value = found.get(keptName(name, 'end')) ?? NaN;
    const { dimensions } = unitOf(own);
    const definedAs = { name: atEnd, is: keptName(name, 'end') };
    names.define({ name: atEnd, unit: own, digits }, { value, dimensions }, definedAs);
  }
}

function readParts(nodes: readonly RootContent[], tags: DocumentTags): Parts {
  const parts: Parts = { states: [], stop: undefined };
  for (const node of nodes.flatMap(unwrapped)) {
    const line = lineOf(node);
    atLine(line, () => {
      const tag = node.type === 'mdxJsxFlowElement' ? readTag(node, tags) : undefined;
      if (tag?.name === 'State') parts.states.push(tag.attributes);
      else if (tag?.name === 'Stop') parts.stop = tag.attributes.when;
      else {
        throw new Complaint(
          'there’s something in a <Simulate> that doesn’t belong there.',
          'It can only contain <State … /> and one <Stop … />. Put words above or below it.',
        );
      }
    });
  }
  if (parts.states.length > 0) return parts;
  throw new Complaint(
    'this <Simulate> has no <State>.',
    'Add a <State … /> for each thing that changes.',
  );
}

function stepsOf(text = String(5 * rowsOfASimulation)): number {
  const steps = Math.ceil(Number(text) / rowsOfASimulation) * rowsOfASimulation;
  if (steps > 0 && steps <= mostSteps) return steps;
  throw new Complaint(
    `a simulation can’t have ${text} steps.`,
    `Write steps="…" with a number up to ${String(mostSteps)}.`,
  );
}

function scopeOf(
  { over, unit = '' }: TagAttributes<'Simulate'>,
  states: readonly StateTag[],
  { scope }: Names,
): Scope {
  const own = [{ name: over, unit }, ...states];
  const taken = own.find(({ name }) => scope.dimensions.has(name));
  if (taken) {
    throw new Complaint(`the name "${taken.name}" is already taken.`, 'Pick another one.');
  }
  return own.reduce<Scope>(
    (extended, { name, unit: text = '' }) =>
      withName(extended, name, { value: 1, dimensions: unitOf(text).dimensions }),
    { ...scope, hasDelays: true },
  );
}

function stateOf(
  { name, start, rate, unit = '' }: StateTag,
  scope: Scope,
  { unit: running = '' }: TagAttributes<'Simulate'>,
  names: Names,
): Simulation['states'][number] {
  const { dimensions } = unitOf(unit);
  mustFit(names.quantity(start).dimensions, unitOf(unit));
  const expression = readExpression(rate, scope);
  const found = dimensionsOf(expression, scope);
  const wanted = quotient(dimensions, unitOf(running).dimensions);
  if (!sameDimensions(found, wanted)) {
    throw new Complaint(
      `the rate of "${name}" is ${inBaseUnits(found)}, and it should be ${inBaseUnits(wanted)}.`,
      'It has to be the state’s unit divided by the simulation’s. Look for a missing factor.',
    );
  }
  return { name, start: names.tree(start), rate: expression.tree };
}

/** Converts a stop condition to an expression that's positive once the condition is met. */
function stopTree(when: string, scope: Scope): Tree {
  const { less, more } = readComparison(when, { scope });
  return ['-', more, less];
}

/** Reads a delay, which has to be at least one time step. */
function delayTree(
  { state, by }: { state: string; by: string },
  states: readonly StateTag[],
  { unit = '', from, to, steps }: TagAttributes<'Simulate'>,
  names: Names,
): Tree {
  const expression = readExpression(by, names.scope);
  const quantity = compute(expression, names.scope);
  mustFit(quantity.dimensions, unitOf(unit));
  const step = (names.quantity(to).value - names.quantity(from).value) / stepsOf(steps);
  const isState = states.some(({ name }) => name === state);
  if (isState && (quantity.value >= step || names.mayLackAnswers)) return expression.tree;
  throw new Complaint(
    `delay(${state}, ${by}) doesn’t work.`,
    isState
      ? 'The delay is shorter than one step. Increase steps="…", or leave out the delay.'
      : `The first name in it has to be one of the states: ${states.map(({ name }) => name).join(', ')}.`,
  );
}

const valuesOf = (definition: Simulation, { scope }: Names): Map<string, number> => {
  const values = new Map(scope.values);
  return values.set(definition.name, follow(definition, { values, stairs: new Map() }));
};

/** Throws if halving the time step changes a printed number or the curve. */
function mustBeClose(
  definition: Simulation,
  states: readonly StateTag[],
  found: ReadonlyMap<string, number>,
  names: Names,
): void {
  const finer = valuesOf({ ...definition, steps: 2 * definition.steps }, names);
  for (const { name, unit = '', digits = '3' } of states) {
    const numbers = (values: ReadonlyMap<string, number>) =>
      Array.from(
        { length: rowsOfASimulation + 1 },
        (_, row) => values.get(keptName(name, row)) ?? NaN,
      );
    const [coarse, fine] = [numbers(found), numbers(finer)];
    const size = Math.max(...fine.filter(Number.isFinite).map(Math.abs));
    const isOff = coarse.some((value, row) => Math.abs(value - (fine[row] ?? NaN)) > 1e-4 * size);
    const [here, there] = [found, finer].map((values) => {
      const value = values.get(keptName(name, 'end')) ?? NaN;
      const { dimensions } = unitOf(unit);
      return numberText(numberIn({ value, dimensions }, unitOf(unit)), Number(digits)).mantissa;
    });
    if (!isOff && (here === there || size === 0)) continue;
    throw new Complaint(
      `"${name}" ends at ${here ?? ''}, but at ${there ?? ''} with steps half as long.`,
      `The steps are too long. Write steps="…" with more than ${String(definition.steps)}, up to ${String(mostSteps)}, or simulate a shorter time.`,
    );
  }
}

function addRows(
  name: string,
  symbol: string,
  unitName: string,
  found: ReadonlyMap<string, number>,
  names: Names,
): void {
  const unit = unitOf(unitName);
  const rows = rowsOfASimulation + 1;
  const named = (row: number): Named => {
    const value = found.get(keptName(name, row)) ?? NaN;
    return { quantity: { value, dimensions: unit.dimensions }, symbol, unit, digits: 3 };
  };
  names.addColumn(
    name,
    { symbol, unit, rows },
    Array.from({ length: rows }, (_, row) => named(row)),
  );
  names.addHidden(keptName(name, 'end'), {
    ...named(0),
    quantity: { value: found.get(keptName(name, 'end')) ?? NaN, dimensions: unit.dimensions },
  });
}
