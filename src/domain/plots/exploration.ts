import { evaluate, type Tree } from '../quantities/evaluate.ts';
import type { Definition } from './definition.ts';
import type { PlotPlan } from './draw-plot.ts';
import type { Axes } from './plot-data.ts';
import { followRecipe, type Outcome } from './recipe.ts';
import type { PrintedName, Template } from './template.ts';

/** A piece of a typeset symbol: a MathML element or text. */
export type SymbolPiece =
  | string
  | {
      name: string;
      attributes: Readonly<Record<string, string>>;
      children: readonly SymbolPiece[];
    };

/** A number that readers can change. */
export interface Slider {
  name: string;
  label: string;
  symbol: readonly SymbolPiece[];
  /** Value in the lesson, in SI. */
  value: number;
  /** Range and step in its unit. */
  from: number;
  to: number;
  by: number;
  printed: PrintedName;
  /** Words for ranges of its value, each with the lower limit of its range. */
  words: readonly (readonly [from: number, words: string])[];
}

/** A condition that one expression is less than another. */
export interface Comparison {
  less: Tree;
  more: Tree;
}

/** Sentences below a plot. The first line is the main one. */
export interface Saying {
  when?: Comparison | undefined;
  /** True if it explains why there's no answer. */
  isStuck?: true | undefined;
  lines: readonly Template[];
}

/** A choice in a question, with the feedback on it. */
export interface Choice {
  words: string;
  isRight?: true | undefined;
  reason: Template;
}

/** A question that readers answer before moving a slider. */
export interface Prediction {
  question: string;
  /** The slider to move and its target, in the slider's unit. */
  move: string;
  to: number;
  choices: readonly Choice[];
}

/** A plot with sliders, as plain data that the build has checked. */
export interface Exploration {
  title: string;
  sliders: readonly Slider[];
  /** Constant numbers, in SI. */
  constants: Readonly<Record<string, number>>;
  /** Definitions of the other numbers. */
  recipe: readonly Definition[];
  plan: PlotPlan;
  axes: Axes;
  alt: Template;
  sayings: readonly Saying[];
  predictions: readonly Prediction[];
}

/** Positions of moved sliders, in their units. */
export type Settings = Readonly<Record<string, number>>;

/** Computes all numbers for some slider positions. */
export function outcomeAt(
  { sliders, constants, recipe }: Pick<Exploration, 'sliders' | 'constants' | 'recipe'>,
  settings: Settings,
): Outcome {
  const known = new Map(Object.entries(constants));
  for (const slider of sliders) known.set(slider.name, valueAt(slider, settings));
  return followRecipe(recipe, known);
}

/** Value of a slider in SI. */
function valueAt({ name, value, printed: { factor, zero } }: Slider, settings: Settings): number {
  const moved = settings[name];
  return moved === undefined ? value : moved * factor + zero;
}

/** Removes floating-point error from a decimal number. */
export const withoutRoundOff = (value: number): number => Number(value.toPrecision(12));

/** Position of a slider in its unit. */
export const settingOf = (slider: Slider, settings: Settings): number =>
  withoutRoundOff((valueAt(slider, settings) - slider.printed.zero) / slider.printed.factor);

/** The closest position on a slider. */
export function onSlider({ from, to, by }: Slider, wanted: number): number {
  const inside = Math.min(to, Math.max(from, wanted));
  const place = from + Math.round((inside - from) / by) * by;
  // This close to zero, only floating-point error is left.
  return Math.abs(place) < by / 1e6 ? 0 : withoutRoundOff(place);
}

export const holds = ({ less, more }: Comparison, values: ReadonlyMap<string, number>): boolean =>
  evaluate(less, values) < evaluate(more, values);

/** True if every number in a saying could be computed. */
export const isWhole = ({ lines }: Saying, values: ReadonlyMap<string, number>): boolean =>
  lines
    .flat()
    .every(
      (piece) =>
        typeof piece === 'string' || 'symbol' in piece || Number.isFinite(values.get(piece.name)),
    );

/** Selects what to say: the reason if there's no answer, or the answer. */
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

/** Words for a slider's position, if there are any. */
export function wordsAt({ words }: Slider, setting: number): string | undefined {
  const [, found = ''] = words.findLast(([from]) => setting >= from - 1e-9) ?? [];
  return found === '' ? undefined : found;
}

/** Computes the numbers at the slider position that a prediction asks about. */
export const valuesFor = (
  { move, to }: Prediction,
  exploration: Pick<Exploration, 'sliders' | 'constants' | 'recipe'>,
): ReadonlyMap<string, number> => outcomeAt(exploration, { [move]: to }).values;

/** Fraction of the distance that a slider has to move before the answer appears. */
const enough = 0.9;

/** True if the prediction's slider has moved far enough and no other has moved. */
export function isShown(
  { move, to }: Prediction,
  { sliders }: Pick<Exploration, 'sliders'>,
  settings: Settings,
): boolean {
  return sliders.every((slider) => {
    const start = settingOf(slider, {});
    const moved = settingOf(slider, settings) - start;
    return slider.name === move ? withoutRoundOff(moved / (to - start)) >= enough : moved === 0;
  });
}
