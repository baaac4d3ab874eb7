import { expect, test } from 'vitest';
import type { PlotPlan } from '../../domain/plots/draw-plot.ts';
import type { MarkPlan } from '../../domain/plots/marks.ts';
import type { Measure } from '../../domain/plots/traces.ts';
import type { Definition } from '../../domain/plots/definition.ts';
import type { PrintedName } from '../../domain/plots/template.ts';
import type { Tree } from '../../domain/quantities/evaluate.ts';
import { movingNames, namesInPlan, recipeFor } from './moving-names.ts';

const definitions: Definition[] = [
  { name: 'b', is: ['*', 'a', 2] },
  { name: 'still', is: ['+', 'k', 1] },
  { name: 'z', left: ['^', 'z', 2], right: 'b', from: 0, to: 'top' },
  { name: 'N', over: 'x', equilibrium: 'x', operating: ['*', 'x', 'z'], from: 'still', to: 0 },
  { name: 'idle', is: 'a' },
];
const recipeOf = (used: string[], free: string[]) => {
  const { recipe, names } = recipeFor(used, free, definitions);
  return { recipe: recipe.map(({ name }) => name), names: [...names].sort() };
};

test('a name moves if anything it depends on does', () => {
  expect([...movingNames(['a'], definitions)].sort()).toEqual(['N', 'a', 'b', 'idle', 'z']);
  expect([...movingNames(['top'], definitions)].sort()).toEqual(['N', 'top', 'z']);
  expect([...movingNames(['k'], definitions)].sort()).toEqual(['N', 'k', 'still']);
});

test('a recipe has the used names and their dependencies, in document order', () => {
  expect(recipeOf(['N'], ['a'])).toEqual({
    recipe: ['b', 'z', 'N'],
    names: ['N', 'a', 'b', 'still', 'top', 'z'],
  });
});

test("the definition of a name with its own slider isn't used", () => {
  expect(recipeOf(['z'], ['b'])).toEqual({ recipe: ['z'], names: ['b', 'top', 'z'] });
});

test("a running name isn't a dependency, except in the limits", () => {
  const stairs = (from: Tree): Definition[] => [
    { name: 'N', over: 'x', equilibrium: 'x', operating: 'x', from, to: 0 },
  ];
  expect([...movingNames(['x'], stairs(0.9))]).toEqual(['x']);
  expect([...movingNames(['x'], stairs('x'))]).toEqual(['x', 'N']);
});

test('a plot depends on the names in its expressions, words and staircases', () => {
  const of = (tree: Tree): Measure => ({ tree, factor: 1, zero: 0 });
  const word = (name: string): [PrintedName] => [{ name, factor: 1, zero: 0, unit: '', digits: 3 }];
  const way = (name: string) => ({ x: of('t'), y: of(['*', name, 't']), from: 'f', to: 'g' });
  const plan: PlotPlan = {
    over: 't',
    marks: [
      { kind: 'line', ...way('a'), line: 'solid', label: word('b'), word: word('c') },
      {
        kind: 'area',
        ...{ under: way('d'), above: way('e'), ends: [of('h'), of('i')], fill: 'dots' },
        label: ['words', { symbol: 'S' }, ...word('j')],
      },
      { kind: 'point', x: of('k'), y: of('l'), label: word('m') },
      { kind: 'stairs', name: 'n' },
    ],
  };
  expect([...new Set(namesInPlan(plan))].sort().join('')).toBe('abcdefghijklmn');
  // The running name of a plot isn't in scope for a point.
  const point: MarkPlan = { kind: 'point', x: of('t'), y: of(1), label: [] };
  expect(namesInPlan({ ...plan, marks: [point] })).toContain('t');
});
