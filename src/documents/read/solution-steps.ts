import type { AnswerKey } from '../../domain/answers/asked-quantity.ts';
import { allowedAround } from '../../domain/answers/typed-answer.ts';
import { kindOf } from '../../domain/quantities/dimensions.ts';
import { unitText } from '../../domain/quantities/print.ts';
import { isTemperatureScale } from '../../domain/quantities/read-unit.ts';
import { fromEarlierAnswers } from '../compute/earlier-answers.ts';
import { impliedStep, passesThrough } from '../compute/implied-step.ts';
import { definedBy, leadingTo } from '../compute/moving-names.ts';
import type { Named } from '../compute/named.ts';
import type { Names } from '../compute/names.ts';
import { derivationOf, ownMolarMasses, slipsOf } from '../compute/slips.ts';
import type { StepBox } from '../document/document.ts';
import { typesetSymbol } from '../maths/typeset.ts';
import { symbolIn } from '../text/tags.ts';
import type { ProblemParts } from './read-parts.ts';
import { questionOf } from './read-answer.ts';

/** With more symbols, a sentence would be harder to read than the equation. */
const mostSymbols = 6;
/** Longer expressions would be too large to store for every set of numbers. */
const longestTree = 1500;

/** A problem with one set of numbers. */
type Solved = Pick<ProblemParts, 'names' | 'answers' | 'steps' | 'stepWords' | 'mistakeTrees'>;

/** Position of a foreseen mistake: the index of its answer, and its index in that answer's list. */
type Place = readonly [answer: number, mistake: number];

/** The quantities of a solution, and their keys for any set of numbers. */
interface SolutionSteps {
  steps: StepBox[];
  keysOf: (drawn: Solved) => AnswerKey[];
}

/**
 * Returns the quantities of a solution in order: the steps that lead to an answer, and the answers.
 * Leaves out steps that only restate another number.
 */
export function solutionSteps(stated: Solved): SolutionSteps {
  const { names, answers } = stated;
  const chain = chainOf(stated);
  const through = chain.map((name) => placesThrough(name, stated));
  const steps = chain.map((name, place): StepBox => {
    const answer = answers.find((each) => each.name === name);
    return {
      ...(answer ? { ...answer, isAnswer: true } : boxOf(name, through[place] ?? [], stated)),
      symbol: typesetSymbol(names.symbol(name)),
      from: symbolsIn(name, names),
      uses: usedBy(name, chain.slice(0, place), names),
    };
  });
  const keysOf = (drawn: Solved) =>
    steps.map((step, place) => ({
      ...keyOf(step, through[place] ?? [], drawn),
      ...followsOf(step.name, chain.slice(0, place), drawn.names),
    }));
  return { steps, keysOf };
}

function boxOf(name: string, through: readonly Place[], { names, answers, stepWords }: Solved) {
  const named = names.find(name);
  const temperature = isTemperature(name, named);
  const attributes = { name, ...(temperature && { is: 'temperature', within: '0.5 K' }) };
  return {
    ...questionOf(attributes, named.unit),
    name,
    label: stepWords.get(name) ?? kindWords(named),
    givens: [],
    mistakes: through.map(([answer, mistake]) => answers[answer]?.mistakes[mistake] ?? ''),
    slips: slipsOf(derivationOf(name, names), named.unit),
  };
}

function keyOf(step: StepBox, through: readonly Place[], { names, mistakeTrees }: Solved) {
  const { name, isAnswer } = step;
  const { value } = names.find(name).quantity;
  return {
    value,
    mistakes: through.map(([answer, mistake]) => {
      const wrong = mistakeTrees[answer]?.[mistake];
      const implied = wrong ? impliedStep(name, wrong, names) : NaN;
      return Math.abs(implied - value) > allowedAround(value, step) ? implied : 0;
    }),
    molarMasses: isAnswer ? [] : ownMolarMasses(name, names),
  };
}

function followsOf(name: string, earlier: readonly string[], names: Names) {
  const follows = fromEarlierAnswers(name, earlier, names);
  return follows && JSON.stringify(follows.tree).length <= longestTree ? { follows } : {};
}

/**
 * Finds the foreseen mistakes that must have been made in a step. Returns none for an answer, which
 * has its own list.
 */
function placesThrough(step: string, { names, answers, mistakeTrees }: Solved): Place[] {
  if (answers.some(({ name }) => name === step)) return [];
  return mistakeTrees.flatMap((mistakes, answer) =>
    mistakes.flatMap((mistake, place): Place[] =>
      passesThrough(step, mistake, names) ? [[answer, place]] : [],
    ),
  );
}

/** Lists the steps to ask for and the answers, in the order they're computed. */
function chainOf({ names, answers, steps }: Solved): string[] {
  const asked = answers.map(({ name }) => name);
  const needed = leadingTo(asked, names.definitions).names;
  const origins = new Set(asked.map((name) => originOf(name, names)));
  const computed = names.definitions.flatMap(definedBy);
  return computed.filter((name) => {
    if (asked.includes(name)) return true;
    const origin = originOf(name, names);
    if (!steps.includes(name) || !needed.has(name)) return false;
    if (!computed.includes(origin) || origins.has(origin)) return false;
    origins.add(origin);
    return true;
  });
}

/** Returns the name of the quantity that a name only restates, or the name itself. */
function originOf(name: string, names: Names): string {
  const definition = names.definitions.find((each) => each.name === name);
  if (!definition || !('is' in definition) || typeof definition.is !== 'string') return name;
  return originOf(definition.is, names);
}

/** Lists the earlier quantities that a quantity is computed from. */
function usedBy(name: string, earlier: readonly string[], { definitions }: Names): string[] {
  const isBetween = (each: string) => each === name || !earlier.includes(each);
  const { names } = leadingTo([name], definitions, isBetween);
  return earlier.filter((each) => names.has(each));
}

/**
 * Returns the symbols of the quantities that a quantity is directly computed from. Returns none if
 * there are too many.
 */
function symbolsIn(name: string, names: Names): StepBox['from'] {
  const definition = names.definitions.find((each) => definedBy(each).includes(name));
  if (!definition) return [];
  const parts = [...leadingTo([name], [definition]).names].filter((part) => part !== name);
  const symbols = [...new Set(parts.map((part) => symbolOf(part, names)))];
  if (symbols.includes('') || symbols.length > mostSymbols) return [];
  return symbols.map((symbol) => typesetSymbol(symbol));
}

function symbolOf(name: string, names: Names): string {
  try {
    return symbolIn(name, names.symbol(name));
  } catch {
    return '';
  }
}

/** True for a temperature. A temperature difference has a symbol like ΔT. */
const isTemperature = (name: string, { symbol, unit, quantity }: Named): boolean =>
  isTemperatureScale(unit) ||
  (unitText(unit) === 'K' && /^T(?:_|\b)/.test(symbolIn(name, symbol)) && quantity.value > 150);

/** Kind of a quantity without its article, like "mass flow rate". */
const kindWords = ({ quantity, unit }: Named): string =>
  kindOf(quantity.dimensions)
    ?.replace(/^an? /, '')
    .replace(/ or .*/, '') ?? (unitText(unit) === '%' ? 'percentage' : 'number');
