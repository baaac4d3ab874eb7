import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { NumberOptions } from '../src/documents/compute/names.ts';
import { readParts } from '../src/documents/read/read-parts.ts';
import { inFile } from '../src/documents/text/fault.ts';
import { parseDocument } from '../src/documents/text/parse.ts';
import { judgeAll } from '../src/domain/answers/carried-forward.ts';
import { checkAnswer } from '../src/domain/answers/check-answer.ts';
import { evaluate } from '../src/domain/quantities/evaluate.ts';
import { seeded } from '../src/domain/quantities/seeded.ts';
import { documentFile, documentFiles, nameOf } from '../src/content/read/source-files.ts';

/** Parses a problem once, and returns a function that computes it with other numbers. */
const reader = (file: string, text: string) => {
  const nodes = parseDocument(text);
  return (numbers: NumberOptions = {}) =>
    inFile(file, () =>
      readParts(nodes, { figures: 'library/problems/figures', numbers, isDraft: true }),
    );
};

/**
 * A tank whose rate constant doubles every 10 K above 300 K. The temperature determines the rate
 * constant, and the rate constant the volume.
 */
const tank = reader(
  'made-up.mdx',
  `<Let name="rise" value="20 K" />
<Let name="feed" value="300 K" />
<Let name="T" value="feed + rise" unit="K" />
<Let name="ten" value="10 K" />
<Let name="k0" value="0.5 1/min" />
<Let name="b" value="(T - feed)/ten" unit="1" />
<Let name="k" value="k0*2^b" unit="1/min" />
<Let name="v" value="40 L/min" />
<Let name="V" value="v/k" unit="L" />

<Answer name="T" unit="K" is="temperature" within="0.5 K">Temperature</Answer>

<Answer name="k" unit="1/min">Rate</Answer>

<Mistake answer="k" value="k0*2^3">You have taken the hot end.</Mistake>

<Answer name="V" unit="L">Volume</Answer>`,
)();

type Entries = Readonly<Record<string, string>>;

/** Returns the verdict on an entry, given the entries that were checked before it. */
function verdictOn(name: string, text: string, checked: Entries = {}) {
  const asked = judgeAll(tank.answers, tank.keys, checked);
  const one = asked.find(({ question }) => question.name === name);
  if (!one) throw new Error(`${name} is not asked`);
  const { kind, sentence, isCarriedForward } = checkAnswer(
    text,
    one.question,
    one.key,
    one.context,
  );
  return { kind, sentence, isCarriedForward };
}

const carriedForward = (label: string) => ({
  kind: 'almost',
  sentence: `Right for your “${label},” but that one’s off.`,
  isCarriedForward: true,
});

// The right answers are 320 K, 2 1/min and 20 L. An entry of 325 K leads to 2.828 1/min and 14.14
// L.
describe('an answer that follows from a wrong earlier one', () => {
  test('names the first wrong answer, and so does the answer after it', () => {
    expect(verdictOn('k', '2.83 1/min', { T: '325 K' })).toEqual(carriedForward('Temperature'));
    expect(verdictOn('V', '14.1 L', { T: '325 K', k: '2.83 1/min' })).toEqual(
      carriedForward('Temperature'),
    );
  });

  test('may skip an answer in between', () => {
    expect(verdictOn('V', '14.1 L', { T: '325 K' })).toEqual(carriedForward('Temperature'));
  });

  test('names the answer in between if that has its own mistake', () => {
    expect(verdictOn('V', '25.0 L', { T: '325 K', k: '1.6 1/min' })).toEqual(
      carriedForward('Rate'),
    );
    expect(verdictOn('V', '25.0 L', { T: '320 K', k: '1.6 1/min' })).toEqual(
      carriedForward('Rate'),
    );
  });

  test('gets the same tolerance as a right answer', () => {
    expect(verdictOn('k', '2.85 1/min', { T: '325 K' })).toEqual(carriedForward('Temperature'));
    expect(verdictOn('k', '2.86 1/min', { T: '325 K' })).toMatchObject({
      sentence: 'That’s too high.',
    });
  });

  test('takes precedence over a foreseen mistake with the same result', () => {
    expect(verdictOn('k', '4.00 1/min')).toMatchObject({ sentence: 'You have taken the hot end.' });
    expect(verdictOn('k', '4.00 1/min', { T: '330 K' })).toEqual(carriedForward('Temperature'));
  });

  const plain = { sentence: 'That’s too high.', isCarriedForward: undefined };

  test('is just too high if no earlier answer was checked or all are right', () => {
    expect(verdictOn('k', '2.83 1/min')).toMatchObject(plain);
    expect(verdictOn('k', '2.83 1/min', { T: '320 K' })).toMatchObject(plain);
    expect(verdictOn('k', '2.83 1/min', { T: '320.4 K' })).toMatchObject(plain);
    expect(verdictOn('V', '25.0 L', { T: '325 K', k: '2 1/min' })).toMatchObject(plain);
  });

  test.each(['hot', '320 to 330 K', '325 K N', ''])('does not follow from “%s”', (entry) => {
    expect(verdictOn('k', '2.83 1/min', { T: entry })).toMatchObject(plain);
  });

  test('is right if it is the right answer', () => {
    expect(verdictOn('k', '2.00 1/min', { T: '325 K' })).toMatchObject({ kind: 'right' });
  });
});

