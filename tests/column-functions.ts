const sum = (column: readonly number[]) => column.reduce((all, each) => all + each, 0);
const mean = (column: readonly number[]) => sum(column) / column.length;
const products = (a: readonly number[], b: readonly number[]) =>
  sum(a.map((each, row) => (each - mean(a)) * ((b[row] ?? NaN) - mean(b))));
const slope = (x: readonly number[], y: readonly number[]) => products(x, y) / products(x, x);
const intercept = (x: readonly number[], y: readonly number[]) => mean(y) - slope(x, y) * mean(x);
const rmse = (a: readonly number[], b: readonly number[]) =>
  Math.sqrt(mean(a.map((each, row) => (each - (b[row] ?? NaN)) ** 2)));

/** Standard deviation of the residuals of a linear fit, with n − 2 degrees of freedom. */
function scatter(x: readonly number[], y: readonly number[]): number {
  const [a, b] = [intercept(x, y), slope(x, y)];
  const left = y.map((each, row) => each - a - b * (x[row] ?? NaN));
  return Math.sqrt(sum(left.map((each) => each ** 2)) / (y.length - 2));
}

function at(x: readonly number[], y: readonly number[], [place = NaN]: readonly number[]): number {
  const row = x.findIndex((low, each) => {
    const high = x[each + 1] ?? NaN;
    return place >= Math.min(low, high) && place <= Math.max(low, high);
  });
  const [x1 = NaN, x2 = NaN, y1 = NaN, y2 = NaN] = [x[row], x[row + 1], y[row], y[row + 1]];
  return y1 + ((place - x1) * (y2 - y1)) / (x2 - x1);
}

/** Functions of table columns, keyed by the names that pages print. */
export const columnFunctions: Record<string, (...columns: readonly number[][]) => number> = {
  '∑': (a = []) => sum(a),
  mean: (a = []) => mean(a),
  rmse: (a = [], b = []) => rmse(a, b),
  slope: (x = [], y = []) => slope(x, y),
  intercept: (x = [], y = []) => intercept(x, y),
  errorslope: (x = [], y = []) => scatter(x, y) / Math.sqrt(products(x, x)),
  errorintercept: (x = [], y = []) =>
    scatter(x, y) * Math.sqrt(1 / x.length + mean(x) ** 2 / products(x, x)),
  at: (x = [], y = [], place = []) => at(x, y, place),
};
