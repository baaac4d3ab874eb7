import { describe, expect, test } from 'vitest';
import { inFile } from '../src/documents/text/fault.ts';
import { parseDocument } from '../src/documents/text/parse.ts';
import { Reader } from '../src/documents/read/reader.ts';
import { lessonTags } from '../src/documents/text/tags.ts';
import { checkAnswer } from '../src/domain/answers/check-answer.ts';
import { causesWithoutGround } from './cause-grounds.ts';
import {
  bar,
  commonMistakes,
  fahrenheit,
  gc,
  high,
  hours,
  key,
  logs,
  low,
  molar,
  question,
  sixty,
  ten,
  two,
  width,
} from './typed-answers.ts';

/** Compiles a question in a lesson the same way as the build does. */
function asked(tags: string, answer: string) {
  const text = `${tags}\n\n<SelfCheck>\n\nHow much?\n\nSo much.\n\n${answer}\n\n</SelfCheck>`;
  const reader = new Reader({ figures: 'none', tags: lessonTags });
  const [check] = inFile('made-up.mdx', () => reader.blocks(parseDocument(text))).flatMap(
    (block) => (block.type === 'selfCheck' ? block.questions : []),
  );
  if (!check) throw new Error('nothing is asked');
  return check;
}

type Case = [typed: string, sentence: string];

function sentences(what: string, tags: string, answer: string, cases: readonly Case[]) {
  describe(what, () => {
    const { question: box, key: right } = asked(tags, answer);
    test.each(cases)('%s: %s', (typed, sentence) => {
      expect(checkAnswer(typed, box, right).sentence).toBe(sentence);
    });
  });
}

const far = (direction: string) => `That’s too ${direction} by more than a factor of ten.`;

sentences(
  'a head of 12.0 m in meters and kilopascals gets no cause that its source doesn’t suggest',
  `<Let name="p" value="20.0 kPa" />
<Let name="rho" value="1000 kg/m^3" />
<Let name="g" value="10.0 m/s^2" />
<Let name="z" value="10.0 m" />
<Let name="H" value="z + p/(rho*g)" unit="m" />`,
  '<Answer name="H" unit="m">Head</Answer>',
  [
    ['21.6 m', high],
    ['6.67 m', low],
    ['27.6 m', high],
    ['5.21 m', low],
    ['386 m', far('high')],
    ['0.373 m', far('low')],
    ['720 m', far('high')],
    ['0.200 m', far('low')],
    ['24.0 m', high],
    ['12.2 m', 'Very close, but too high.'],
  ],
);

sentences(
  'a time of 46.1 min from a logarithm',
  `<Let name="k" value="0.0500 1/min" />
<Let name="X" value="0.900" />
<Let name="t" value="-ln(1 - X)/k" unit="min" />`,
  '<Answer name="t" unit="min">Time</Answer>',
  [
    ['20.0 min', logs],
    ['0.768 min', sixty],
    ['2763 min', sixty],
    ['165,800 min', hours],
    // Combined with another common factor, the result would be too far from these entries.
    ['20.2 min', low],
    ['25.6 min', low],
    ['1483 min', far('high')],
  ],
);

sentences(
  'a logarithm in an exponent has a factor other than 2.303',
  `<Let name="Re" value="100000" />
<Let name="f" value="1/(-1.8*log10(6.9/Re))^2" unit="1" />`,
  '<Answer name="f" unit="1">Friction factor</Answer>',
  [
    ['0.0410', high],
    [
      '0.00336',
      'It’s off by a factor of 5.302: check for log instead of ln, or the other way around.',
    ],
  ],
);

sentences(
  'a sum with only one wrong term has no constant factor',
  `<Let name="a" value="2.00 min" />
<Let name="b" value="60.0 s" />
<Let name="t" value="a + b" unit="s" />`,
  '<Answer name="t" unit="s">Time</Answer>',
  [['7260 s', far('high')]],
);

sentences(
  'a pressure of 1.73 psi with both pounds-mass and pounds-force',
  `<Let name="rho" value="62.4 lbm/ft^3" />
<Let name="g" value="32.174 ft/s^2" />
<Let name="h" value="4.00 ft" />
<Let name="p" value="rho*g*h" unit="psi" />`,
  '<Answer name="p" unit="psi">Pressure</Answer>',
  [
    ['55.8 psi', gc],
    ['0.0539 psi', gc],
    ['3.12 psi', high],
  ],
);

sentences(
  'a heat flow through a wall in British units',
  `<Let name="k" value="0.100 BTU/(hr ft degF)" />
<Let name="T1" value="200 degF" />
<Let name="T2" value="80.0 degF" />
<Let name="d" value="0.500 ft" symbol="\\delta" />
<Let name="q" value="k*(T1 - T2)/d" unit="BTU/(hr ft^2)" />`,
  '<Answer name="q" unit="BTU/(hr ft^2)">Flux</Answer>',
  [
    ['43.2 BTU/(hr ft^2)', fahrenheit],
    ['13.3 BTU/(hr ft^2)', fahrenheit],
    ['1440 BTU/(hr ft^2)', sixty],
    ['55.3 BTU/(hr ft^2)', high],
    ['48.0 BTU/(hr ft^2)', high],
  ],
);

