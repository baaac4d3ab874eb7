import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { NumberOptions } from '../src/documents/compute/names.ts';
import { readParts } from '../src/documents/read/read-parts.ts';
import { inFile } from '../src/documents/text/fault.ts';
import { parseDocument } from '../src/documents/text/parse.ts';
import { judgeAll } from '../src/domain/answers/carried-forward.ts';
import { checkAnswer } from '../src/domain/answers/check-answer.ts';
import { evaluate } from '../src/domain/quantities/evaluate.ts';
import { seeded } from '../src/domain/quantities/seeded.ts';

/** The parts of a problem with some numbers. */
const reader = (file: string, text: string) => {
  const nodes = parseDocument(text);
  return (numbers: NumberOptions = {}) =>
    inFile(file, () =>
      readParts(nodes, { figures: 'content/problems/figures', numbers, isDraft: true }),
    );
};

/** A tank of 300 K whose rate doubles by every ten kelvin; its volume and its price follow from that. */
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

/** What is said of an entry, after others have been checked. */
function told(name: string, text: string, checked: Entries = {}) {
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

const carried = (label: string) => ({
  kind: 'almost',
  sentence: `Right for your “${label},” but that one’s off.`,
  isCarriedForward: true,
});

// The answers are 320 K, 2 1/min and 20 L; 325 K make 2.828 1/min and 14.14 L.
describe('an answer that is right for a wrong one before it', () => {
  test('is told so, as is the next one, and both name the first', () => {
    expect(told('k', '2.83 1/min', { T: '325 K' })).toEqual(carried('Temperature'));
    expect(told('V', '14.1 L', { T: '325 K', k: '2.83 1/min' })).toEqual(carried('Temperature'));
  });

  test('may leave out the one between', () => {
    expect(told('V', '14.1 L', { T: '325 K' })).toEqual(carried('Temperature'));
  });

  test('names the one between where that has a mistake of its own', () => {
    expect(told('V', '25.0 L', { T: '325 K', k: '1.6 1/min' })).toEqual(carried('Rate'));
    expect(told('V', '25.0 L', { T: '320 K', k: '1.6 1/min' })).toEqual(carried('Rate'));
  });

  test('is as near as a right answer has to be', () => {
    expect(told('k', '2.85 1/min', { T: '325 K' })).toEqual(carried('Temperature'));
    expect(told('k', '2.86 1/min', { T: '325 K' })).toMatchObject({
      sentence: 'That’s too high.',
    });
  });

  test('is not blamed for a mistake that its author foresaw and that leads to the same number', () => {
    expect(told('k', '4.00 1/min')).toMatchObject({ sentence: 'You have taken the hot end.' });
    expect(told('k', '4.00 1/min', { T: '330 K' })).toEqual(carried('Temperature'));
  });

  const plain = { sentence: 'That’s too high.', isCarriedForward: undefined };

  test('is only too high where nothing before it was checked, or all of that is right', () => {
    expect(told('k', '2.83 1/min')).toMatchObject(plain);
    expect(told('k', '2.83 1/min', { T: '320 K' })).toMatchObject(plain);
    expect(told('k', '2.83 1/min', { T: '320.4 K' })).toMatchObject(plain);
    expect(told('V', '25.0 L', { T: '325 K', k: '2 1/min' })).toMatchObject(plain);
  });

  test.each(['hot', '320 to 330 K', '325 K N', ''])('does not follow from “%s”', (entry) => {
    expect(told('k', '2.83 1/min', { T: entry })).toMatchObject(plain);
  });

  test('is not looked for in what is right', () => {
    expect(told('k', '2.00 1/min', { T: '325 K' })).toMatchObject({ kind: 'right' });
  });
});

test('an answer that depends on none before it, or only through an equation, carries nothing', () => {
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

test('what does not change with the earlier answers is one number each', () => {
  expect(tank.keys.map(({ follows }) => follows)).toEqual([
    undefined,
    { from: ['T'], tree: ['*', 0.00833333333, ['^', 2, ['/', ['-', 'T', 300], 10]]] },
    { from: ['k'], tree: ['/', 0.000666666667, 'k'] },
  ]);
});

/** Sets of numbers that every problem has. */
const seeds = [0, 67, 200];
const names = globSync('content/problems/*.mdx').map((file) => basename(file, '.mdx'));

describe.each(names)('%s', (name) => {
  const file = `content/problems/${name}.mdx`;
  const read = reader(file, readFileSync(file, 'utf8'));
  const sets = seeds.map((seed) => {
    // Nothing is printed here, so no digits have to be found.
    const readWith = (replaced?: ReadonlyMap<string, number>) =>
      read({ draw: seed === 0 ? undefined : seeded(seed), carried: new Map(), replaced });
    return { seed, readWith, ...readWith() };
  });

  test('each later answer follows from the true ones before it', () => {
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

  test('and from one that is wrong as the whole recipe says', () => {
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
