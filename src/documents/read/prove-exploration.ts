import { dirname, join } from 'node:path';
import { drawPlot } from '../../domain/plots/draw-plot.ts';
import {
  isWhole,
  onSlider,
  outcomeAt,
  sayingAt,
  type Exploration,
  type Settings,
} from '../../domain/plots/exploration.ts';
import { placesIn } from '../../domain/plots/marks.ts';
import { seeded } from '../../domain/quantities/seeded.ts';
import { parseDocument } from '../text/parse.ts';
import { Reader } from './reader.ts';
import { lessonTags } from '../text/tags.ts';

/** Relative tolerance for two computations of the same number. */
export const exact = 1e-9;

/** Draws random slider positions, reproducible by seed. */
export function someSettings(
  { sliders }: Pick<Exploration, 'sliders'>,
  count: number,
  seed = 1,
): Settings[] {
  const draw = seeded(seed);
  return Array.from({ length: count }, () =>
    Object.fromEntries(
      sliders.map((slider) => {
        const { name, from, to } = slider;
        return [name, onSlider(slider, from + draw() * (to - from))];
      }),
    ),
  );
}

interface LessonFile {
  file: string;
  text: string;
}

/** An explorable as computed by reading the whole lesson, including unit checks. */
type CheckedState = Reader['explored'][number];

/**
 * Reads a lesson with slider positions in place of stated numbers. Returns the values and plots of
 * its explorables.
 */
export function checkedStates(
  { file, text }: LessonFile,
  { sliders }: Pick<Exploration, 'sliders'>,
): (settings: Settings) => CheckedState[] {
  const nodes = parseDocument(text);
  return (settings) => {
    const replaced = new Map(
      sliders.flatMap(({ name, printed: { factor, zero } }) => {
        const setting = settings[name];
        return setting === undefined ? [] : [[name, setting * factor + zero]];
      }),
    );
    const reader = new Reader({
      figures: join(dirname(file), 'figures'),
      tags: lessonTags,
      numbers: { replaced },
      isDraft: true,
    });
    reader.blocks(nodes);
    return reader.explored;
  };
}

export interface Proof {
  states: number;
  /**
   * Number of states with a result. In the other states, the explorable explains why there is none.
   */
  answered: number;
  /** Largest relative difference between the browser's values and the lesson's. */
  difference: number;
  faults: string[];
}

/** Compares the browser's computation with the lesson's for many slider positions. */
export function proveExploration(
  lesson: LessonFile,
  exploration: Exploration,
  index: number,
  count: number,
): Proof {
  const checkedAt = checkedStates(lesson, exploration);
  const proof: Proof = { states: 0, answered: 0, difference: 0, faults: [] };
  for (const settings of [{}, ...someSettings(exploration, count)]) {
    const checked = checkedAt(settings)[index];
    const outcome = outcomeAt(exploration, settings);
    const drawn = drawPlot(exploration.plan, exploration.axes, outcome);
    const saying = sayingAt(exploration, outcome);
    const pairs = checked
      ? [
          ...[...outcome.values].map(([name, value]) => [value, checked.values.get(name) ?? NaN]),
          ...pairsOf(
            drawn.marks.flatMap(placesIn).flat(),
            checked.plot.marks.flatMap(placesIn).flat(),
          ),
        ]
      : [[0, 1]];
    const difference = Math.max(...pairs.map(([one = NaN, two = NaN]) => apart(one, two)));
    const where = JSON.stringify(settings);
    proof.states += 1;
    proof.difference = Math.max(proof.difference, difference);
    if (difference > exact)
      proof.faults.push(`${where}: the numbers differ by ${String(difference)}`);
    if (!saying || !isWhole(saying, outcome.values)) proof.faults.push(`${where} isn’t explained`);
    if (!saying?.isStuck) proof.answered += 1;
  }
  return proof;
}

const pairsOf = (first: readonly number[], second: readonly number[]): number[][] =>
  first.length === second.length
    ? first.map((value, at) => [value, second[at] ?? NaN])
    : [[first.length, second.length]];

/** Relative difference of two numbers. Zero if both are missing. */
function apart(one: number, two: number): number {
  if (one === two || (Number.isNaN(one) && Number.isNaN(two))) return 0;
  const difference = Math.abs(one - two) / Math.max(Math.abs(one), Math.abs(two), 1e-12);
  return Number.isNaN(difference) ? Infinity : difference;
}
