import type { RootContent } from 'mdast';
import {
  holds,
  onSlider,
  settingOf,
  withoutRoundOff,
  type Choice,
  type Prediction,
  type Slider,
} from '../../domain/plots/exploration.ts';
import { followRecipe } from '../../domain/plots/recipe.ts';
import { readComparison } from '../compute/expressions.ts';
import { lineOf as lineOfWords } from '../document/section-texts.ts';
import { Complaint } from '../text/fault.ts';
import type { Names } from '../compute/names.ts';
import { lineOf, unwrapped } from '../text/parse.ts';
import { readLine, type ReadName } from './read-template.ts';
import type { ReaderState } from './reader-state.ts';
import { statedIn } from '../compute/stated.ts';
import { readTag, type TagAttributes } from '../text/tags.ts';
import { recipeFor } from '../compute/moving-names.ts';

interface Around {
  reader: ReaderState;
  names: Names;
  sliders: readonly Slider[];
  readName: ReadName;
}

/** Suffix for the name of a value before the slider moved. */
const before = 'Before';

/**
 * Reads a question that readers answer before they move a slider. Exactly one choice has to be
 * right.
 */
export function readPrediction(
  { move, to }: TagAttributes<'Predict'>,
  children: readonly RootContent[],
  { reader, names, sliders, readName }: Around,
): Prediction {
  const slider = sliders.find(({ name }) => name === move);
  if (!slider) {
    throw new Complaint(`there’s no slider "${move}".`, 'Write its name in move="…".');
  }
  const wanted = withoutRoundOff(statedIn(to, names.find(move).unit));
  if (onSlider(slider, wanted) !== wanted) {
    throw new Complaint(`the slider can’t stop at ${to}.`, 'Write one of its values in to="…".');
  }
  if (wanted === settingOf(slider, {})) {
    throw new Complaint(
      `the slider is already at ${to}.`,
      'Write another one of its values in to="…".',
    );
  }
  const scope = movedScope(slider, wanted, sliders, names);
  const question: string[] = [];
  const read = children.flatMap(unwrapped).flatMap((node) => {
    if (node.type !== 'mdxJsxFlowElement') {
      // The question is everything outside the choices. It doesn't count toward the lesson's word
      // count.
      const { words } = reader.counts;
      question.push(
        ...reader
          .blocks([node])
          .map((block) => (block.type === 'paragraph' ? lineOfWords(block.children, '') : '')),
      );
      reader.counts.words = words;
      return [];
    }
    const line = lineOf(node);
    const tag = readTag(node, reader.options.tags);
    if (tag.name !== 'Choice' || tag.attributes.when === undefined) {
      throw new Complaint(
        'a <Predict> needs a question and choices.',
        'Write each choice as <Choice words="More" when="N > NBefore">the reason</Choice>.',
      );
    }
    const reason = readLine(node.children, readName, line);
    const { words, when } = tag.attributes;
    return [{ words, reason, isRight: holds(readComparison(when, { scope }), scope.values) }];
  });
  const right = read.filter(({ isRight }) => isRight);
  if (question.join('') === '' || read.length < 2 || right.length !== 1) {
    throw new Complaint(
      `a <Predict> needs a question and two or more choices, and exactly one of them has to be right. With the slider at ${to}, these are right: ${right.map(({ words }) => words).join(', ') || 'none'}.`,
      `Fix when="…" in its choices. A name plus "${before}", as in N${before}, is its value before the move.`,
    );
  }
  const choices = read.map(({ isRight, ...choice }): Choice =>
    isRight ? { ...choice, isRight } : choice,
  );
  return { question: question.join(' ').replace(/\s+/g, ' ').trim(), move, to: wanted, choices };
}

/** Scope after moving one slider. Earlier values have the suffix `Before`. */
function movedScope(
  { name, printed: { factor, zero } }: Slider,
  to: number,
  sliders: readonly Slider[],
  names: Names,
) {
  const { values, dimensions } = names.scope;
  const free = sliders.map((slider) => slider.name);
  const { recipe } = recipeFor([...values.keys()], free, names.definitions);
  const moved = followRecipe(recipe, new Map(values).set(name, to * factor + zero)).values;
  const both = <T>(now: ReadonlyMap<string, T>, then: ReadonlyMap<string, T>) =>
    new Map([...now, ...[...then].map(([key, value]) => [key + before, value] as const)]);
  return { values: both(moved, values), dimensions: both(dimensions, dimensions) };
}
