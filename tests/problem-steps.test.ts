import { describe, expect, test } from 'vitest';
import { compiledProblem } from '../src/documents/compiled/compiled-documents.ts';
import type { StepBox } from '../src/documents/document/document.ts';
import type { AnswerKey } from '../src/domain/answers/asked-quantity.ts';
import { checkSteps } from '../src/domain/answers/check-steps.ts';
import { packSets, unpackSet } from '../src/domain/answers/packed-sets.ts';
import { evaluate } from '../src/domain/quantities/evaluate.ts';
import { documentFiles, nameOf } from '../src/content/read/source-files.ts';

/** Problems that ask for every step, or have only one step. */
const withoutSteps = [
  'drinking-water-from-the-sea',
  'fahrenheit-heat-capacity',
  'fermenter-cooling',
  'filling-empty-bottle',
  'juice-bypass',
];

const files = documentFiles('problems');
const stepsOf = (file: string) => {
  const { steps, variants } = compiledProblem(file).document;
  return { steps, variants, own: steps.filter(({ isAnswer }) => !isAnswer) };
};

const written = ({ factor, zero, unit }: StepBox, value: number) =>
  `${String(Number(((value - zero) / factor).toPrecision(9)))} ${unit}`;

test('every problem has a step to check, except a few', () => {
  const bare = files.filter((file) => stepsOf(file).own.length === 0).map(nameOf);
  expect(bare).toEqual(expect.arrayContaining(withoutSteps.filter((name) => bare.includes(name))));
  expect(bare.filter((name) => !withoutSteps.includes(name))).toEqual([]);
});

/**
 * Returns the entries of a student who makes a mistake at one step and uses its result in later
 * steps.
 */
function wrongFrom(place: number, steps: readonly StepBox[], keys: readonly AnswerKey[]) {
  const values = new Map<string, number>();
  steps.forEach(({ name }, at) => {
    const { value = NaN, follows } = keys[at] ?? {};
    const known = at === place ? value * 1.37 : follows ? evaluate(follows.tree, values) : value;
    values.set(name, known);
  });
  return Object.fromEntries(
    steps.map((step) => [step.name, written(step, values.get(step.name) ?? NaN)]),
  );
}

describe.each(files.filter((file) => !withoutSteps.includes(nameOf(file))))('%s', (file) => {
  const { steps, variants, own } = stepsOf(file);
  const [{ stepKeys: keys } = { stepKeys: [] }] = variants;

  test('every step fits as the solution computes it', () => {
    const typed = Object.fromEntries(
      steps.map((step, place) => [step.name, written(step, keys[place]?.value ?? NaN)]),
    );
    const checked = checkSteps(steps, keys, typed);
    expect(checked.filter(({ state }) => state !== 'fits')).toEqual([]);
  });

  test('a wrong step is the first one named, and nothing that follows from it', () => {
    for (const [place, step] of steps.entries()) {
      if (step.isAnswer) continue;
      const typed = wrongFrom(place, steps, keys);
      const checked = checkSteps(steps, keys, typed);
      const blamed = checked.filter(({ state }) => state === 'first' || state === 'off');
      expect({ step: step.name, blamed: blamed.map(({ question }) => question.name) }).toEqual({
        step: step.name,
        blamed: [step.name],
      });
    }
  });

  test('no two steps look the same', () => {
    const looks = own.map(({ label, symbol }) => label + JSON.stringify(symbol));
    expect(new Set(looks).size).toBe(own.length);
  });

  test('the sets differ only in their numbers', () => {
    const packed = packSets(variants.map(({ stepKeys }) => stepKeys));
    expect(unpackSet(packed, variants.length - 1)).toEqual(variants.at(-1)?.stepKeys);
  });
});
