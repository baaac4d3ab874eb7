import { followRecipe } from '../../domain/plots/recipe.ts';
import { evaluate, type Tree } from '../../domain/quantities/evaluate.ts';
import { definedBy, leadingTo, movingNames } from './moving-names.ts';
import type { Names } from './names.ts';
import { namesIn } from './trees.ts';

/** A mistake in an answer, as an expression. */
export interface MistakenAnswer {
  answer: string;
  tree: Tree;
}

type Values = ReadonlyMap<string, number>;

/** Changes smaller than this come from rounding in the computation. */
const noise = 1e-6;
const bump = 1.03;
const mostRounds = 60;

/**
 * Computes the value that a step must have had to lead to a mistaken answer, if everything after
 * the step is right. Returns NaN if no value does.
 */
export function impliedStep(step: string, { answer, tree }: MistakenAnswer, names: Names): number {
  const { values } = names.scope;
  const after = afterStep(step, answer, names);
  const target = evaluate(tree, values);
  const own = values.get(step) ?? NaN;
  const off = (value: number) => after(value, values) / target - 1;
  let [before, now] = [own, own * (target / (values.get(answer) ?? NaN))];
  if (before === now) now = own * bump;
  let [offBefore, offNow] = [off(before), off(now)];
  for (let round = 0; round < mostRounds && Math.abs(offNow) > 1e-11; round += 1) {
    if (offNow === offBefore) return NaN;
    const next = now - (offNow * (now - before)) / (offNow - offBefore);
    [before, offBefore, now, offNow] = [now, offNow, next, off(next)];
  }
  return Math.abs(offNow) < noise ? now : NaN;
}

/**
 * True if a mistake in an answer must have been made in a step. With the step's implied value, the
 * rest of the calculation has to give the mistaken answer for other givens, too. A factor that's
 * the same for all givens of the step doesn't count, because the mistake could be anywhere.
 */
export function passesThrough(step: string, mistake: MistakenAnswer, names: Names): boolean {
  const { answer, tree } = mistake;
  const { values } = names.scope;
  const moving = movingNames([step], names.definitions);
  if (!moving.has(answer)) return false;
  const implied = impliedStep(step, mistake, names);
  if (!Number.isFinite(implied)) return false;

  const after = afterStep(step, answer, names);
  const mistaken = (known: Values) => {
    const { recipe } = leadingTo(namesIn(tree), names.definitions);
    return evaluate(tree, followRecipe(recipe, known).values);
  };
  const { recipe } = leadingTo([answer], names.definitions);
  const ratio = (known: Values) =>
    mistaken(known) / (followRecipe(recipe, known).values.get(answer) ?? NaN);
  const own = statedFor([step], names);
  const later = statedFor([answer], names).filter((name) => !own.includes(name));
  // If no given enters after the step, the mistake could also have been made after it.
  if (later.length === 0 && namesIn(tree).some((name) => moving.has(name))) return false;
  const bumped = (name: string) => new Map(values).set(name, (values.get(name) ?? NaN) * bump);
  const isSame = (one: number, other: number) => Math.abs(one / other - 1) < noise;
  return (
    own.some((name) => !isSame(ratio(bumped(name)), ratio(values))) &&
    later.every((name) => isSame(after(implied, bumped(name)), mistaken(bumped(name))))
  );
}

/** Computes an answer from a value of one of its steps. */
function afterStep(step: string, answer: string, { definitions }: Names) {
  const { recipe } = leadingTo([answer], definitions, (name) => name !== step);
  return (value: number, known: Values): number =>
    followRecipe(recipe, new Map(known).set(step, value)).values.get(answer) ?? NaN;
}

/** Lists the givens that some names are computed from. */
function statedFor(ends: readonly string[], { definitions }: Names): string[] {
  const computed = new Set(definitions.flatMap(definedBy));
  return [...leadingTo(ends, definitions).names].filter((name) => !computed.has(name));
}
