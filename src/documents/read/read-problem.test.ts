import { describe, expect, test } from 'vitest';
import { checkAnswer } from '../../domain/answers/check-answer.ts';
import type { ProblemDocument } from '../document/document.ts';
import {
  givens,
  hints,
  type parts,
  solution,
  answer,
  mistake,
  readSmall as read,
} from '../../../tests/small-documents.ts';
import { seedsOfAProblem } from '../document/document.ts';

/** Far from the stated flow, but close to some random values. */
const stated = '<Let name="flow" value="1.1 kg/s" />\n\n<M';

test('a problem has the stated numbers and a set for every seed', () => {
  const { variants } = read();
  expect(variants).toHaveLength(seedsOfAProblem + 1);
  expect(variants[0]?.values['m']).toEqual({ value: 2, unit: 'kg/s' });
  const drawn = variants.slice(1).map(({ values }) => values['m']?.value ?? NaN);
  expect(Math.min(...drawn)).toBe(1);
  expect(Math.max(...drawn)).toBe(3);
  expect(new Set(drawn.map((value) => value.toFixed(1))).size).toBe(21);
});

test('only numbers that vary have slots, and each set fills them all', () => {
  const { variants, hints: read1, solution: steps } = read();
  expect(variants[0]?.printed).toContain('2.0');
  expect(variants[0]?.printed).not.toContain('0.287');
  expect(new Set(variants.map(({ printed }) => printed.length)).size).toBe(1);
  expect(JSON.stringify(read1)).toContain('"place":');
  expect(JSON.stringify(steps)).toMatch(/data-n=\\"\d+\\"/);
});

test('a problem without ranges has no other numbers', () => {
  const { variants, solution: steps } = read({ givens: givens.replace(/ from=.*by="0.1"/, '') });
  expect(variants).toHaveLength(1);
  expect(JSON.stringify(steps)).not.toContain('data-n');
});

test('the result with degrees Celsius in place of kelvin is computed for every set', () => {
  const { variants } = read();
  for (const { values, keys } of variants) {
    const { value = NaN } = values['m'] ?? {};
    expect(keys[0]?.forgotZero).toBeCloseTo(value * 287 * 20, 6);
  }
});

test('a right number in degrees gets a hint about its scale, not about converting', () => {
  const own = (value: string) =>
    read({
      solution: solution.replace('value="m*R*T" unit="kW"', `value="${value}" unit="degC"`),
      givens: `${givens}\n<Given name="dT" symbol="x" value="13.5 K">rise</Given>`,
      answer: '<Answer name="Q" unit="degC" within="0.5 K" from="-50 degC" to="90 degC">T</Answer>',
      mistake:
        '<Mistake value="T">a</Mistake><Mistake value="T - dT">b</Mistake><Mistake value="T + 2*dT">c</Mistake>',
    });
  const told = (typed: string, { answers: [question], variants: [set] }: ProblemDocument) =>
    question && set?.keys[0] && checkAnswer(typed, question, set.keys[0]).sentence;
  const rise = own('T + dT');
  expect(told('33.5 K', rise)).toBe('The number is right in °C, but you wrote kelvin.');
  expect(told('33.5 °C', rise)).toBe('That’s within 0.5 K of the solution.');
  // Multiplying degrees results in degrees: 1.1 times 20.
  const times = own('1.1*T');
  expect(told('22.0 °C', times)).toBe('You used °C or °F. Convert to kelvin first.');
  expect(told('49.3 K', times)).toBe('The number is right in °C, but you wrote kelvin.');
});

test("a foreseen mistake in a temperature can't be a difference", () => {
  const text = {
    solution: solution.replace('value="m*R*T" unit="kW"', 'value="T + dT" unit="degC"'),
    givens: `${givens}\n<Given name="dT" symbol="x" value="13.5 K">rise</Given>`,
    answer: '<Answer name="Q" unit="degC" within="0.5 K">T</Answer>',
    mistake:
      '<Mistake value="T">a</Mistake><Mistake value="T - dT">b</Mistake><Mistake value="dT">c</Mistake>',
  };
  expect(() => read(text)).toThrow('this mistake is a temperature difference');
});

test('the answer box knows the answer, the foreseen mistakes and the givens', () => {
  const { answers, variants } = read();
  const [question] = answers;
  const key = variants[0]?.keys[0];
  if (!question || !key) throw new Error('There is no question.');
  expect(checkAnswer('168 kW', question, key).kind).toBe('right');
  expect(checkAnswer('84.1 kW', question, key).sentence).toBe('You have halved it.');
  expect(checkAnswer('2.7 kg/s', question, key).sentence).toContain('like “flow”');
  for (const [seed, { keys, printed, values }] of variants.entries()) {
    const flow = `${String(values['m']?.value.toFixed(1))} kg/s`;
    const around = { printed: seed === 0 ? undefined : printed };
    const { sentence } = checkAnswer(flow, question, keys[0] ?? key, around);
    expect(sentence).toBe('That’s the given “flow.”');
  }
  expect(checkAnswer('11.5 kW', question, key).sentence).toContain('Convert to kelvin');
});

const whatIf =
  '<Let name="Q2" value="2*Q" unit="kW" digits="3" />\n\n<WhatIf>Twice is {Q2}.</WhatIf>';

