import { dirname, join } from 'node:path';
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
import { atSeed, placesOf, printedIn } from './number-sets.ts';
import { parseDocument } from '../text/parse.ts';
import { unlessFaulty, mustBeRight, withForgotten } from './question-reader.ts';
import { formulaOf, formulaSymbols } from './formula-symbols.ts';
import { readParts, type ProblemParts } from './read-parts.ts';
import { solutionSteps } from './solution-steps.ts';
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

    const { steps, keysOf } = solutionSteps({ ...stated, answers: boxes });

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
        stepKeys: atSeed(seed, () => keysOf(draft)),
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
      ...{ answers, symbols, steps, variants, givens },
    };
  });
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