test('nothing is carried forward without earlier answers, or through an equation', () => {
  const { keys } = reader(
    'made-up.mdx',
    `<Let name="a" value="3" />
<Let name="x" value="2*a" unit="1" />
<Let name="y" value="a + 1" unit="1" />
<Solve name="z" equation="z^2 = x" from="0" to="9" unit="1" />
<Let name="w" value="y*(z + 1)" unit="1" />

<Answer name="x">First</Answer>

<Answer name="y">Second</Answer>

<Answer name="w">Third</Answer>`,
  )();
  expect(keys.map(({ follows }) => follows)).toEqual([undefined, undefined, undefined]);
});

test('parts that do not depend on earlier answers are constants', () => {
  expect(tank.keys.map(({ follows }) => follows)).toEqual([
    undefined,
    { from: ['T'], tree: ['*', 0.00833333333, ['^', 2, ['/', ['-', 'T', 300], 10]]] },
    { from: ['k'], tree: ['/', 0.000666666667, 'k'] },
  ]);
});

const seeds = [0, 67, 200];
const names = documentFiles('problems').map(nameOf);

describe.each(names)('%s', (name) => {
  const file = documentFile('problems', name);
  const read = reader(file, readFileSync(file, 'utf8'));
  const sets = seeds.map((seed) => {
    // The test prints no numbers, so it needs no guard digits.
    const readWith = (replaced?: ReadonlyMap<string, number>) =>
      read({ draw: seed === 0 ? undefined : seeded(seed), guardDigits: new Map(), replaced });
    return { seed, readWith, ...readWith() };
  });

  test('each later answer follows from the right ones before it', () => {
    for (const { seed, answers, keys } of sets) {
      const known = new Map(answers.map((each, place) => [each.name, keys[place]?.value ?? NaN]));
      answers.forEach(({ name: of }, place) => {
        const { follows } = keys[place] ?? {};
        if (!follows) return;
        const off = evaluate(follows.tree, known) / (known.get(of) ?? NaN) - 1;
        expect(off, `${of} with seed ${String(seed)}`).toBeCloseTo(0, 6);
      });
    }
  });

  test('each later answer follows from a wrong one as in the full calculation', () => {
    for (const { seed, answers, keys, readWith } of sets) {
      answers.forEach((wrong, place) => {
        const right = ((keys[place]?.value ?? NaN) - wrong.zero) / wrong.factor;
        const isWhole = wrong.digits === 0;
        const number = isWhole ? right + 1 : Number((1.07 * right).toPrecision(9));
        const typed = { [wrong.name]: `${String(number)} ${wrong.unit}` };
        const { scope } = readWith(
          new Map([[wrong.name, number * wrong.factor + wrong.zero]]),
        ).names;
        for (const { question, key, context } of judgeAll(answers, keys, typed)) {
          const { name: of } = question;
          const recipe = scope.values.get(of) ?? NaN;
          const value = of === wrong.name ? recipe : (context.carriedForward?.value ?? key.value);
          expect(value / recipe - 1, `${of} with seed ${String(seed)}`).toBeCloseTo(0, 6);
        }
      });
    }
  });
});