test('the closing thought has the numbers of every set, outside the solution', () => {
  const document = read({ mistake: `${mistake}\n\n${whatIf}` });
  const [paragraph] = document.whatIf ?? [];
  expect(document.whatIf).toHaveLength(1);
  expect(paragraph).toMatchObject({ type: 'paragraph', children: [{ text: 'Twice is ' }, {}, {}] });
  expect(JSON.stringify(paragraph)).toContain('"place":');
  expect(JSON.stringify(document.solution)).not.toContain('Twice');
  expect(read().whatIf).toBeUndefined();
});

describe('an error has its file, line and fix:', () => {
  test.each<[message: RegExp, changes: Partial<typeof parts>]>([
    [/doesn’t have two or three hints/, { hints: '' }],
    [/doesn’t have an answer/, { answer: '', mistake: '' }],
    [
      /doesn’t have three mistakes that students typically make/,
      { mistake: mistake.replace(/.*tripled.*/, '') },
    ],
    [/a solution with steps/, { solution: '<Let name="Q" value="m*R*T" unit="kW" />' }],
    [
      /line 7\s+the range of new numbers doesn’t work/,
      { givens: givens.replace('from="1.0"', 'from="2.5"') },
    ],
    [
      /line 32\s+with the new numbers from seed \d+: it’s .* above 200 kW/,
      { answer: answer.replace('1000 kW', '200 kW') },
    ],
    [/"10 kg" isn’t a limit/, { answer: answer.replace('10 kW', '10 kg') }],
    [
      /the printed answer .* would get the verdict/,
      { answer: answer.replace('name="Q"', 'name="Q" digits="1"') },
    ],
    [/this mistake is something in/, { mistake: '<Mistake value="m*R">x</Mistake>' }],
    [/not clear which answer/, { mistake: '<Mistake answer="Z" value="m*R*T">x</Mistake>' }],
    [
      /line 35\s+this mistake leads to 169\.\d+ kW, which would count as right: the answer is 168\.\d+, and anything within 1% of it counts\.\s+Pick numbers or ranges .* within="0.5 %"/,
      { mistake: mistake.replace('3*m', '1.009*m') },
    ],
    [
      /line 35\s+this mistake leads to .* kW, rounded, which would count as right/,
      { mistake: mistake.replace('3*m', '1.011*m') },
    ],
    [
      /line 37\s+with the new numbers from seed \d+: this mistake leads to .* would count as right/,
      { mistake: mistake.replace('3*m*R*T', 'm*R*T + (m - flow)*R*T').replace('<M', stated) },
    ],
    [
      /line 35\s+this mistake leads to 84\.\d+ kW, and a student who types that would read: "You have halved it\. If that’s not it: You have tripled it\."\s+Pick .* tell the two apart/,
      { mistake: mistake.replace('3*m*R*T', 'm*R*T*0.5') },
    ],
    [
      /with the new numbers from seed \d+/,
      { mistake: `${mistake}\n\n<Require value="m" to="2.5 kg/s" />` },
    ],
    [
      /"d" changes sign/,
      {
        solution: solution.replace(
          '</Solution>',
          '<Let name="two" value="1.95 kg/s" />\n<Let name="d" value="m - two" unit="kg/s" />\n\nIt is {d} more.\n\n</Solution>',
        ),
      },
    ],
    [
      /no tag <Warning> in a problem\.\s+It only works in lessons/,
      { hints: `${hints}\n\n<Warning title="x">y</Warning>` },
    ],
    [/another tag/, { hints: hints.replace('Multiply.', '<Hint>x</Hint>') }],
    [
      /line 42\s+there’s a second <WhatIf>\.\s+Keep the one/,
      { mistake: `${mistake}\n\n${whatIf}\n\n<WhatIf>Thrice?</WhatIf>` },
    ],
    [/line 38\s+this tag has no words in it/, { mistake: `${mistake}\n\n<WhatIf>\n\n</WhatIf>` }],
    [
      /line 38\s+only words can go here/,
      {
        mistake: `${mistake}\n\n<WhatIf>\n\n<Step name="Z" value="2*Q" unit="kW">\n\nIt is.\n\n</Step>\n\n</WhatIf>`,
      },
    ],
    [
      /<WhatIf> is inside another tag/,
      { solution: solution.replace('</Sol', '<WhatIf>x</WhatIf>\n\n</Sol') },
    ],
    [
      /only a number without a unit can have digits="0"/,
      { answer: answer.replace('name="Q"', 'name="Q" digits="0"') },
    ],
    [
      /a whole number has no tolerance/,
      {
        answer: '<Answer name="one" digits="0" within="1 %">Count</Answer>',
        givens: `${givens}\n<Let name="one" value="1" />`,
      },
    ],
    [/round="up" doesn’t fit here/, { answer: answer.replace('name="Q"', 'name="Q" round="up"') }],
    [/is="big"/, { answer: answer.replace('name="Q"', 'name="Q" is="big"') }],
    [/within="1 m"/, { answer: answer.replace('name', 'within="1 m" name') }],
  ])('%s', (message, changes) => {
    expect(() => read(changes)).toThrow(message);
    expect(() => read(changes)).toThrow(/^content\/problems\/x\.mdx, line \d+/);
  });
});
