import type { Definition } from '../../domain/plots/definition.ts';
import { definedBy, unknownOf } from './moving-names.ts';
import type { Tree } from '../../domain/quantities/evaluate.ts';

type Definitions = readonly Definition[];

/**
 * Checks whether two calculations of a name use the same method with the same givens. Ignores
 * parentheses, the order of terms and factors, and how the calculations are split into lines.
 */
export function areSameCalculation(name: string, first: Definitions, second: Definitions): boolean {
  const known = new Map<string, string>();
  return (
    new WrittenCalculation(byName(first), known).to(name) ===
    new WrittenCalculation(byName(second), known).to(name)
  );
}

const byName = (definitions: Definitions): ReadonlyMap<string, Definition> =>
  new Map(definitions.flatMap((each) => definedBy(each).map((name) => [name, each] as const)));

/** Normalizes a calculation. Replaces each subexpression with a short id to keep strings short. */
class WrittenCalculation {
  readonly #definitions: ReadonlyMap<string, Definition>;
  readonly #known: Map<string, string>;
  /** Cached by tree, because a name may be used in many expressions. */
  readonly #followed = new Map<Tree, string>();

  constructor(definitions: ReadonlyMap<string, Definition>, known: Map<string, string>) {
    this.#definitions = definitions;
    this.#known = known;
  }

  to = (tree: Tree): string => {
    const written = this.#followed.get(tree) ?? this.#written(tree);
    this.#followed.set(tree, written);
    return written;
  };

  #written(tree: Tree): string {
    const whole = this.#whole(tree);
    if (typeof whole === 'number') return String(whole);
    if (typeof whole === 'string') return this.#found(whole);
    const [operation, ...parts] = whole;
    switch (operation) {
      case '*':
      case '/':
        return this.#short(`* ${this.#factors(whole, false).sort().join(' ')}`);
      case '+':
      case '-':
      case 'neg':
        return this.#sum(this.#terms(whole, false));
      default:
        return this.#short(
          [operation, ...parts.flatMap((part) => (part === undefined ? [] : [this.to(part)]))].join(
            ' ',
          ),
        );
    }
  }

  #whole(tree: Tree): Tree {
    const definition = typeof tree === 'string' ? this.#definitions.get(tree) : undefined;
    return definition && 'is' in definition ? this.#whole(definition.is) : tree;
  }

  #found(name: string): string {
    const definition = this.#definitions.get(name);
    if (!definition || 'is' in definition) return name;
    if (!('left' in definition)) return this.#short(`${name} ${JSON.stringify(definition)}`);
    // Ignore the name of the unknown and the search range.
    const others = new Map(this.#definitions);
    for (const each of definedBy(definition)) others.delete(each);
    const own = unknownOf(definition);
    const calling = (unknown: string) =>
      new WrittenCalculation(new Map(others).set(own, { name: own, is: unknown }), this.#known);
    const inside = calling('?');
    const apart: Tree = ['-', definition.left, definition.right];
    const isZero = definition.left === 0 || definition.right === 0;
    const value =
      isZero && own === name
        ? termsWithout('?', inside.#terms(apart, false), calling('!').#terms(apart, false))
        : undefined;
    if (value) return this.#sum(value);
    return this.#short(
      `${own === name ? '' : 'count '}= ${[inside.to(definition.left), inside.to(definition.right)].sort().join(' ')}`,
    );
  }

  #sum(terms: readonly string[]): string {
    const [only, ...others] = terms;
    return only !== undefined && others.length === 0 && !only.startsWith('-')
      ? only
      : this.#short(`+ ${terms.toSorted().join(' ')}`);
  }

  #factors(tree: Tree, isBelow: boolean): string[] {
    const whole = this.#whole(tree);
    if (Array.isArray(whole) && (whole[0] === '*' || whole[0] === '/')) {
      const [operation, left, right = 1] = whole as readonly ['*' | '/', Tree, Tree?];
      return [
        ...this.#factors(left, isBelow),
        ...this.#factors(right, isBelow !== (operation === '/')),
      ];
    }
    return [`${isBelow ? '/' : ''}${this.to(whole)}`];
  }

  #terms(tree: Tree, isLess: boolean): string[] {
    const whole = this.#whole(tree);
    if (Array.isArray(whole)) {
      const [operation, left, right] = whole as Exclude<Tree, string | number>;
      if (operation === 'neg') return this.#terms(left, !isLess);
      if ((operation === '+' || operation === '-') && right !== undefined) {
        return [
          ...this.#terms(left, isLess),
          ...this.#terms(right, isLess !== (operation === '-')),
        ];
      }
    }
    return [`${isLess ? '-' : ''}${this.to(whole)}`];
  }

  #short(text: string): string {
    const known = this.#known.get(text) ?? `#${String(this.#known.size)}`;
    this.#known.set(text, known);
    return known;
  }
}

/**
 * Solves an equation like `x - a*b = 0` for its unknown: returns the other terms if the unknown is
 * a single term and doesn't occur in the rest. An equation with terms on both sides is a balance,
 * which counts as a different calculation.
 */
function termsWithout(
  unknown: string,
  terms: readonly string[],
  renamed: readonly string[],
): string[] | undefined {
  const own = terms.filter((term) => term === unknown || term === `-${unknown}`);
  const others = terms.filter((term) => !own.includes(term) && !/^-?0$/.test(term));
  if (own.length !== 1 || others.some((term) => !renamed.includes(term))) return undefined;
  return own[0] === unknown
    ? others.map((term) => (term.startsWith('-') ? term.slice(1) : `-${term}`))
    : others;
}
