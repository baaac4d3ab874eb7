import { describe, expect, test } from 'vitest';
import { seedsOfAProblem } from '../document/document.ts';
import { readProblem } from '../read/read-problem.ts';

const problem = (second: string) => `---
title: x
---

How much steam?

<Given name="mw" symbol="m_w" value="2.50 kg/s" from="1.00" to="6.00" by="0.05">Flow of water</Given>
<Given name="T1" value="18 degC" from="8" to="28" by="1">Inlet</Given>
<Given name="T2" value="75 degC">Outlet</Given>
<Given name="cp" symbol="c_p" value="4.18 kJ/(kg K)">Heat capacity</Given>
<Let name="hg" symbol="h_g" value="2738 kJ/kg" />
<Let name="hf" symbol="h_f" value="605 kJ/kg" />

<Hint>

one

</Hint>
<Hint>

two

</Hint>

<Solution>

<Step name="Q" value="mw*cp*(T2 - T1)" unit="kW">

words

</Step>
<Step name="ms" symbol="m_s" value="Q/(hg - hf)" unit="kg/s">

words

</Step>

</Solution>

<Answer name="ms">Flow of steam</Answer>
<Mistake value="7*ms">You have heated seven.</Mistake>
<Mistake value="ms/7">You have heated a seventh.</Mistake>
<Mistake value="Q/hg">You have divided by the whole.</Mistake>
${second}`;

/** The line of the first tag inside of `<Second>`. */
const lineInside = problem('').split('\n').length + 3;

const withSecond = (...lines: string[]) =>
  problem(`\n<Second>\n\n${lines.join('\n')}\n\n</Second>\n`);

const read = (text: string) => readProblem('content/problems/x.mdx', text);

const balance =
  '<Solve name="ms" equation="ms*hg + mw*cp*T1 = ms*hf + mw*cp*T2" from="0" to="2" unit="kg/s" />';

test('an answer that is reached in another way is kept for every set of numbers', () => {
  const { variants } = read(withSecond('Energy in is energy out.', '', balance));
  expect(variants).toHaveLength(seedsOfAProblem + 1);
  for (const { values, second } of variants) {
    expect(second?.['ms']).toBeCloseTo(values['ms']?.value ?? NaN, 9);
  }
});

test('nothing of it is printed, and without one there is none', () => {
  const { variants, ...shown } = read(withSecond('A word that nobody reads.', '', balance));
  expect(JSON.stringify(shown)).not.toContain('nobody reads');
  const { variants: alone, ...plain } = read(problem(''));
  expect(shown).toEqual(plain);
  expect(variants.map(({ printed }) => printed)).toEqual(alone.map(({ printed }) => printed));
  expect(alone[0]?.second).toBeUndefined();
});

test('it may integrate, over a name that nothing else knows', () => {
  const { variants } = read(
    withSecond(
      'Kelvin by kelvin.',
      '',
      '<Integral name="Q" of="mw*cp*exp(0*T/T1)" over="T" from="T1" to="T2" unit="kW" />',
      '<Let name="ms" value="Q/(hg - hf)" unit="kg/s" />',
    ),
  );
  for (const { values, second } of variants) {
    expect(second?.['ms']).toBeCloseTo(values['ms']?.value ?? NaN, 9);
  }
});

describe('a fault names its file, its line and its cure:', () => {
  test.each<[what: string, lines: string[], line: number, words: RegExp]>([
    [
      'the same expression',
      ['<Let name="ms" value="(mw*cp*(T2 - T1)) / (hg - hf)" unit="kg/s" />'],
      lineInside,
      /this is the same calculation of "ms" again.*\n.*Do it another way/,
    ],
    [
      'the same in another order and other lines',
      [
        '<Let name="rise" value="-T1 + T2" unit="K" />',
        '<Let name="each" value="cp*rise/(hg - hf)" />',
        '<Let name="ms" value="each*mw" unit="kg/s" />',
      ],
      lineInside + 2,
      /this is the same calculation/,
    ],
    [
      'the same in an equation that leaves nothing to solve',
      ['<Solve name="ms" equation="mw*cp*(T2 - T1)/(hg - hf) = ms" from="0" to="1" unit="kg/s" />'],
      lineInside,
      /this is the same calculation/,
    ],
    [
      'a result of the first calculation',
      ['<Let name="ms" value="Q/2133" unit="kg/s" />'],
      lineInside,
      /"Q" is a result of the first calculation\.\n.*starts over from the givens/,
    ],
    [
      'a typed answer',
      ['<Let name="ms" value="0.279 kg/s" />'],
      lineInside,
      /"ms" is typed here, not computed/,
    ],
    [
      'no answer',
      ['<Let name="other" value="mw*cp" unit="kW/K" />'],
      lineInside - 2,
      /doesn’t compute "ms"\.\n.*<Let name="ms" value="…" unit="kg\/s" \/>/,
    ],
    [
      'another answer',
      ['<Let name="ms" value="mw*cp*(T2 - T1)/hg" unit="kg/s" />'],
      lineInside,
      /"ms" is 0\.21755 kg\/s here, and 0\.27925 kg\/s in the first calculation\.\n.*wrong/,
    ],
    [
      'another kind of quantity',
      ['<Let name="ms" value="mw*cp" unit="kW/K" />'],
      lineInside,
      /"ms" is something in .* here, and something in .* in the first calculation/,
    ],
    [
      'such a result in an integral',
      ['<Integral name="ms" of="Q/T^2" over="T" from="T1" to="T2" />'],
      lineInside,
      /"Q" is a result of the first calculation/,
    ],
    [
      'what readers would see',
      ['<Answer name="ms">x</Answer>'],
      lineInside,
      /doesn’t belong in <Second>/,
    ],
  ])('%s', (_, lines, line, words) => {
    const message = messageOf(withSecond(...lines));
    expect(message).toMatch(words);
    expect(message).toContain(`content/problems/x.mdx, line ${String(line)}\n`);
  });
});

test('answers that differ with some of the new numbers alone are told with the seed', () => {
  const text = withSecond(
    '<Let name="warm" value="25 degC" />',
    '<Let name="ms" value="mw*cp*(T2 - min(T1, warm))/(hg - hf)" unit="kg/s" />',
  );
  expect(messageOf(text)).toMatch(/with the new numbers from seed \d+: "ms" is/);
});

function messageOf(text: string): string {
  try {
    read(text);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('There is no fault.');
}
