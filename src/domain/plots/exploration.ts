import { evaluate, type Tree } from '../quantities/evaluate.ts';
import type { Definition } from './definition.ts';
import type { PlotPlan } from './draw-plot.ts';
import type { Axes } from './plot-data.ts';
import { followRecipe, type Outcome } from './recipe.ts';
import type { PrintedName, Template } from './template.ts';

/** Part of a typeset symbol: text or a MathML element. */
export type SymbolPiece =
  | string
  | {
      name: string;
      attributes: Readonly<Record<string, string>>;
      children: readonly SymbolPiece[];
    };

export interface Slider {
  name: string;
  label: string;
  symbol: readonly SymbolPiece[];
  /** Initial value, in SI. */
  value: number;
  /** Range and step, in the slider's unit. */
  from: number;
  to: number;
  by: number;
  printed: PrintedName;
  /** Names for ranges of the value, each with the lower end of the range. */
  words: readonly (readonly [from: number, words: string])[];
}

/** A condition: one expression is less than another. */
export interface Comparison {
  less: Tree;
  more: Tree;
}

/** Sentences below a plot. The first is the main one. */
export interface Saying {
  when?: Comparison | undefined;
  /** True for an explanation of why there's no answer. */
  isStuck?: true | undefined;
  lines: readonly Template[];
}

export interface Choice {
  words: string;
  isRight?: true | undefined;
  reason: Template;
}

/** A question to answer before moving a slider. */
export interface Prediction {
  question: string;
  /** Name of the slider to move, and its target position in the slider's unit. */
  move: string;
  to: number;
  choices: readonly Choice[];
}

/** A plot with sliders, as data that the build has checked. */
export interface Exploration {
  title: string;
  sliders: readonly Slider[];
  constants: Readonly<Record<string, number>>;
  recipe: readonly Definition[];
  plan: PlotPlan;
  axes: Axes;
  alt: Template;
  sayings: readonly Saying[];
  predictions: readonly Prediction[];
}

/** Positions of the sliders that were moved, in their units. */
export type Settings = Readonly<Record<string, number>>;

export function outcomeAt(
  { sliders, constants, recipe }: Pick<Exploration, 'sliders' | 'constants' | 'recipe'>,
  settings: Settings,
): Outcome {
  const known = new Map(Object.entries(constants));
  for (const slider of sliders) known.set(slider.name, valueAt(slider, settings));
  return followRecipe(recipe, known);
}

function valueAt({ name, value, printed: { factor, zero } }: Slider, settings: Settings): number {
  const moved = settings[name];
  return moved === undefined ? value : moved * factor + zero;
}

/** Removes floating-point error from a decimal number. */
export const withoutRoundOff = (value: number): number => Number(value.toPrecision(12));

export const settingOf = (slider: Slider, settings: Settings): number =>
  withoutRoundOff((valueAt(slider, settings) - slider.printed.zero) / slider.printed.factor);

/** Returns the closest possible position of a slider. */
export function onSlider({ from, to, by }: Slider, wanted: number): number {
  const inside = Math.min(to, Math.max(from, wanted));
  const place = from + Math.round((inside - from) / by) * by;
  // A value this close to zero is floating-point error.
  return Math.abs(place) < by / 1e6 ? 0 : withoutRoundOff(place);
}

export const holds = ({ less, more }: Comparison, values: ReadonlyMap<string, number>): boolean =>
  evaluate(less, values) < evaluate(more, values);

/** Checks whether every number in the sentences could be computed. */
export const isWhole = ({ lines }: Saying, values: ReadonlyMap<string, number>): boolean =>
  lines
    .flat()
    .every(
      (piece) =>
        typeof piece === 'string' || 'symbol' in piece || Number.isFinite(values.get(piece.name)),
    );

/** Selects the sentences to show: the answer, or an explanation of why there's none. */
export function sayingAt(
  { sayings }: Pick<Exploration, 'sayings'>,
  { values }: Outcome,
): Saying | undefined {
  const fits = ({ when }: Saying) => when === undefined || holds(when, values);
  const answer = sayings.find((saying) => !saying.isStuck && fits(saying));
  const lacksAnswer = answer === undefined || !isWhole(answer, values);
  const stuck = sayings.find(
    (saying) => saying.isStuck && (saying.when ? holds(saying.when, values) : lacksAnswer),
  );
  return stuck ?? answer;
}

/** Returns the name of the range that contains a slider position, if any. */
export function wordsAt({ words }: Slider, setting: number): string | undefined {
  const [, found = ''] = words.findLast(([from]) => setting >= from - 1e-9) ?? [];
  return found === '' ? undefined : found;
}

/** Computes the values after the move that a prediction asks about. */
export const valuesFor = (
  { move, to }: Prediction,
  exploration: Pick<Exploration, 'sliders' | 'constants' | 'recipe'>,
): ReadonlyMap<string, number> => outcomeAt(exploration, { [move]: to }).values;
