import { describe, expect, test } from 'vitest';
import { outcomeAt, sayingAt } from '../../domain/plots/exploration.ts';
import { templateText } from '../../domain/plots/template.ts';
import { lineOf } from '../document/section-texts.ts';
import {
  answer,
  firstOf,
  mistake,
  readPiece,
  readSmall,
  solutionOf,
  step,
} from '../../../tests/small-documents.ts';

const given = (value: string, name = 'Re') =>
  `<Given name="${name}" symbol="\\mathrm{${name}}" value="${value}">number</Given>\n\n`;
const nu = (holds: string, value = '0.023*Re^0.8') =>
  step('Nu', value, `symbol="N" holds="${holds}"`);
const warm = '<Given name="T" value="20 degC">Temperature</Given>\n\n';

describe('the range of a formula', () => {
  test('is printed with its step', () => {
    const words = (holds: string) => {
      const { blocks } = readPiece(given('20000') + given('5', 'Pr') + warm + nu(holds));
      return firstOf(blocks, 'step')
        .range?.map((inline) => (inline.type === 'maths' ? inline.words : lineOf([inline])))
        .join('');
    };
    expect(words('Re > 10000 and 0.6 < Pr < 160')).toBe(
      'Holds for Re is greater than 10,000 and 0.6 is less than Pr, is less than 160.',
    );
    expect(words('Re < 2100 or Re > 4000')).toBe(
      'Holds for Re is less than 2100 or Re is greater than 4000.',
    );
    expect(words('T < 350 K')).toBe('Holds for T is less than 350 kelvin.');
  });

  test.each([
    ['Re > 10000', /line 5\s+"Nu" holds for Re > 10000, and here Re is 8200\./],
    ['2300 < Re < 8000', /and here Re is 8200/],
    ['Re < 2100 or Re > 10000', /and here Re is 8200/],
    ['Re > 4000 and T < 290 K', /and here Re is 8200 and T is 20\.00 °C/],
    ['Re/2 > 5000', /and here Re\/2 is 4100/],
    ['Re', /"Re" isn’t a range/],
    ['Re > 4000 and', /"" isn’t a range/],
    ['1 < Re > 4', /isn’t a range/],
    ['Re > 4000 K', /compares a plain number with K|compares .* with/],
    ['Ra > 4000', /the name "Ra" isn’t defined yet/],
  ])('rejects a number outside: %s', (holds, message) => {
    expect(() => readPiece(given('8200') + warm + nu(holds))).toThrow(message);
  });

  test('can be about the result, and belongs to every kind of calculation', () => {
    for (const text of [
      step('Bi', 'Re/100000', 'symbol="B" holds="Bi < 0.1"'),
      '<Let name="Bi" value="0.2" holds="Bi < 0.1" />',
      '<Let name="Bi" value="200 K" unit="K" holds="Bi < 100 K" />',
      '<Solve name="Bi" equation="2*Bi = Re" from="0" to="10000" holds="Bi < 0.1" />',
      '<Integral name="Bi" of="x" over="x" from="0" to="1" holds="Bi < 0.1" />',
    ]) {
      expect(() => readPiece(given('20000') + text)).toThrow(/"Bi" holds for Bi < /);
    }
  });

  test('is true for every set of numbers of a problem', () => {
    const steps = (holds: string) => solutionOf(step('Q', 'm*R*T', `unit="kW" holds="${holds}"`));
    const read = (holds: string) => readSmall({ solution: steps(holds), answer, mistake });
    expect(read('m < 4 kg/s').variants).toHaveLength(201);
    expect(() => read('m < 1 kg/s')).toThrow(/line 24\s+"Q" holds for m < 1 kg\/s/);
    expect(() => read('m < 2.5 kg/s')).toThrow(
      /line 24\s+with the new numbers from seed \d+: "Q" holds for m < 2.5 kg\/s, and here m is 2\.\d+ kg\/s/,
    );
  });
});

const says = (words: string, attributes = '') => `<Says${attributes}>\n\n${words}\n\n</Says>\n`;
const plot = `<Plot over="x" from="0" to="1" x="Position" y="Number" yFrom="0" yTo="100" alt="A line.">
<Curve y="x*Nu" label="number" />

It goes up.

</Plot>
`;

function explore(sayings: string, { to = '40000', more = '' } = {}) {
  const slider = `<Slider name="Re" from="5000" to="${to}" by="1000">Reynolds number</Slider>\n`;
  const text = `${given('20000')}${nu('Re > 10000')}<Explore title="Faster">\n${slider}${more}${plot}${sayings}</Explore>`;
  const { exploration } = firstOf(readPiece(text).blocks, 'explore');
  return (Re: number) => {
    const outcome = outcomeAt(exploration, { Re });
    return sayingAt(exploration, outcome)?.lines.map((line) => templateText(line, outcome.values));
  };
}

describe('a figure that leaves the range', () => {
  test('has to say so', () => {
    const message =
      /line \d+\s+"Nu" holds for Re > 10000, but the figure shows it outside, at 14% of the slider settings\. With Re = 5000, Re is 5000\.\s+Narrow the sliders, or say so in <Says outside="Nu">/;
    expect(() => explore(says('So {Nu}'))).toThrow(message);
    expect(() => explore(says('So {Nu}') + says('No formula', ' outside="Nu"'))).toThrow(message);
    expect(() => explore(says('Slow', ' when="Re < Nu*1000"') + says('So {Nu}'))).toThrow(message);
    expect(() => explore(says('No', ' outside="Ra"') + says('So'))).toThrow(/"Ra" has no range/);
  });

  test('shows the author’s words there, and the numbers elsewhere', () => {
    const at = explore(says('No formula', ' outside="Nu"') + says('So {Nu}'));
    expect(at(9000)).toEqual(['No formula']);
    expect(at(10_000)).toEqual(['So 36.5']);
    expect(at(20_000)).toEqual(['So 63.5']);
  });

  test('can have other words on each side, or be stuck', () => {
    const low = ' outside="Nu" when="Re < Nu*250"';
    const at = explore(says('Very slow', low) + says('Slow', ' outside="Nu"') + says('So {Nu}'));
    expect([at(5000), at(9000), at(11_000)]).toEqual([['Very slow'], ['Slow'], ['So 39.3']]);
    const stuck = '<Stuck outside="Nu">\n\nToo slow: raise *Re*.\n\n</Stuck>\n';
    expect(explore(says('So {Nu}') + stuck)(6000)).toEqual(['Too slow: raise Re.']);
  });

  test('may not use the formula at all, or has its own in a hidden calculation', () => {
    const own = '<Let name="f" value="0.316/Re^0.25" holds="Re < 30000" />\n';
    const outside = says('No formula', ' outside="Nu"');
    expect(explore(outside + says('So {Nu}'), { more: own })(40_000)).toEqual(['So 111']);
    expect(() => explore(outside + says('So {f}'), { more: own })).toThrow(
      /"f" holds for Re < 30000, but the figure shows it outside, at 28% .* With Re = 31000/,
    );
    expect(
      explore(outside + says('So {f}', ' when="Re < 20000"') + says('So'), { more: own })(40_000),
    ).toEqual(['So']);
    const both = says('Not here', ' outside="Nu, f"') + says('So {f}');
    const at = explore(both, { more: own });
    expect([at(6000), at(20_000), at(35_000)]).toEqual([['Not here'], ['So 0.0266'], ['Not here']]);
  });
});
