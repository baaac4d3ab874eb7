import { noDimensions, sameDimensions } from '../../domain/quantities/dimensions.ts';
import { evaluate, type Tree } from '../../domain/quantities/evaluate.ts';
import { numberText } from '../../domain/quantities/print.ts';
import type { ParsedUnit } from '../../domain/quantities/read-unit.ts';
import type { ShownNumber } from '../compute/guard-digits.ts';
import { cellName, inRow, noColumns } from '../compute/columns.ts';
import { dimensionsOf } from '../compute/dimensions-of.ts';
import type { Names } from '../compute/names.ts';
import type { Expression } from '../compute/parse-expression.ts';
import { unitOf } from '../compute/stated.ts';
import { Complaint } from '../text/fault.ts';
import { expressionTex } from './expression-tex.ts';
import { namesIn } from '../compute/trees.ts';

const digits = 4;

/** Writes out `at(x, y, place)` with the numbers of the two rows around the position. */
export function interpolationTex(
  names: Names,
  name: string,
  [x, y, place]: readonly [Expression, ...Expression[]],
): string {
  const { columns = noColumns, values } = names.scope;
  if (y === undefined || place === undefined) throw new Error('at(…) has three parts.');
  const valueIn = (tree: Tree, row: number) => evaluate(inRow(tree, columns, row), values);
  const wanted = evaluate(place.tree, values);
  const rows = Math.max(...namesIn(x.tree).map((each) => columns.get(each)?.rows ?? 0));
  const low = Array.from({ length: rows - 1 }, (_, row) => row).find(
    (row) => (wanted - valueIn(x.tree, row)) * (valueIn(x.tree, row + 1) - wanted) >= 0,
  );
  const result = names.shown(name);
  const row = low ?? 0;
  const atRow = [row, row + 1].find((each) => valueIn(x.tree, each) === wanted);
  if (atRow !== undefined) {
    const tree = inRow(y.tree, columns, atRow);
    names.addLine(tree, [result]);
    return `${expressionTex(y, names.symbol)} = ${names.shownTex(result)}`;
  }
  const { unit } = names.find(name);
  const own = { x: unitAlong(names, x, place), y: unit };
  // With other numbers, the position may be between other rows, so these numbers need their own
  // slots.
  const kept = (form: string, { tree }: Expression, row: number, key: 'x' | 'y'): ShownNumber => {
    const at = `${name} ${form}`;
    const inside = inRow(tree, columns, row);
    if (typeof inside === 'string') {
      return columns.has(String(tree)) ? { ...names.shown(inside), form: at } : names.shown(inside);
    }
    const { factor, zero } = own[key];
    const value = (evaluate(inside, values) - zero) / factor;
    const print: ShownNumber['print'] = (each, more) => numberText(each, digits + more);
    const shown = { form: at, unit: own[key], value, digits, print };
    names.addLine(inside, [shown]);
    return shown;
  };
  const [a, b, from, to, here] = [
    kept('below', x, row, 'x'),
    kept('above', x, row + 1, 'x'),
    kept('from', y, row, 'y'),
    kept('to', y, row + 1, 'y'),
    kept('place', place, row, 'x'),
  ] as const;
  names.addLine(
    ['+', 'from', ['/', ['*', ['-', 'to', 'from'], ['-', 'here', 'a']], ['-', 'b', 'a']]],
    [result],
    new Map(Object.entries({ a, b, from, to, here })),
  );
  const tex = names.shownTex;
  const share = `\\frac{${tex(here)} - ${tex(a)}}{${tex(b)} - ${tex(a)}}`;
  const line = `${tex(from)} + \\left(${tex(to)} - ${tex(from)}\\right)\\,${share}`;
  return `${line} = ${tex(result)}`;
}

/** Returns the unit for the rows of the lookup column. */
function unitAlong(names: Names, { tree }: Expression, place: Expression): ParsedUnit {
  if (typeof tree === 'string') return names.find(cellName(tree, 0)).unit;
  if (sameDimensions(dimensionsOf(place, names.scope), noDimensions)) return unitOf('');
  throw new Complaint(
    'the page would show these rows without their unit.',
    'Make what you look up along its own <Column>, or divide it by a quantity of the same kind.',
  );
}
