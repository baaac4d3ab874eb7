import type { FormulaSymbol } from '../../domain/answers/asked-quantity.ts';
import { longestFormula } from '../../domain/answers/read-formula.ts';
import { keyOfTex, symbolKey } from '../../domain/answers/symbol-key.ts';
import { operandsOf } from '../compute/trees.ts';
import type { Tree } from '../../domain/quantities/evaluate.ts';
import type { Names } from '../compute/names.ts';
import { derivationOf } from '../compute/slips.ts';
import { givenOf } from './read-answer.ts';

/** Signs and functions that students can type. */
const typeable = /^(?:[-+*/^]|neg|ln|log10|exp|sqrt|abs|sin|cos|tan)$/;

/**
 * Writes an answer as one formula of the givens. Returns undefined if an intermediate step isn't a
 * plain expression, uses a number that students can't see, or makes the formula too long to type.
 */
export function formulaOf(
  name: string,
  givens: readonly string[],
  symbols: readonly FormulaSymbol[],
  names: Names,
): string | undefined {
  const { recipe, stated } = derivationOf(name, names);
  if (recipe.length === 0 || stated.some(([each]) => !givens.includes(each))) return undefined;
  const formulas = new Map(
    symbols.map(({ spellings: [symbol = ''] }, place) => [givens[place] ?? '', symbol]),
  );
  for (const definition of recipe) {
    const formula = 'is' in definition ? written(definition.is, formulas) : undefined;
    if (formula === undefined || formula.length > longestFormula) return undefined;
    formulas.set(definition.name, `(${formula})`);
  }
  return formulas.get(name);
}

function written(tree: Tree, formulas: ReadonlyMap<string, string>): string | undefined {
  if (typeof tree === 'number') return String(tree);
  if (typeof tree === 'string') return tree === 'pi' ? tree : formulas.get(tree);
  const [sign] = tree;
  const [first, second] = operandsOf(tree).map((part) => written(part, formulas));
  if (!typeable.test(sign) || first === undefined) return undefined;
  if (tree[2] === undefined) return sign === 'neg' ? `(-${first})` : `${sign}(${first})`;
  return second === undefined ? undefined : `(${first}${sign}${second})`;
}

/**
 * The givens as symbols for formulas, spelled like their printed symbol. Givens whose symbols have
 * the same letters, like c and c*, are spelled like their name in the file.
 */
export function formulaSymbols(givens: readonly string[], names: Names): FormulaSymbol[] {
  const keys = givens.map((name) => keyOfTex(names.symbol(name)));
  const isUnique = (key: string) => keys.indexOf(key) === keys.lastIndexOf(key);
  const listed = givens.map((name, place) => {
    const key = keys[place] ?? '';
    return isUnique(key) ? key : symbolKey(name);
  });
  const used = new Set(listed);
  return givens.map((name, place) => {
    const key = listed[place] ?? '';
    const others = [key.replace(/^Delta/, 'd'), symbolKey(name)].filter((each) => !used.has(each));
    for (const each of others) used.add(each);
    const { words: _, ...value } = givenOf('', names.find(name), names.runs(name));
    return { spellings: [key, ...others], ...value };
  });
}
