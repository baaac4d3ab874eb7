/** The functions that have the same name where JavaScript keeps them. */
type MathFunction =
  ('min' | 'max' | 'sqrt' | 'abs' | 'log10' | 'exp' | 'ceil') | ('sin' | 'cos' | 'tan' | 'atan');

/**
 * What an expression can do with its parts. `where` has three: the second counts where the first is
 * zero or more, the third where it is less.
 */
type Operation = '+' | '-' | '*' | '/' | '^' | 'neg' | 'ln' | 'where' | MathFunction;

/**
 * An expression over numbers in SI units: a number, a name, or an operation and its parts. It is plain
 * data, so that the build can check it once and a browser compute it again.
 */
export type Tree = number | string | readonly [Operation, Tree, Tree?, Tree?];

/** Computes an expression from the numbers that its names stand for. */
export function evaluate(tree: Tree, valueOf: ReadonlyMap<string, number>): number {
  if (typeof tree === 'number') return tree;
  if (typeof tree === 'string') return valueOf.get(tree) ?? NaN;
  // A figure that moves comes here ten thousand times for each of its frames: no list is taken apart.
  const operation = tree[0];
  const a = evaluate(tree[1], valueOf);
  // Only the part that counts is computed; of neither if nobody knows which does.
  if (operation === 'where') {
    return evaluate((a >= 0 ? tree[2] : a < 0 ? tree[3] : NaN) ?? NaN, valueOf);
  }
  const b = tree[2] === undefined ? NaN : evaluate(tree[2], valueOf);
  switch (operation) {
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
    case 'neg':
      return -a;
    case 'ln':
      return Math.log(a);
    default: {
      const compute: (...parts: number[]) => number = Math[operation];
      return compute(a, b);
    }
  }
}
