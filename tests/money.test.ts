import { describe, expect, test } from 'vitest';
import { answerText } from '../src/domain/answers/answer-text.ts';
import { askedFor, exampleFor, helpFor } from '../src/domain/answers/asked-for.ts';
import { checkAnswer } from '../src/domain/answers/check-answer.ts';
import { printName } from '../src/domain/plots/template.ts';
import { flatText, grouped, quantityRuns } from '../src/domain/quantities/print.ts';
import { readQuantity } from '../src/domain/quantities/read-quantity.ts';
import { readProblem } from '../src/documents/read/read-problem.ts';
import { guideExample } from './guide-examples.ts';

describe('money as people type it', () => {
  test.each([
    ['$120', 120, '120 dollars', '$120'],
    ['120 dollars', 120, '120 dollars', '$120'],
    ['$1.2 million', 1.2e6, '1.2 million dollars', '$1.2\u00a0million'],
    ['$1.25e6', 1.25e6, '1.25 × 10^6 dollars', undefined],
    ['$3.60/kWh', 1e-6, '3.60 dollars per kilowatt-hour', '$3.60/kWh'],
    ['$36 per hour', 0.01, '36 dollars per hour', '$36/hour'],
    ['$5 m^-2', 5, '5 dollars per square meter', '$5/m²'],
    ['3 kWh/$', 10.8e6, '3 kilowatt-hours per dollar', '3\u00a0kWh/$'],
  ])('%s', (typed, value, words, printed) => {
    const reading = readQuantity(typed);
    if ('problem' in reading) throw new Error(reading.problem);
    expect(reading.value).toBeCloseTo(value, 12);
    expect(reading.words).toBe(words);
    const runs = quantityRuns({ mantissa: grouped(reading.number.mantissa) }, reading.unit);
    if (printed !== undefined) expect(flatText(runs)).toBe(printed);
  });
});

test('a lesson prints dollars before their number, in text, maths and words', () => {
  const { blocks, values } = guideExample('Money 1');
  const page = JSON.stringify(blocks);
  expect(values.get('payback')).toBeCloseTo((120_000 / (0.35 * 75 * 0.085 * 8000)) * 31_536_000, 3);
  expect(page).toContain('$120,000');
  expect(page).toContain('$0.085/kWh');
  expect(page).toContain('Money saved ($)');
  expect(page).toContain('$0.510\u00a0million');
  expect(page).toContain('<mi mathvariant=\\"normal\\">$</mi><mn>0.085</mn><mi>/kWh</mi>');
});

test('a figure prints a price like the text does', () => {
  const printed = { name: 'c', factor: 1, zero: 0, unit: '$/kg', digits: 3 };
  expect(printName(printed, new Map([['c', 2.5]]))).toBe('$2.50/kg');
  expect(printName({ ...printed, unit: '$' }, new Map([['c', -1250]]))).toBe('−$1250');
});

describe('the answer box', () => {
  const { answers, variants } = readProblem(
    'content/problems/x.mdx',
    `---
title: x
---

What does it cost?

<Given name="W" symbol="W" value="75 kW" from="50" to="100" by="5">power</Given>
<Given name="t" symbol="t" value="8000 h">time</Given>
<Given name="c" symbol="c" value="$0.085/kWh">price</Given>

<Hint>

one

</Hint>
<Hint>

two

</Hint>

<Solution>

<Step name="C" symbol="C" value="W*t*c" unit="USD">

So it is.

</Step>

</Solution>

<Answer name="C">Yearly cost</Answer>
<Mistake value="W*t*c/2">You halved it.</Mistake>
<Mistake value="3*W*t*c">You tripled it.</Mistake>
<Mistake value="W*t*c/5">You divided it by five.</Mistake>
`,
  );
  const [answer] = answers;
  const key = variants[0]?.keys[0];
  if (!answer || !key) throw new Error('there is no answer');
  const say = (typed: string) => checkAnswer(typed, answer, key);

  test.each(['$51,000', '51000 dollars', '$51k', '51 kUSD', '$0.051 million'])(
    '%s is right',
    (typed) => {
      expect(say(typed)).toMatchObject({ kind: 'right' });
    },
  );

  test('asks for dollars, and describes what was typed instead', () => {
    expect(askedFor(answer)).toBe('an amount of money');
    expect(helpFor(answer)).toBe('An amount of money with a unit like $. Within 1% counts.');
    expect(exampleFor(answer)).toBe('$3.2');
    expect(answerText(answer, key)).toBe('$51,000');
    expect(JSON.stringify(say('51000'))).toContain('The number is right in $. Add the unit.');
    expect(JSON.stringify(say('0.02 $/kWh'))).toContain('That’s in dollars per kilowatt-hour');
    expect(JSON.stringify(say('5 kg'))).toContain('The question asks for an amount of money.');
  });
});
