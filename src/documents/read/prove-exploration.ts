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

/** How far two computations of the same number may be apart. */
export const exact = 1e-9;

/** Places where sliders may stand, drawn at random and the same for the same seed. */
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

/** The file of a lesson and what is written in it. */
interface LessonFile {
  file: string;
  text: string;
}

/** What the whole lesson computes, unit by unit, when other numbers are stated in it. */
type CheckedState = Reader['explored'][number];

/**
 * Reads a lesson with other numbers in the place of those that sliders move, as if its author had
 * typed them, and gives what its explorables then compute and draw.
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

/** The proof of one explorable: how it was with many states. */
export interface Proof {
  states: number;
  /** How many have an answer; the others are explained. */
  answered: number;
  /** The largest difference between what a browser computes and what the lesson does. */
  difference: number;
  faults: string[];
}

/** Compares what a browser would compute with the checked computation of the lesson, in many states. */
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

/** How far two numbers are apart, as a part of the larger; no answer twice is no difference. */
function apart(one: number, two: number): number {
  if (one === two || (Number.isNaN(one) && Number.isNaN(two))) return 0;
  const difference = Math.abs(one - two) / Math.max(Math.abs(one), Math.abs(two), 1e-12);
  return Number.isNaN(difference) ? Infinity : difference;
}
