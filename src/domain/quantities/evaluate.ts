/** What an expression can do with its parts, besides standing for a number or a name. */
const operations = {
  '+': (a: number, b: number) => a + b,
  '-': (a: number, b: number) => a - b,
  '*': (a: number, b: number) => a * b,
  '/': (a: number, b: number) => a / b,
  '^': (a: number, b: number) => a ** b,
  neg: (a: number) => -a,
  sqrt: Math.sqrt,
  abs: Math.abs,
  ln: Math.log,
  log10: Math.log10,
  exp: Math.exp,
  ceil: Math.ceil,
  min: Math.min,
  max: Math.max,
};

/** The name of something that an expression can do. */
export type Operation = keyof typeof operations;

/**
 * An expression over numbers in SI units: a number, a name, or an operation and its one or two
 * parts. It is plain data, so that the build can check it once and a browser compute it again.
 */
export type Tree = number | string | readonly [Operation, Tree, Tree?];

/** Computes an expression from the numbers that its names stand for. */
export function evaluate(tree: Tree, valueOf: ReadonlyMap<string, number>): number {
  if (typeof tree === 'number') return tree;
  if (typeof tree === 'string') return valueOf.get(tree) ?? NaN;
  const [operation, left, right] = tree;
  return operations[operation](
    evaluate(left, valueOf),
    right === undefined ? NaN : evaluate(right, valueOf),
  );
}
