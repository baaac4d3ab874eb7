import { describe, expect, test } from 'vitest';
import { templateText } from '../../domain/plots/template.ts';
import { outcomeAt } from '../../domain/plots/exploration.ts';
import { firstOf, readPiece } from '../../../tests/small-documents.ts';
import type { NumberOptions } from '../compute/names.ts';

const choices = `<Choice words="It rises" when="h > 1.01*hBefore">The pot is wider, so {h} is less.</Choice>
<Choice words="It stays" when="abs(h - hBefore) < 0.01*h">

The same water, *but* in {wide}.

So it is {h}.

</Choice>
<Choice words="It falls" when="h < 0.99*hBefore">

The same water in a wider pot.

</Choice>`;
const lesson = {
  lets: `<Let name="V" value="2.0 L" />
<Let name="wide" value="10.0 cm" />
<Let name="warm" value="18 deltaF" />
<Let name="h" value="V/wide^2" unit="cm" />`,
  ask: '<Predict move="wide" to="20.0">',
  question: 'Take a pot that is {wide}\nwider. Where is the water?',
  choices,
};
type Lesson = typeof lesson;

/** Reads a small lesson that contains a prediction. `changes` replaces some of its parts. */
function read(changes: Partial<Lesson> = {}, numbers: NumberOptions = {}) {
  const { lets, ask, question, choices: read } = { ...lesson, ...changes };
  const text = `${lets}

<Explore title="Change the pot">
<Slider name="wide" from="5.0 cm" to="30.0 cm" by="0.1 cm">Width</Slider>
<Slider name="V" from="0.5 L" to="4.0 L" by="0.1 L">Water</Slider>
<Slider name="warm" from="9 deltaF" to="36 deltaF" by="1 deltaF">Rise</Slider>
<Plot over="x" from="5 cm" to="30 cm" x="Width" xUnit="cm" y="Height" yUnit="cm" alt="A curve.">
<Curve y="V/x^2" />

It falls.

</Plot>
<Says>\n\nIt is {h}.\n\n</Says>
${ask}

${question}

${read}

</Predict>
</Explore>`;
  const { reader, blocks } = readPiece(text, { numbers });
  return { exploration: firstOf(blocks, 'explore').exploration, counts: reader.counts };
}

const predictionOf = (changes: Partial<Lesson> = {}) => {
  const [prediction] = read(changes).exploration.predictions;
  if (!prediction) throw new Error('there is no prediction');
  return prediction;
};
const rightOf = (changes: Partial<Lesson> = {}) =>
  predictionOf(changes)
    .choices.filter(({ isRight }) => isRight)
    .map(({ words }) => words);

test("a prediction has its question, its slider's target, and its choices", () => {
  const { question, move, to, choices: read } = predictionOf();
  expect(question.replaceAll('\u00a0', ' ')).toBe(
    'Take a pot that is 10.0 cm wider. Where is the water?',
  );
  expect([move, to]).toEqual(['wide', 20]);
  expect(read.map(({ words }) => words)).toEqual(['It rises', 'It stays', 'It falls']);
});

describe('the right choice is computed:', () => {
  test.each<[what: string, changes: Partial<Lesson>, right: string]>([
    ['as they are', {}, 'It falls'],
    ['with the slider moved the other way', { ask: lesson.ask.replace('20.0', '5.0') }, 'It rises'],
    ['with another slider', { ask: '<Predict move="V" to="4.0">' }, 'It rises'],
    ['with a slider it does not depend on', { ask: '<Predict move="warm" to="20">' }, 'It stays'],
  ])('%s', (_, changes, right) => {
    expect(rightOf(changes)).toEqual([right]);
  });
});

test("a reason is one line with the figure's current numbers", () => {
  const { exploration } = read();
  const reason = exploration.predictions[0]?.choices[1]?.reason ?? [];
  const at = (wide: number) =>
    templateText(reason, outcomeAt(exploration, { wide }).values).replaceAll('\u00a0', ' ');
  expect(at(20)).toBe('The same water, but in 20.0 cm. So it is 5.00 cm.');
  expect(at(10)).toBe('The same water, but in 10.0 cm. So it is 20.0 cm.');
});

test("the target can be in the slider's unit or another that fits", () => {
  const to = (move: string, there: string) =>
    predictionOf({ ask: `<Predict move="${move}" to="${there}">` }).to;
  expect(to('wide', '20.1 cm')).toBe(20.1);
  expect(to('wide', '290 mm')).toBe(29);
  expect(to('warm', '27 deltaF')).toBe(27);
});

test('a prediction is counted, but its words aren’t', () => {
  expect(read().counts).toMatchObject({ words: 2, predictions: 1 });
});

test('with other numbers in the lesson there are no predictions', () => {
  const { exploration } = read({}, { replaced: new Map([['wide', 0.25]]) });
  expect(exploration.predictions).toEqual([]);
});

describe('an error has its line and fix:', () => {
  const incomplete = (right: string) =>
    `line 21\n  a <Predict> needs a question and two or more choices, and exactly one of them has to be right. With the slider at 20.0, these are right: ${right}.`;
  const notAChoice = 'line 21\n  a <Predict> needs a question and choices.';
  test.each<[message: string, changes: Partial<Lesson>]>([
    [
      'line 21\n  there’s no slider "h".\n  Write its name in move="…".',
      { ask: '<Predict move="h" to="20.0">' },
    ],
    ['the slider can’t stop at 20.05.', { ask: '<Predict move="wide" to="20.05">' }],
    ['line 21\n  the slider is already at 10.0.', { ask: '<Predict move="wide" to="10.0">' }],
    [incomplete('none'), { choices: choices.replace('0.99*', '0.1*') }],
    [incomplete('It stays, It falls'), { choices: choices.replace('0.01*h', '2*hBefore') }],
    [notAChoice, { choices: choices.replace('when="h < 0.99*hBefore"', 'is="right"') }],
  ])('%s', (message, changes) => {
    expect(() => read(changes)).toThrow(message);
  });
});
