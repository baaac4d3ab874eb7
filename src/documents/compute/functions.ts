/** The functions that an expression can call, each as an author writes it. */
export const functions = {
  sqrt: ['sqrt(a)'],
  ln: ['ln(a)'],
  log10: ['log10(a)'],
  exp: ['exp(a)'],
  abs: ['abs(a)'],
  ceil: ['ceil(a)'],
  sin: ['sin(a)'],
  cos: ['cos(a)'],
  tan: ['tan(a)'],
  atan: ['atan(a)'],
  min: ['min(a, b)'],
  max: ['max(a, b)'],
  where: ['where(x < 1, a, b)', 'where(x < 1, a)'],
  sum: ['sum(a)'],
  mean: ['mean(a)'],
  rmse: ['rmse(a, b)'],
  slope: ['slope(x, y)'],
  intercept: ['intercept(x, y)'],
  slopeError: ['slopeError(x, y)'],
  interceptError: ['interceptError(x, y)'],
  at: ['at(x, y, 1)'],
  delay: ['delay(x, a)'],
} as const satisfies Record<string, readonly string[]>;

/** A function that an expression can call. */
export type FunctionName = keyof typeof functions;

/** The names of all functions, for messages. */
export const functionNames = Object.keys(functions) as FunctionName[];

/** Whether a name is that of a function. */
export const isFunctionName = (name: string): name is FunctionName =>
  Object.hasOwn(functions, name);

/** Whether a function can have so many parts. */
export const fits = (name: FunctionName, count: number): boolean =>
  functions[name].some((form) => form.split(',').length === count);
