import type { RootContent } from 'mdast';
import { inBaseUnits, sameDimensions } from '../../domain/quantities/dimensions.ts';
import { unitText } from '../../domain/quantities/print.ts';
import { readExpression } from './expressions.ts';
import { namesIn } from './trees.ts';
import { atLine, Complaint, DocumentFault } from '../text/fault.ts';
import { computeTag } from './compute-tag.ts';
import { expressionsIn } from './table-lookup.ts';
import { leadingTo } from './moving-names.ts';
import type { Names } from './names.ts';
import { lineOf, unwrapped } from '../text/parse.ts';
import { areSameCalculation } from './same-calculation.ts';
import { sidesOf } from './solve-for.ts';
import { isStated, numberIn } from './stated.ts';
import { readTag, type DocumentTags, type TagAttributes } from '../text/tags.ts';

/** An independent calculation from the givens, which confirms the visible one. */
export interface SecondCalculation {
  line: number;
  names: Names;
  /** Line numbers of its definitions. */
  lines: ReadonlyMap<string, number>;
  /** Slider values that the first calculation computes. The second treats them as givens. */
  free: readonly string[];
}

interface Place {
  line: number;
  tags: DocumentTags;
  /** The visible calculation. */
  first: Names;
  free?: SecondCalculation['free'];
}

// Loose enough for a different friction factor correlation, but tight enough to catch real
// mistakes.
const tolerance = 0.005;

export const isNear = (here: number, there: number) =>
  Math.abs(here - there) / Math.max(Math.abs(there), 1e-12) < tolerance;

/** Computes a `<Second>`, which has no output on the page. */
export function readSecond(
  nodes: readonly RootContent[],
  { line, tags, first, free = [] }: Place,
): SecondCalculation {
  const names = first.restarted(free);
  const lines = new Map<string, number>();
  const mustBeKnown = (texts: readonly string[], own?: string) => {
    const used = texts
      .filter((text) => !isStated(text))
      .flatMap((text) => namesIn(readExpression(text, names.scope).tree));
    const copied = used.find(
      (name) => name !== own && !names.scope.values.has(name) && first.scope.values.has(name),
    );
    if (copied === undefined) return;
    throw new Complaint(
      `"${copied}" is a result of the first calculation.`,
      'The second one starts over from the givens. Compute it a different way here, or don’t use it.',
    );
  };
  for (const node of nodes.flatMap(unwrapped)) {
    // Text inside `<Second>` is only for people who read the source file.
    if (node.type === 'paragraph' || node.type === 'text') continue;
    const at = lineOf(node);
    if (node.type !== 'mdxJsxFlowElement') throw onlyComputes(at);
    atLine(at, () => {
      const tag = readTag(node, tags);
      if (tag.name === 'Let') mustBeKnown(expressionsIn(tag.attributes.value));
      else if (tag.name === 'Solve') {
        const { name, equation, from, to } = tag.attributes;
        mustBeKnown([...sidesOf(equation), from, to], name);
      } else if (tag.name === 'Integral') {
        const { of, over, from, to } = tag.attributes;
        mustBeKnown([of], over);
        mustBeKnown([from, to]);
      } else if (tag.name !== 'Simulate') throw onlyComputes(at);
      const before = new Set(names.scope.values.keys());
      const plain = tag.name === 'Solve' ? plainlyEqual(tag.attributes) : undefined;
      if (plain) names.let(plain);
      else computeTag(tag, node.children, names, tags);
      for (const name of names.scope.values.keys()) if (!before.has(name)) lines.set(name, at);
    });
  }
  return { line, names, lines, free };
}

/** Converts an equation that's already solved, like `x = a*b`, to a definition. */
function plainlyEqual({ name, equation, unit }: TagAttributes<'Solve'>) {
  const sides = sidesOf(equation).map((side) => side.trim());
  const value = sides.find((_, index) => sides[1 - index] === name);
  return value === undefined || namesIn(readExpression(value).tree).includes(name)
    ? undefined
    : { name, value, unit };
}

