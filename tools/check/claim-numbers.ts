import type { AnswerKey } from '../../src/domain/answers/asked-quantity.ts';
import {
  outcomeAt,
  sayingAt,
  valuesFor,
  type Exploration,
  type Saying,
  type Settings,
} from '../../src/domain/plots/exploration.ts';
import type { PrintedName } from '../../src/domain/plots/template.ts';
import { turnValues } from '../../src/domain/practice/turn.ts';
import { unitOf } from '../../src/documents/compute/stated.ts';
import type {
  AnswerBox,
  LessonDocument,
  ProblemDocument,
} from '../../src/documents/document/document.ts';
import { someSettings } from '../../src/documents/read/prove-exploration.ts';
import type { Claim } from './claim-sentences.ts';
import { inItsUnit, statesOfAnExplorable } from './computed.ts';

/** The numbers to judge a claim by, one line each. */
export type NumbersFor = (claim: Claim) => string[];

interface Box {
  question: AnswerBox;
  keys: readonly AnswerKey[];
}

/** The numbers of a problem's claims, over all its sets. */
export function numbersOfProblem({ answers, variants }: ProblemDocument): NumbersFor {
  const boxes = answers.map((question, index) => ({
    question,
    keys: variants.flatMap(({ keys }) => keys[index] ?? []),
  }));
  return (claim) => [
    ...mistakeLines(claim, boxes),
    ...claim.names.map((name) => {
      const unit = variants[0]?.values[name]?.unit ?? '';
      return line(
        name,
        variants.map(({ values }) => values[name]?.value ?? NaN),
        unit,
      );
    }),
  ];
}

/** The numbers of a lesson's claims: as stated, in its exercises, and in its figures that move. */
export function numbersOfLesson({ blocks, values, turns }: LessonDocument): NumbersFor {
  const explored = blocks.flatMap((block) => (block.type === 'explore' ? [block.exploration] : []));
  const sayings = explored.flatMap(sayingLines);
  const predictions = explored.flatMap(predictionLines);
  const exercises = blocks.flatMap((block) => (block.type === 'turn' ? [block] : []));
  const boxes: Box[] = [
    ...blocks
      .flatMap((block) => (block.type === 'selfCheck' ? block.questions : []))
      .map(({ question, key }) => ({ question, keys: [key] })),
    ...exercises.flatMap(({ questions, number, first }) =>
      questions.map((question, index) => ({
        question,
        keys: [first, ...(turns[number - 1] ?? [])].flatMap(({ keys }) => keys[index] ?? []),
      })),
    ),
  ];
  const inExercises = (name: string) =>
    exercises.flatMap(({ recipe, number, first }) =>
      [first, ...(turns[number - 1] ?? [])].flatMap(
        (numbers) => turnValues(recipe, numbers, new Map()).get(name) ?? [],
      ),
    );
  return (claim) => {
    const { tag, place, names } = claim;
    if (tag === 'Says' || tag === 'Stuck') return sayings[place] ?? [];
    if (tag === 'Predict') return predictions[place] ?? [];
    const numbers = names.flatMap((name) => {
      const { value = NaN, unit = '' } = values[name] ?? {};
      const { factor, zero } = unitOf(unit === '' ? '1' : unit);
      const others = inExercises(name).map((each) => (each - zero) / factor);
      return [line(name, [value], unit), line(`in Your turn, ${name}`, others, unit)];
    });
    return [...mistakeLines(claim, boxes), ...numbers];
  };
}

/**
 * For each `<Says>` and `<Stuck>`: how often it shows, and the ranges of all numbers then. Ranges
 * include every slider at its ends, where most numbers are at their extremes.
 */
function sayingLines(exploration: Exploration): string[][] {
  const stateAt = (settings: Settings) => {
    const outcome = outcomeAt(exploration, settings);
    return { saying: sayingAt(exploration, outcome), values: outcome.values };
  };
  const drawn = someSettings(exploration, statesOfAnExplorable).map(stateAt);
  const ends = [{}, ...cornersOf(exploration)].map(stateAt);
  return exploration.sayings.map((saying) => {
    const isShown = (state: { saying: Saying | undefined }) => state.saying === saying;
    const shown = [...ends, ...drawn].filter(isShown);
    const share = (100 * drawn.filter(isShown).length) / drawn.length;
    return [
      `in ${share.toPrecision(3)} % of ${String(drawn.length)} states`,
      ...(shown.length === 0 ? [] : printedIn(exploration)).map((name) =>
        line(
          name.name,
          shown.map(({ values }) => inItsUnit(values.get(name.name) ?? NaN, name)),
          name.unit,
        ),
      ),
    ];
  });
}

const cornersOf = ({ sliders }: Exploration): Settings[] =>
  sliders.reduce<Settings[]>(
    (corners, { name, from, to }) =>
      corners.flatMap((corner) => [from, to].map((end) => ({ ...corner, [name]: end }))),
    [{}],
  );

/** For each `<Predict>`: every number before and after the move. */
const predictionLines = (exploration: Exploration): string[][] =>
  exploration.predictions.map((prediction) => {
    const before = outcomeAt(exploration, {}).values;
    const after = valuesFor(prediction, exploration);
    return printedIn(exploration).flatMap((name) => {
      const [from, to] = [before, after].map((values) =>
        four(inItsUnit(values.get(name.name) ?? NaN, name)),
      );
      return from === to ? [] : [`${name.name} ${from ?? ''} → ${to ?? ''} ${name.unit}`.trimEnd()];
    });
  });

/** The sliders and the results that a figure's sentences print. */
function printedIn({ sliders, sayings, predictions }: Exploration): PrintedName[] {
  const templates = [
    ...sayings.flatMap(({ lines }) => lines),
    ...predictions.flatMap(({ choices }) => choices.map(({ reason }) => reason)),
  ];
  const printed = templates
    .flat()
    .filter((piece): piece is PrintedName => typeof piece === 'object' && 'name' in piece);
  const all = [...sliders.map((slider) => slider.printed), ...printed];
  return [...new Map(all.toReversed().map((each) => [each.name, each])).values()].toReversed();
}

/** How far a mistake's result is from the answer, over all sets. */
function mistakeLines({ tag, of, words }: Claim, boxes: readonly Box[]): string[] {
  if (tag !== 'Mistake') return [];
  return boxes.flatMap(({ question, keys }) => {
    const { name, unit, mistakes } = question;
    const index = of === '' || of === name ? mistakes.indexOf(words) : -1;
    if (index < 0) return [];
    const right = keys.map(({ value }) => inItsUnit(value, question));
    const wrong = keys.map((key) => inItsUnit(key.mistakes[index] ?? NaN, question));
    const ratios = wrong.map((each, set) => each / (right[set] ?? NaN));
    return [
      line('gives', wrong, unit),
      line(`instead of ${name}`, right, unit),
      line('ratio', ratios),
    ];
  });
}

/** Returns the range of a number, or an empty string if it has no value. */
function line(name: string, all: readonly number[], unit = ''): string {
  const values = all.filter(Number.isFinite);
  if (values.length === 0) return '';
  const [low, high] = [Math.min(...values), Math.max(...values)].map(four) as [string, string];
  return `${name} ${low === high ? low : `${low} to ${high}`} ${unit}`.trimEnd();
}

const four = (value: number) => String(Number(value.toPrecision(4)));
