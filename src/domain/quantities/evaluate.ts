/** What an expression can do with its one or two parts. */
type Operation =
  | ('+' | '-' | '*' | '/' | '^' | 'min' | 'max')
  | ('neg' | 'sqrt' | 'abs' | 'ln' | 'log10' | 'exp' | 'ceil');

/**
 * An expression over numbers in SI units: a number, a name, or an operation and its one or two
 * parts. It is plain data, so that the build can check it once and a browser compute it again.
 */
export type Tree = number | string | readonly [Operation, Tree, Tree?];

/** Computes an expression from the numbers that its names stand for. */
export function evaluate(tree: Tree, valueOf: ReadonlyMap<string, number>): number {
  if (typeof tree === 'number') return tree;
  if (typeof tree === 'string') return valueOf.get(tree) ?? NaN;
  // A figure that moves comes here ten thousand times for each of its frames: no list is taken apart.
  const a = evaluate(tree[1], valueOf);
  const b = tree[2] === undefined ? NaN : evaluate(tree[2], valueOf);
  switch (tree[0]) {
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '/':
      return a / b;
    case '^':
      return a ** b;
    case 'min':
    case 'max':
      return Math[tree[0]](a, b);
    case 'neg':
      return -a;
    case 'ln':
      return Math.log(a);
    default:
      return Math[tree[0]](a);
  }
}
