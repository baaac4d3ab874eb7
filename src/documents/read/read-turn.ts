import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { AnswerKey } from '../../domain/answers/asked-quantity.ts';
import type { TurnNumbers, TurnRecipe } from '../../domain/practice/turn.ts';
import { isTemperatureScale } from '../../domain/quantities/read-unit.ts';
import { seeded } from '../../domain/quantities/seeded.ts';
import { leadingTo, movingNames } from '../compute/moving-names.ts';
import type { Names, NumberOptions } from '../compute/names.ts';
import { unitOf } from '../compute/stated.ts';
import { namesIn } from '../compute/trees.ts';
import { seedsOfATurn, type TurnBlock } from '../document/document.ts';
import { textOf } from '../document/section-texts.ts';
import { DocumentFault } from '../text/fault.ts';
import { lineOf } from '../text/parse.ts';
import type { TagAttributes } from '../text/tags.ts';
import { withWords } from './entry-words.ts';
import { atSeed, placesOf, printedIn } from './number-sets.ts';
import { mustBeRight, unlessFaulty, withForgotten } from './question-reader.ts';
import { turnNodes } from './turn-nodes.ts';
import { TurnReader } from './turn-parts.ts';

/** Number of seeds to try before giving up on the ranges. */
const mostSeeds = 4 * seedsOfATurn;

/** A valid set of numbers: every answer is judged right, and every foreseen mistake wrong. */
interface WorkingSet {
  draft: TurnReader;
  keys: AnswerKey[];
}

/** Reads a `<YourTurn>` with its stated numbers and those of every seed. */
export function readTurn(
  { title, problem }: TagAttributes<'YourTurn'>,
  turn: MdxJsxFlowElement,
  { lesson, figures, number }: { lesson: readonly RootContent[]; figures: string; number: number },
): { block: TurnBlock; others: TurnNumbers[] } {
  const nodes = turnNodes(lesson, turn);
  const read = (numbers: NumberOptions, isDraft: boolean) =>
    new TurnReader(nodes, { figures, numbers, isDraft });
  const stated = read({}, false);
  const sets = workingSets(stated, (numbers) => read({ ...numbers, isAgain: true }, true), turn);
  const places = placesOf(sets.map(({ draft }) => draft.names.lines.printed));
  const typeset = read({ places, guardDigits: stated.names.guardDigits }, false);
  const { answers } = typeset.questions.asked;
  const open = answers.map(({ name }) => name);
  const recipe = recipeOf(open, typeset.names, places);
  const [first, ...others] = sets.map(({ draft, keys }): TurnNumbers => ({
    printed: printedIn(places, draft.names.lines.printed),
    keys,
    known: recipe.known.map((name) => draft.names.scope.values.get(name) ?? NaN),
  }));
  if (!first) throw new Error('There is no set of numbers.');
  const { statement, steps, results } = typeset;
  const questions = withWords(answers, textOf(statement));
  const parts = { statement, steps, results, questions, recipe, first };
  return { block: { type: 'turn', number, title, problem, ...parts }, others };
}

/**
 * Returns the stated numbers, followed by the numbers of the first seeds that work. Skips a set in
 * which a mistake happens to give the right answer.
 */
function workingSets(
  stated: TurnReader,
  again: (numbers: NumberOptions) => TurnReader,
  turn: MdxJsxFlowElement,
): WorkingSet[] {
  const { answers } = stated.questions.asked;
  const canForget = Object.values(stated.names.values).some(({ unit }) =>
    isTemperatureScale(unitOf(unit)),
  );
  const checked = (draft: TurnReader, seed: number): WorkingSet => {
    const draw = seed === 0 ? undefined : seeded(seed);
    const forgetful = canForget
      ? unlessFaulty(() => again({ draw, forgetsZero: true, guardDigits: new Map() }))
      : undefined;
    const { asked } = draft.questions;
    const keys = withForgotten(asked.keys, forgetful?.questions.asked.keys, answers);
    mustBeRight(answers, keys, asked);
    return { draft, keys };
  };
  const sets = [checked(stated, 0)];
  const seen = new Set([printedText(stated)]);
  let fault: DocumentFault | undefined;
  for (let seed = 1; seed <= mostSeeds && sets.length <= seedsOfATurn; seed++) {
    try {
      atSeed(seed, () => {
        const draft = again({ draw: seeded(seed) });
        if (seen.has(printedText(draft))) return;
        seen.add(printedText(draft));
        sets.push(checked(draft, seed));
      });
    } catch (error) {
      if (!(error instanceof DocumentFault)) throw error;
      fault = error;
    }
  }
  if (sets.length > seedsOfATurn) return sets;
  const words = `only ${String(sets.length - 1)} of ${String(mostSeeds)} sets of new numbers work, and it takes ${String(seedsOfATurn)}.`;
  throw fault
    ? new DocumentFault(fault.line, `${words} One of the others, ${fault.message}`, fault.cure)
    : new DocumentFault(
        lineOf(turn),
        words,
        'Write <Given name="…" value="…" from="…" to="…" by="…" /> for two or three givens of the example, with more values between from and to.',
      );
}

const printedText = ({ names }: TurnReader) =>
  [...names.lines.printed.values()].map(({ mantissa }) => mantissa).join(' ');

/**
 * Returns the definitions that the browser evaluates with a student's numbers, and the slots they
 * fill.
 */
function recipeOf(
  open: readonly string[],
  names: Names,
  places: ReadonlyMap<string, number>,
): TurnRecipe {
  const moving = movingNames(open, names.definitions);
  const slots: TurnRecipe['slots'][number][] = [];
  for (const [form, place] of places) {
    const { name = '', unit } =
      /^(?<name>\w+)(?: (?:computed )?in (?!lines$)(?<unit>.+?))?(?: in lines| to \d+)?$/.exec(form)
        ?.groups ?? {};
    if (!moving.has(name) || slots.some((slot) => slot.place === place)) continue;
    const { factor, zero } = unit === undefined ? names.find(name).unit : unitOf(unit);
    slots.push({ place, name, factor, zero });
  }
  const ends = [...open, ...slots.map(({ name }) => name)];
  const computed = leadingTo(ends, names.definitions, (name) => moving.has(name)).recipe.flatMap(
    (definition) => ('is' in definition ? [{ name: definition.name, is: definition.is }] : []),
  );
  const isComputed = new Set(computed.map(({ name }) => name));
  const used = [...ends, ...computed.flatMap(({ is }) => namesIn(is))];
  const known = [...new Set(used)].filter((name) => !isComputed.has(name));
  return { known, computed, slots };
}
