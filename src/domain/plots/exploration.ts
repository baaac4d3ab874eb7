import { evaluate, type Tree } from '../quantities/evaluate.ts';
import type { Definition } from './definition.ts';
import type { PlotPlan } from './draw-plot.ts';
import type { Axes } from './plot-data.ts';
import { followRecipe, type Outcome } from './recipe.ts';
import type { PrintedName, Template } from './template.ts';

/** A piece of a symbol as the typesetter made it: an element of MathML, or text. */
export type SymbolPiece =
  | string
  | {
      name: string;
      attributes: Readonly<Record<string, string>>;
      children: readonly SymbolPiece[];
    };

/** A number that a reader moves. */
export interface Slider {
  name: string;
  label: string;
  symbol: readonly SymbolPiece[];
  /** What it is in the lesson, in SI. */
  value: number;
  /** From where to where it moves and in which steps, in its unit. */
  from: number;
  to: number;
  by: number;
  printed: PrintedName;
  /** Words for its value: each from a number on. */
  words: readonly (readonly [from: number, words: string])[];
}

/** Whether one expression is less than another. */
export interface Comparison {
  less: Tree;
  more: Tree;
}

/** What is said below a plot: a line that is read first, and others. */
export interface Saying {
  when?: Comparison | undefined;
  /** Whether it explains why there is no answer. */
  isStuck?: true | undefined;
  lines: readonly Template[];
}

/** One of the answers to a question, and what there is to say to whoever chooses it. */
export interface Choice {
  words: string;
  isRight?: true | undefined;
  reason: Template;
}

/** A question that a reader answers before moving a slider, which shows the answer. */
export interface Prediction {
  question: string;
  /** The slider, and to where it has to move, in its unit. */
  move: string;
  to: number;
  choices: readonly Choice[];
}

/** A plot whose numbers a reader moves: plain data, which the build has checked. */
export interface Exploration {
  title: string;
  sliders: readonly Slider[];
  /** The numbers that stay, in SI. */
  constants: Readonly<Record<string, number>>;
  /** How the others follow. */
  recipe: readonly Definition[];
  plan: PlotPlan;
  axes: Axes;
  alt: Template;
  sayings: readonly Saying[];
  predictions: readonly Prediction[];
}

/** Where the sliders stand that were moved, in their units. */
export type Settings = Readonly<Record<string, number>>;

/** What all names stand for with the sliders where they are. */
export function outcomeAt(
  { sliders, constants, recipe }: Pick<Exploration, 'sliders' | 'constants' | 'recipe'>,
  settings: Settings,
): Outcome {
  const known = new Map(Object.entries(constants));
  for (const slider of sliders) known.set(slider.name, valueAt(slider, settings));
  return followRecipe(recipe, known);
}

/** The value of a slider in SI. */
function valueAt({ name, value, printed: { factor, zero } }: Slider, settings: Settings): number {
  const moved = settings[name];
  return moved === undefined ? value : moved * factor + zero;
}

/** A decimal number without the dust that binary ones leave on it. */
export const withoutRoundOff = (value: number): number => Number(value.toPrecision(12));

/** Where a slider stands, in its unit. */
export const settingOf = (slider: Slider, settings: Settings): number =>
  withoutRoundOff((valueAt(slider, settings) - slider.printed.zero) / slider.printed.factor);

/** The nearest place where a slider can stand. */
export function onSlider({ from, to, by }: Slider, wanted: number): number {
  const inside = Math.min(to, Math.max(from, wanted));
  const place = from + Math.round((inside - from) / by) * by;
  // Of zero nothing but dust may be left.
  return Math.abs(place) < by / 1e6 ? 0 : withoutRoundOff(place);
}

/** Whether a comparison holds. */
export const holds = ({ less, more }: Comparison, values: ReadonlyMap<string, number>): boolean =>
  evaluate(less, values) < evaluate(more, values);

/** Whether every number exists that a saying prints. */
export const isWhole = ({ lines }: Saying, values: ReadonlyMap<string, number>): boolean =>
  lines
    .flat()
    .every(
      (piece) =>
        typeof piece === 'string' || 'symbol' in piece || Number.isFinite(values.get(piece.name)),
    );

/** What there is to say: why there is no answer where there is none, or else what the answer is. */
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

/** The words for where a slider stands, if it has any there. */
export function wordsAt({ words }: Slider, setting: number): string | undefined {
  const [, found = ''] = words.findLast(([from]) => setting >= from - 1e-9) ?? [];
  return found === '' ? undefined : found;
}

/** What the names stand for where the answer to a prediction shows. */
export const valuesFor = (
  { move, to }: Prediction,
  exploration: Pick<Exploration, 'sliders' | 'constants' | 'recipe'>,
): ReadonlyMap<string, number> => outcomeAt(exploration, { [move]: to }).values;

/** How much of the way a slider has to go before a figure shows the answer to a prediction. */
const enough = 0.9;

/** Whether a figure shows the answer to a prediction: its slider has moved that way, and no other has. */
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
