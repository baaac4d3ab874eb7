import { dirname, join } from 'node:path';
import { markGuardDigits } from '../../domain/quantities/guard-digits.ts';
import type { PrintedNumber } from '../../domain/quantities/print.ts';
import { isTemperatureScale } from '../../domain/quantities/read-unit.ts';
import { seeded } from '../../domain/quantities/seeded.ts';
import {
  seedsOfAProblem,
  type Block,
  type ProblemDocument,
  type Variant,
} from '../document/document.ts';
import { DocumentFault, inFile } from '../text/fault.ts';
import { mixedUp, mixUpsOf } from '../compute/mixed-up.ts';
import type { NumberOptions } from '../compute/names.ts';
import { parseDocument } from '../text/parse.ts';
import { unlessFaulty, mustBeRight, withForgotten } from './question-reader.ts';
import { formulaOf, formulaSymbols } from './formula-symbols.ts';
import { readParts, type ProblemParts } from './read-parts.ts';
import { tried } from './solve-table.ts';
import { unitOf } from '../compute/stated.ts';

const leastMistakes = 3;

/**
 * Compiles the text of a problem file, with the stated numbers and those of every seed. Front
 * matter is included, so that errors have the right line number. The path is needed to find
 * drawings.
 */
export function readProblem(file: string, text: string): ProblemDocument {
  return inFile(file, () => {
    const nodes = parseDocument(text);
    const figures = join(dirname(file), 'figures');
    const read = (numbers: NumberOptions, isDraft: boolean) =>
      readParts(nodes, { figures, numbers, isDraft });
    const readAgain = (numbers: NumberOptions) => read({ ...numbers, isAgain: true }, true);
    const stated = read({}, true);
    mustBeComplete(stated);

    const seeds = stated.canChange ? Array.from({ length: seedsOfAProblem }, (_, i) => i + 1) : [];
    const drafts = [
      stated,
      ...seeds.map((seed) => atSeed(seed, () => readAgain({ draw: seeded(seed) }))),
    ];
    const places = placesOf(drafts.map(({ printed }) => printed));
    const {
      answers: boxes,
      givens,
      names,
      ...parts
    } = read({ places, guardDigits: stated.guardDigits }, false);
    const allSymbols = formulaSymbols(givens, names);
    const answers = boxes.map((answer, index) => {
      const key = stated.keys[index];
      const mixUps = key ? mixUpsOf(answer, key, stated.wordedGivens, stated.names) : [];
      const formula = formulaOf(answer.name, givens, allSymbols, names);
      return {
        ...answer,
        ...(mixUps.length > 0 && { mixUps }),
        ...(answer.digits > 0 && formula !== undefined && { takesFormula: true as const }),
      };
    });
    const symbols = answers.some(({ takesFormula }) => takesFormula) ? allSymbols : [];

    const canForget = Object.values(stated.values).some(({ unit }) =>
      isTemperatureScale(unitOf(unit)),
    );
    const variants = drafts.map((draft, seed): Variant => {
      const draw = seed === 0 ? undefined : seeded(seed);
      const forgetful = canForget
        ? unlessFaulty(() => readAgain({ draw, forgetsZero: true, guardDigits: new Map() }))
        : undefined;
      return {
        printed: printedIn(places, draft.printed),
        values: draft.values,
        second: draft.second,
        keys: withForgotten(draft.keys, forgetful?.keys, answers).map((key, index) => {
          const { name = '', mixUps } = answers[index] ?? {};
          if (!mixUps) return key;
          return { ...key, mixedUp: mixedUp(name, stated.wordedGivens, mixUps, draft.names) };
        }),
      };
    });
    variants.forEach((variant, seed) => {
      atSeed(seed, () => {
        mustBeRight(answers, variant.keys, drafts[seed] ?? stated);
      });
    });
    const { statement, hints, solution, whatIf } = parts;
    return {
      ...{ statement, hints, solution, ...(whatIf && { whatIf }) },
      ...{ answers, symbols, variants, givens },
    };
  });
}

function printedIn(
  places: ReadonlyMap<string, number>,
  printed: ReadonlyMap<string, PrintedNumber>,
): string[] {
  const inOrder: string[] = [];
  for (const [form, place] of places) inOrder[place] = inShort(printed.get(form));
  return inOrder;
}

/** Encodes a number for its slot: `12.5`, `1.25e-7`, or `12.5|3` with guard digits. */
const inShort = ({ mantissa, guardDigits, power }: PrintedNumber = { mantissa: '' }) =>
  markGuardDigits(mantissa, guardDigits) + (power === undefined ? '' : `e${String(power)}`);

function atSeed<T>(seed: number, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof DocumentFault) || seed === 0) throw error;
    const { line, message, cure } = error;
    throw new DocumentFault(
      line,
      `with the new numbers from seed ${String(seed)}: ${message}`,
      `${cure} Or narrow the ranges of the givens.`,
    );
  }
}

/** Assigns a slot to each number that varies with the seed. */
function placesOf(all: readonly ReadonlyMap<string, PrintedNumber>[]): Map<string, number> {
  const [stated] = all;
  const changing = [...(stated?.keys() ?? [])].filter((form) =>
    all.some((printed) => inShort(printed.get(form)) !== inShort(stated?.get(form))),
  );
  for (const form of changing.filter((each) => !each.includes(tried))) {
    const isNegative = (printed: ReadonlyMap<string, PrintedNumber>) =>
      printed.get(form)?.mantissa.startsWith('−');
    const seed = all.findIndex((printed) => isNegative(printed) !== (stated && isNegative(stated)));
    if (seed >= 0) {
      throw new DocumentFault(
        1,
        `"${form.replace(' in lines', '')}" changes sign with the numbers from seed ${String(seed)}.`,
        'The words around it would be wrong, so narrow the ranges of the givens.',
      );
    }
  }
  // Numbers that are the same for every seed share a slot.
  const series = changing.map((form) => all.map((printed) => inShort(printed.get(form))).join(' '));
  const first = [...new Set(series)];
  return new Map(changing.map((form, index) => [form, first.indexOf(series[index] ?? '')]));
}

function mustBeComplete({ statement, hints, solution, answers }: ProblemParts): void {
  const missing: [isMissing: boolean, words: string, cure: string][] = [
    [statement.length === 0, 'a statement', 'Write the question at the top.'],
    [hints.length < 2 || hints.length > 3, 'two or three hints', 'Write each as <Hint>…</Hint>.'],
    [!hasStep(solution), 'a solution with steps', 'Add <Solution> with a <Step …> inside.'],
    [answers.length === 0, 'an answer', 'Add <Answer name="…">what it is</Answer>.'],
    [
      answers.flatMap(({ mistakes }) => mistakes).length < leastMistakes,
      'three mistakes that students typically make',
      'Add <Mistake value="…">what went wrong</Mistake> for each one.',
    ],
  ];
  for (const [isMissing, words, cure] of missing) {
    if (isMissing) throw new DocumentFault(1, `the problem doesn’t have ${words}.`, cure);
  }
}

const hasStep = (blocks: readonly Block[]) => blocks.some(({ type }) => type === 'step');
