import type { Definition } from '../../domain/plots/definition.ts';
import type { PrintedName, Sum, Template } from '../../domain/plots/template.ts';
import type { Tree } from '../../domain/quantities/evaluate.ts';

type Terms = Sum['terms'];

/** Returns the terms of a sum with their signs, or undefined for other expressions. */
function termsOf(tree: Tree, sign: 1 | -1 = 1): Terms | undefined {
  if (typeof tree === 'string') return [{ name: tree, sign }];
  if (typeof tree === 'number' || (tree[0] !== '+' && tree[0] !== '-')) return undefined;
  const [operation, first, second = 0] = tree;
  const left = termsOf(first, sign);
  const right = termsOf(second, operation === '+' ? sign : sign === 1 ? -1 : 1);
  return left && right && [...left, ...right];
}

interface Figure {
  definitions: readonly Definition[];
  moving: ReadonlySet<string>;
  sliders: readonly PrintedName[];
}

/**
 * Makes printed sums add up. If a total is printed together with its terms, all get the same
 * decimals and the total is the sum of the rounded terms. Terms may be constants.
 */
export function addingUp(lines: readonly Template[], figure: Figure): Template[] {
  const said = lines.flatMap((line) => line.filter(isName));
  const printed = [...said, ...figure.sliders];
  const sums = said.flatMap((total) => sumOf(total, printed, figure) ?? []);
  return lines.map((line) =>
    line.map((piece) => {
      const together = isName(piece) ? sumsAround(piece.name, sums) : [];
      if (!isName(piece) || together.length === 0) return piece;
      const names = new Set(together.flatMap(namesOf));
      const beside = printed
        .filter(({ name }) => names.has(name))
        .map(({ name, digits, decimals }) => [name, { name, digits, decimals }] as const);
      return {
        ...piece,
        beside: [...new Map(beside).values()],
        terms: together.find(({ total }) => total === piece.name)?.terms,
      };
    }),
  );
}

const isName = (piece: Template[number]): piece is PrintedName =>
  typeof piece === 'object' && 'name' in piece;

const namesOf = ({ total, terms }: Sum) => [total, ...terms.map(({ name }) => name)];

function sumOf(
  total: PrintedName,
  printed: readonly PrintedName[],
  { definitions, moving, sliders }: Figure,
): Sum | undefined {
  if (sliders.some(({ name }) => name === total.name)) return undefined;
  const definition = definitions.find(({ name }) => name === total.name);
  const terms = definition && 'is' in definition ? termsOf(definition.is) : undefined;
  const isBeside = (name: string) =>
    !moving.has(name) || printed.some((other) => other.name === name && other.unit === total.unit);
  return terms && terms.length > 1 && terms.every(({ name }) => isBeside(name))
    ? { total: total.name, terms }
    : undefined;
}

/** Returns the sums that contain a name, and all sums that share a name with them. */
function sumsAround(name: string, sums: readonly Sum[]): Sum[] {
  const names = new Set([name]);
  const found = new Set<Sum>();
  for (let before = -1; before < found.size;) {
    before = found.size;
    for (const sum of sums.filter((each) => namesOf(each).some((part) => names.has(part)))) {
      found.add(sum);
      for (const part of namesOf(sum)) names.add(part);
    }
  }
  return [...found];
}