sentences(
  'a velocity of 0.509 m/s in a round pipe',
  `<Let name="Q" value="0.00100 m^3/s" />
<Let name="D" value="50.0 mm" />
<Let name="v" value="4*Q/(pi*D^2)" unit="m/s" />`,
  `<Answer name="v" unit="m/s">Velocity</Answer>
<Mistake value="v/2">You have counted only one half of the flow.</Mistake>`,
  [
    ['0.127 m/s', width('4')],
    ['2.04 m/s', width('4')],
    ['1.02 m/s', two],
    // The author's mistake and a common one lead to the same number, so neither is certain.
    ['0.255 m/s', `You have counted only one half of the flow. If that’s not it: ${two}`],
    ['30.6 m/s', far('high')],
  ],
);

sentences(
  'a mass of gas, with a pressure in atmospheres and a molar mass',
  `<Let name="P" value="2.00 atm" />
<Let name="V" value="0.500 m^3" />
<Let name="T" value="300 K" />
<Let name="R" value="8.314 J/(mol K)" />
<Let name="M" value="28.0 g/mol" />
<Let name="m" value="P*V*M/(R*T)" unit="kg" />`,
  '<Answer name="m" unit="kg">Mass</Answer>',
  [
    ['1.137 kg', 'right'],
    ['1.123 kg', bar],
    ['1.153 kg', bar],
    ['31.8 kg', molar],
    ['68.2 kg', far('high')],
  ].map(([typed = '', sentence = '']): Case => [
    typed,
    sentence === 'right' ? 'That’s within 1% of the solution.' : sentence,
  ]),
);

sentences(
  'an amount of gas with both pressures in bar and nothing in atm',
  `<Let name="Pg" value="3.00 bar" />
<Let name="Pa" value="0.800 bar" />
<Let name="P" value="Pg + Pa" unit="bar" />
<Let name="V" value="2.00 m^3" />
<Let name="T" value="300 K" />
<Let name="R" value="8.314 J/(mol K)" />
<Let name="n" value="P*V/(R*T)" unit="mol" />`,
  '<Answer name="n" unit="mol">Moles</Answer>',
  [
    ['300.7 mol', 'Very close, but too low.'],
    ['307.9 mol', 'Very close, but too high.'],
  ],
);

sentences(
  'an amount of gas with both pressures in bar and a gas constant with atm',
  `<Let name="Pg" value="3.00 bar" />
<Let name="Pa" value="0.800 bar" />
<Let name="P" value="Pg + Pa" unit="bar" />
<Let name="V" value="2.00 m^3" />
<Let name="T" value="300 K" />
<Let name="R" value="0.08206 L atm/(mol K)" />
<Let name="n" value="P*V/(R*T)" unit="mol" />`,
  '<Answer name="n" unit="mol">Moles</Answer>',
  [['300.7 mol', bar]],
);

const onMass = (right: string, cure: string) =>
  `That’s ${right}on a mass basis. The question is on a molar basis${cure}.`;

sentences(
  'a flow of 100 kmol/hr of humid air with only the molar mass of water',
  `<Let name="nA" value="90.0 kmol/hr" />
<Let name="mW" value="180.2 kg/hr" />
<Let name="M" value="18.02 g/mol" />
<Let name="nW" value="mW/M" unit="kmol/hr" />
<Let name="n" value="nA + nW" unit="kmol/hr" />`,
  '<Answer name="n" unit="kmol/hr">Humid air</Answer>',
  [
    ['1802 kg/hr', onMass('', '')],
    ['2787 kg/hr', onMass('', '')],
    ['1802 kmol/hr', far('high')],
  ],
);

sentences(
  'a flow of 10 kmol/hr of water with its molar mass',
  `<Let name="mW" value="180.2 kg/hr" />
<Let name="M" value="18.02 g/mol" />
<Let name="nW" value="mW/M" unit="kmol/hr" />`,
  '<Answer name="nW" unit="kmol/hr">Water</Answer>',
  [
    ['180 kg/hr', onMass('right ', ': use the molar mass')],
    ['180 kmol/hr', molar],
  ],
);

sentences(
  'oxygen for a fuel, whose molar mass can be left out',
  `<Let name="mF" value="160.4 kg/hr" />
<Let name="M" value="16.04 g/mol" />
<Let name="nO" value="2*mF/M" unit="kmol/hr" />`,
  '<Answer name="nO" unit="kmol/hr">Oxygen</Answer>',
  [
    ['320.8 kg/hr', onMass('', '')],
    ['320.8 kmol/hr', molar],
  ],
);

test('a factor of ten gets no cause', () => {
  expect(checkAnswer('11.90 L', question('L'), key(0.119048)).sentence).toBe(ten('small', '10'));
});

test('reports a cause that the source of an answer lacks', () => {
  const box = { ...question('m', { slips: commonMistakes }), name: 'H', label: 'Head' };
  const text = '<Let name="z" value="3 m" /><Step name="H" value="4*z" unit="m" />';
  // Five of the factors name a cause, both multiplied and divided. The factor for pounds counts
  // twice, because it has two causes and the source supports neither.
  expect(causesWithoutGround(box, key(12), text)).toHaveLength(12);
  expect(causesWithoutGround({ ...box, slips: [] }, key(12), text)).toEqual([]);
});
