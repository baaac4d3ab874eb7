/** Functions with the same name in `Math`. */
type MathFunction =
  ('min' | 'max' | 'sqrt' | 'abs' | 'log10' | 'exp' | 'ceil') | ('sin' | 'cos' | 'tan' | 'atan');

/**
 * An operation in an expression. `where` has three operands: if the first is at least zero, its
 * value is the second, otherwise the third.
 */
type Operation = '+' | '-' | '*' | '/' | '^' | 'neg' | 'ln' | 'where' | MathFunction;

/**
 * An expression in SI units: a number, a name, or an operation with its operands. The build checks
 * it once, and the browser evaluates it again.
 */
export type Tree = number | string | readonly [Operation, Tree, Tree?, Tree?];

export function evaluate(tree: Tree, valueOf: ReadonlyMap<string, number>): number {
  if (typeof tree === 'number') return tree;
  if (typeof tree === 'string') return valueOf.get(tree) ?? NaN;
  // An animated figure calls this function thousands of times per frame, so it doesn't destructure.
  const operation = tree[0];
  const a = evaluate(tree[1], valueOf);
  // Evaluates only the selected operand, or neither if the condition is NaN.
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
