import { describe, expect, test } from 'vitest';
import { seedsOfAProblem } from '../document/document.ts';
import {
  hintsOf,
  problemText,
  readSmall,
  solutionOf,
  step,
} from '../../../tests/small-documents.ts';

const problem = {
  givens: `<Given name="mw" symbol="m_w" value="2.50 kg/s" from="1.00" to="6.00" by="0.05">Flow of water</Given>
<Given name="T1" value="18 degC" from="8" to="28" by="1">Inlet</Given>
<Given name="T2" value="75 degC">Outlet</Given>
<Given name="cp" symbol="c_p" value="4.18 kJ/(kg K)">Heat capacity</Given>
<Let name="hg" symbol="h_g" value="2738 kJ/kg" />
<Let name="hf" symbol="h_f" value="605 kJ/kg" />`,
  hints: hintsOf('one'),
  solution: solutionOf(
    step('Q', 'mw*cp*(T2 - T1)', 'unit="kW"'),
    step('ms', 'Q/(hg - hf)', 'symbol="m_s" unit="kg/s"'),
  ),
  answer: '<Answer name="ms">Flow of steam</Answer>',
  mistake: `<Mistake value="7*ms">You heated seven.</Mistake>
<Mistake value="ms/7">You heated a seventh.</Mistake>
<Mistake value="Q/hg">You divided by the total.</Mistake>`,
};

const lineInside = problemText(problem).split('\n').length + 4;

const readWithSecond = (...lines: string[]) =>
  readSmall({
    ...problem,
    mistake: `${problem.mistake}\n\n<Second>\n\n${lines.join('\n')}\n\n</Second>\n`,
  });

const balance =
  '<Solve name="ms" equation="ms*hg + mw*cp*T1 = ms*hf + mw*cp*T2" from="0" to="2" unit="kg/s" />';

test('a second calculation is done for every set of numbers', () => {
  const { variants } = readWithSecond('Energy in is energy out.', '', balance);
  expect(variants).toHaveLength(seedsOfAProblem + 1);
  for (const { values, second } of variants) {
    expect(second?.['ms']).toBeCloseTo(values['ms']?.value ?? NaN, 9);
  }
});

test('it prints nothing, and is optional', () => {
  const { variants, ...shown } = readWithSecond('A word that nobody reads.', '', balance);
  expect(JSON.stringify(shown)).not.toContain('nobody reads');
  const { variants: alone, ...plain } = readSmall(problem);
  expect(shown).toEqual(plain);
  expect(variants.map(({ printed }) => printed)).toEqual(alone.map(({ printed }) => printed));
  expect(alone[0]?.second).toBeUndefined();
});

test('it can integrate over a name of its own', () => {
  const { variants } = readWithSecond(
    '<Integral name="Q" of="mw*cp*exp(0*T/T1)" over="T" from="T1" to="T2" unit="kW" />',
    '<Let name="ms" value="Q/(hg - hf)" unit="kg/s" />',
  );
  for (const { values, second } of variants) {
    expect(second?.['ms']).toBeCloseTo(values['ms']?.value ?? NaN, 9);
  }
});

describe('an error has its file, line and fix:', () => {
  const ms = (value: string, unit = 'kg/s') => `<Let name="ms" value="${value}" unit="${unit}" />`;
  test.each<[lines: string[], line: number, words: RegExp]>([
    [
      [ms('(mw*cp*(T2 - T1)) / (hg - hf)')],
      lineInside,
      /this is the same calculation of "ms" again.*\n.*Do it another way/,
    ],
    [
      ['<Solve name="ms" equation="mw*cp*(T2 - T1)/(hg - hf) = ms" from="0" to="1" unit="kg/s" />'],
      lineInside,
      /this is the same calculation/,
    ],
    [[ms('Q/2133')], lineInside, /"Q" is a result of the first calculation\.\n.*starts over/],
    [['<Let name="ms" value="0.279 kg/s" />'], lineInside, /"ms" is typed here, not computed/],
    [
      ['<Let name="other" value="mw*cp" unit="kW/K" />'],
      lineInside - 2,
      /doesn’t compute "ms"\.\n.*<Let name="ms" value="…" unit="kg\/s" \/>/,
    ],
    [
      [ms('mw*cp*(T2 - T1)/hg')],
      lineInside,
      /"ms" is 0\.21755 kg\/s here, and 0\.27925 kg\/s in the first calculation\.\n.*wrong/,
    ],
    [[ms('mw*cp', 'kW/K')], lineInside, /"ms" is something in .* here, and something in .* in the/],
    [
      ['<Integral name="ms" of="Q/T^2" over="T" from="T1" to="T2" />'],
      lineInside,
      /"Q" is a result of the first calculation/,
    ],
    [['<Answer name="ms">x</Answer>'], lineInside, /doesn’t belong in <Second>/],
  ])('%s', (lines, line, words) => {
    const message = messageOf(...lines);
    expect(message).toMatch(words);
    expect(message).toContain(`content/problems/x.mdx, line ${String(line)}\n`);
  });
});

test('a difference for some new numbers is reported with the seed', () => {
  const message = messageOf(
    '<Let name="warm" value="25 degC" />',
    '<Let name="ms" value="mw*cp*(T2 - min(T1, warm))/(hg - hf)" unit="kg/s" />',
  );
  expect(message).toMatch(/with the new numbers from seed \d+: "ms" is/);
});

function messageOf(...lines: string[]): string {
  try {
    readWithSecond(...lines);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('There is no fault.');
}
