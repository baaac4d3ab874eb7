import type { Tree } from '../../domain/quantities/evaluate.ts';
import { memoize } from '../../domain/quantities/memoize.ts';

type OperationTree = Exclude<Tree, number | string>;

export const operandsOf = ([, ...parts]: OperationTree): Tree[] =>
  parts.filter((part) => part !== undefined);

export const withOperands = (tree: OperationTree, change: (part: Tree) => Tree): OperationTree =>
  [tree[0], ...operandsOf(tree).map(change)] as unknown as OperationTree;

export function namesIn(tree: Tree): readonly string[] {
  if (typeof tree === 'object') return namesInOperation(tree);
  return typeof tree === 'string' ? [tree] : [];
}

const namesInOperation = memoize((tree: OperationTree) => operandsOf(tree).flatMap(namesIn));

/** Checks that names of some kind occur only in differences of two, like `T2 - T1`. */
export function areOnlyDifferences(tree: Tree, isOfKind: (name: string) => boolean): boolean {
  const isMember = (part: Tree) => typeof part === 'string' && isOfKind(part);
  if (typeof tree !== 'object') return !isMember(tree);
  const parts = operandsOf(tree);
  return (
    (tree[0] === '-' && parts.every(isMember)) ||
    parts.every((part) => areOnlyDifferences(part, isOfKind))
  );
}

export function substitute(tree: Tree, name: string, place: Tree): Tree {
  if (tree === name) return place;
  if (typeof tree !== 'object') return tree;
  return withOperands(tree, (part) => substitute(part, name, place));
}