const onlyComputes = (line: number) =>
  new DocumentFault(
    line,
    'this doesn’t belong in <Second>.',
    'Only <Let … />, <Solve … />, <Integral … />, <Simulate> and words can go there.',
  );

/**
 * Finds the second calculation of a name and checks that its method differs from the first. Returns
 * undefined for a given, which needs no second calculation.
 */
export function secondFor(
  seconds: readonly SecondCalculation[],
  name: string,
  first: Names,
): SecondCalculation | undefined {
  const [one] = seconds;
  const computed = first.definitions.filter((each) => !one?.free.includes(each.name));
  if (!one || !computed.some((each) => each.name === name)) return undefined;
  const second = seconds.find(({ lines }) => lines.has(name));
  if (!second) {
    const unit = unitText(first.find(name).unit);
    throw new DocumentFault(
      one.line,
      `the second calculation doesn’t compute "${name}".`,
      `Add it to <Second>: <Let name="${name}" value="…"${unit === '' ? '' : ` unit="${unit}"`} />, or <Solve name="${name}" … />.`,
    );
  }
  const { names, lines, line } = second;
  return atLine(lines.get(name) ?? line, () => {
    if (!names.definitions.some((each) => each.name === name)) {
      throw new Complaint(
        `"${name}" is typed here, not computed.`,
        'Write an expression with the givens. A typed number proves nothing.',
      );
    }
    // The methods are the same for all sets of numbers, so compare them only once.
    if (first.options.draw === undefined && areSameCalculation(name, computed, names.definitions)) {
      throw new Complaint(
        `this is the same calculation of "${name}" again, so it would repeat every mistake.`,
        'Do it another way: use another balance, or put the equation itself in <Solve>.',
      );
    }
    return second;
  });
}

interface InUnit {
  name: string;
  factor: number;
  zero: number;
}

/**
 * Returns the answers of the second calculations, and throws if they disagree with the first. Also
 * checks steps that don't contribute to an answer.
 */
export function secondAnswers(
  seconds: readonly SecondCalculation[],
  { answers, steps }: { answers: readonly InUnit[]; steps: readonly string[] },
  first: Names,
): Record<string, number> | undefined {
  if (seconds.length === 0) return undefined;
  const again = (name: string): Names => {
    const second = secondFor(seconds, name, first);
    const names = second?.names ?? first;
    atLine(second?.lines.get(name) ?? 1, () => {
      mustAgree(name, names, first);
    });
    return names;
  };
  const ends = answers.map(({ name }) => name);
  const leading = new Set(leadingTo(ends, first.definitions).names);
  for (const name of steps.toReversed()) {
    if (leading.has(name)) continue;
    again(name);
    for (const part of leadingTo([name], first.definitions).names) leading.add(part);
  }
  return Object.fromEntries(
    answers.map(({ name, factor, zero }) => [
      name,
      (again(name).find(name).quantity.value - zero) / factor,
    ]),
  );
}

function mustAgree(name: string, names: Names, first: Names): void {
  const { quantity, unit } = first.find(name);
  const again = names.find(name).quantity;
  if (!sameDimensions(again.dimensions, quantity.dimensions)) {
    throw new Complaint(
      `"${name}" is ${inBaseUnits(again.dimensions)} here, and ${inBaseUnits(quantity.dimensions)} in the first calculation.`,
      'One of them is wrong. Look for a missing factor.',
    );
  }
  const [here, there] = [numberIn(again, unit), numberIn(quantity, unit)];
  if (isNear(there, here)) return;
  const inShort = (value: number) =>
    `${String(Number(value.toPrecision(5)))} ${unitText(unit)}`.trim();
  throw new Complaint(
    `"${name}" is ${inShort(here)} here, and ${inShort(there)} in the first calculation.`,
    'One of them is wrong. They can differ by half a percent at most.',
  );
}
