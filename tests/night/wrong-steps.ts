import { operandsOf } from '../../src/documents/compute/trees.ts';
import type { Named } from '../../src/documents/compute/named.ts';
import type { Definition } from '../../src/domain/plots/definition.ts';
import {
  noDimensions,
  sameDimensions,
  type Dimensions,
  type Quantity,
} from '../../src/domain/quantities/dimensions.ts';
import type { Tree } from '../../src/domain/quantities/evaluate.ts';
import { amount, mass } from '../../src/domain/quantities/unit-table.ts';

type Operated = Exclude<Tree, number | string>;
/** A wrong step as text and as an expression. */
export type Rewritten = [words: string, tree: Tree];

const zeroOfCelsius = 273.15;
const temperature: Dimensions = [0, 0, 0, 0, 1, 0, 0];
/** Masses, amounts and their flows, which consist of parts. */
const wholes: Dimensions[] = [mass, amount, [1, 0, -1, 0, 0, 0, 0], [0, 0, -1, 0, 0, 1, 0]];

/** Writes an expression as an author would type it. */
export function inWords(tree: Tree): string {
  if (typeof tree === 'number') return String(Number(tree.toPrecision(6)));
  if (typeof tree === 'string') return tree;
  const [first = '', second] = operandsOf(tree).map(inWords);
  if (second === undefined) return tree[0] === 'neg' ? `-${first}` : `${tree[0]}(${first})`;
  return tree[0].length > 1 ? `${tree[0]}(${first}, ${second})` : `(${first} ${tree[0]} ${second})`;
}

/** Lists mistakes in one operation: an omitted operand, swapped operands and other operations. */
function wrongOperations([operation, a, b]: Operated): Tree[] {
  if (b === undefined) {
    if (operation === 'ln') return [['log10', a], a];
    if (operation === 'log10') return [['ln', a], a];
    return operation === 'exp' ? [['exp', ['neg', a]], a] : [a];
  }
  switch (operation) {
    case '+':
      return [a, b, ['-', a, b], ['-', b, a]];
    case '-':
      return [a, b, ['neg', b], ['+', a, b], ['-', b, a]];
    case '*':
      return [a, b, ['/', a, b], ['/', b, a]];
    case '/':
      return [a, b, ['/', 1, b], ['*', a, b], ['/', b, a]];
    case '^':
      return [a, ['^', a, ['neg', b]], ['^', a, ['/', 1, b]], ['*', a, b]];
    default:
      return [a, b];
  }
}

/** Lists expressions with a single mistake. `leaves` returns the wrong replacements for a name. */
export function wrongTrees(tree: Tree, leaves: (name: string) => Rewritten[]): Rewritten[] {
  if (typeof tree === 'string') return leaves(tree);
  // `wrongOperations` already omits constants, so here they are only doubled and halved.
  if (typeof tree === 'number') {
    return tree === 1 ? [] : [2, 0.5].map((by) => rewritten(tree, tree * by));
  }
  const [operation, a, b] = tree;
  const inA = wrongTrees(a, leaves).map(([words, wrong]): Rewritten => [
    words,
    b === undefined ? [operation, wrong] : [operation, wrong, b],
  ]);
  const inB =
    b === undefined
      ? []
      : wrongTrees(b, leaves).map(([words, wrong]): Rewritten => [words, [operation, a, wrong]]);
  const here = wrongOperations(tree).map((wrong) => rewritten(tree, wrong));
  return [...here, ...inA, ...inB];
}

export function countedTwice(tree: Tree): Rewritten[] {
  if (typeof tree !== 'object') return [];
  const [operation, a, b] = tree;
  if (b === undefined) {
    return countedTwice(a).map(([words, wrong]): Rewritten => [words, [operation, wrong]]);
  }
  return [
    ...(operation === '+' ? [a, b].map((part) => rewritten(tree, ['+', tree, part])) : []),
    ...countedTwice(a).map(([words, wrong]): Rewritten => [words, [operation, wrong, b]]),
    ...countedTwice(b).map(([words, wrong]): Rewritten => [words, [operation, a, wrong]]),
  ];
}

const rewritten = (tree: Tree, wrong: Tree): Rewritten => [
  `${inWords(tree)} → ${inWords(wrong)}`,
  wrong,
];

export function withTrees(definition: Definition, change: (tree: Tree) => Tree): Definition {
  if ('is' in definition) return { ...definition, is: change(definition.is) };
  return 'left' in definition
    ? { ...definition, left: change(definition.left), right: change(definition.right) }
    : definition;
}

export function replaced(tree: Tree, name: string, by: Tree): Tree {
  if (tree === name) return by;
  if (typeof tree !== 'object') return tree;
  const [first = 0, second] = operandsOf(tree).map((part) => replaced(part, name, by));
  return second === undefined ? [tree[0], first] : [tree[0], first, second];
}

/**
 * Lists the wrong values that a student may use for a name: another quantity with the same
 * dimensions, a temperature in °C, or a value without conversion.
 */
export function takenFor(
  name: string,
  named: Named,
  others: readonly [string, Named][],
): Rewritten[] {
  const { quantity, unit } = named;
  const isPlain = sameDimensions(quantity.dimensions, noDimensions);
  const isWhole = wholes.some((kind) => sameDimensions(kind, quantity.dimensions));
  const isPart = ({ value }: Quantity) => value < 1;
  const siblings = others
    .filter(
      ([other, its]) =>
        other !== name &&
        sameDimensions(its.quantity.dimensions, quantity.dimensions) &&
        // Nobody mistakes a mole fraction for a ratio of flows.
        (!isPlain || isPart(its.quantity) === isPart(quantity)),
    )
    .flatMap(([other]): Rewritten[] => [
      [`${name} → ${other}`, other],
      // The rest of a whole, such as the bottoms instead of the distillate.
      ...(isWhole
        ? [[`${name} → ${other} - ${name}`, ['-', other, name]] satisfies Rewritten]
        : []),
    ]);
  const isScale = sameDimensions(quantity.dimensions, temperature) && quantity.value > 200;
  const own: [applies: boolean, words: string, tree: Tree][] = [
    [isPlain && isPart(quantity), `${name} → 1 - ${name}`, ['-', 1, name]],
    [isScale, `${name} in °C`, ['-', name, zeroOfCelsius]],
    [unit.factor !== 1, `${name} not converted`, ['/', name, unit.factor]],
  ];
  return [
    ...siblings,
    ...own.flatMap(([applies, words, tree]): Rewritten[] => (applies ? [[words, tree]] : [])),
  ];
}
