import { expect, test } from 'vitest';
import { checkAnswer } from '../../domain/answers/check-answer.ts';
import { hintsOf, readSmall, solutionOf, step } from '../../../tests/small-documents.ts';

const problem = readSmall({
  givens: `<Given name="T0" value="20 degC">Feed temperature</Given>
<Given name="Tj" symbol="T_j" value="32 degC">Water temperature</Given>
<Given name="T" value="70 degC">Tank temperature</Given>
<Given name="C" value="2.00 kW/K" from="1.50" to="2.50" by="0.05">Heat capacity rate</Given>
<Given name="Qr" symbol="Q_r" value="150 kW">Heat of reaction</Given>
<Given name="X" value="0.80">Conversion</Given>
<Given name="n" value="3.0">Stages</Given>`,
  hints: hintsOf('Look.'),
  solution: solutionOf(step('Q', 'Qr + C*(T - T0)', 'unit="kW"')),
  answer: '<Answer name="Q">Heat</Answer>',
  mistake: `<Mistake value="Qr">You forgot the feed.</Mistake>
<Mistake value="Qr - C*(T - T0)">You subtracted it.</Mistake>
<Mistake value="2*Qr">You doubled it.</Mistake>`,
});
const [question] = problem.answers;
const told = (typed: string, seed = 0) => {
  const key = problem.variants[seed]?.keys[0];
  if (!question || !key) throw new Error('nothing is asked');
  return checkAnswer(typed, question, key).sentence;
};

// The answer is 250 kW.
test.each([
  ['226 kW', 'That’s what you get with “Water temperature” in place of “Feed temperature.”'],
  ['174 kW', 'That’s what you get with “Water temperature” in place of “Tank temperature.”'],
  ['290 kW', 'That’s what you get without “Feed temperature.”'],
  ['100 kW', 'That’s what you get without “Heat of reaction.”'],
  // A foreseen mistake takes precedence over a mix-up.
  ['150 kW', 'You forgot the feed.'],
  ['50.0 kW', 'You subtracted it.'],
  ['291 kW', 'That’s too high.'],
  ['289 kW', 'That’s too high.'],
  ['0 kW', 'That’s too low by more than a factor of ten.'],
])('%s: %s', (typed, sentence) => {
  expect(told(typed)).toBe(sentence);
});

test('mix-ups swap givens that the answer depends on with others of the same kind', () => {
  const words = (question?.mixUps ?? []).flatMap((each) =>
    each.flatMap((at) => (typeof at === 'number' ? [question?.givens[at]?.words] : [])),
  );
  expect(new Set(words)).toEqual(
    new Set(['Feed temperature', 'Water temperature', 'Tank temperature', 'Heat of reaction']),
  );
});

test('mix-ups are computed for every set of numbers', () => {
  for (const [seed, { values, keys }] of problem.variants.entries()) {
    const rate = values['C']?.value ?? NaN;
    expect(keys[0]?.mixedUp).toHaveLength(question?.mixUps?.length ?? NaN);
    expect(told(`${String(Math.round(150 + rate * 38))} kW`, seed)).toContain('in place of “Feed');
  }
});
