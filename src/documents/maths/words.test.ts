import katex from 'katex';
import { describe, expect, test } from 'vitest';
import { tidied } from './tidy.ts';
import { readMathMl } from './tree.ts';
import { mathWords } from './words.ts';

const said = (tex: string) =>
  mathWords(tidied(readMathMl(katex.renderToString(tex, { displayMode: true, output: 'mathml' }))));

describe('an equation reads as a teacher would say it', () => {
  test.each([
    // Letters, subscripts and accents
    [
      String.raw`\dot Q = \dot m\,C_p\,(T_2 - T_1)`,
      'Q dot equals m dot C sub p times open parenthesis T sub 2 minus T sub 1 close parenthesis',
    ],
    [String.raw`\Delta\hat H_{fg}`, 'Delta H hat sub fg'],
    [String.raw`c_{p,h}\,T_{h1}`, 'c sub p comma h, end sub T sub h1'],
    [String.raw`p_i^{\text{sat}} > C_f'`, 'p sub i super sat is greater than C sub f prime'],
    [String.raw`R_{\min}\,Q_{\max}^2`, 'R sub min Q sub max squared'],
    [String.raw`C(t) \approx C_\infty`, 'C of t is approximately equal to C sub infinity'],
    // Powers, fractions and roots
    [String.raw`x^2 + y^3 + z^n`, 'x squared plus y cubed plus z to the n'],
    [String.raw`e^{-t/\tau}\,C`, 'e to the power minus t divided by tau, end power times C'],
    [String.raw`\frac{a+b}{c}`, 'the fraction a plus b over c, end fraction'],
    [String.raw`\frac{dC}{dt} + \frac{\Delta p}{L}`, 'd C over d t plus Delta p over L'],
    [String.raw`\frac{d}{dt}(C)`, 'd by d t of open parenthesis C close parenthesis'],
    [String.raw`\sqrt{2gh}`, 'the square root of 2 g h, end root'],
    [String.raw`\left|x - y\right|`, 'the absolute value of x minus y, end absolute value'],
    // Money
    [String.raw`C = \$120`, 'C equals 120 dollars'],
    [String.raw`\$-5\mathrm{/h}`, 'minus 5 dollars per hour'],
    [
      String.raw`(75\,\mathrm{kW})(\$0.085\mathrm{/kWh})`,
      '75 kilowatts times 0.085 dollars per kilowatt-hour',
    ],
    [String.raw`\$1.25 \times 10^{7}\mathrm{/yr}`, '1.25 times 10 to the 7 dollars per year'],
    [String.raw`3\,\mathrm{kWh/\$}`, '3 kilowatt-hours per dollar'],
    [
      String.raw`\log_{10}(S)\exp(b)`,
      'log base 10 of open parenthesis S close parenthesis times the exponential of b',
    ],
    [String.raw`\sum_{i=1}^{n} x_i`, 'the sum from i equals 1 to n of x sub i'],
    [String.raw`\int_0^X f\,dX`, 'the integral from 0 to X of f d X'],
    [String.raw`\min_i x_i`, 'the minimum over i of x sub i'],
    // Numbers, units and molecules
    [String.raw`(0.900)\,(2392.1\,\mathrm{kJ/kg})`, '0.900 times 2392.1 kilojoules per kilogram'],
    [
      String.raw`8.314\,\mathrm{J/(mol\cdot K)} - 65\%`,
      '8.314 joules per mole kelvin minus 65 percent',
    ],
    [String.raw`9.81\,\mathrm{m/s^{2}}`, '9.81 meters per second squared'],
    [String.raw`1\,\mathrm{m^{3}} + 2\,\mathrm{m^{3}}`, '1 cubic meter plus 2 cubic meters'],
    [String.raw`2.45 \times 10^{-4}\,\mathrm{K^{-1}}`, '2.45 times 10 to the minus 4 per kelvin'],
    [
      String.raw`4\,\mathrm{NH_3} + 5\,\mathrm{O_2} \to 4\,\mathrm{NO} + 6\,\mathrm{H_2O}`,
      '4 NH3 plus 5 O2 gives 4 NO plus 6 H2O',
    ],
    // Lines
    [
      String.raw`\begin{aligned} y &= m\,x \\ & \quad {} + 3 \\ &= 7 \end{aligned}`,
      'y equals m x; plus 3; equals 7',
    ],
    [
      String.raw`m = (0.5)\,(2\,\mathrm{kg}) = (0.5) \times (2\,\mathrm{kg}) = 1\,\mathrm{kg}`,
      'm equals 0.5 times 2 kilograms, equals 0.5 times 2 kilograms, equals 1 kilogram',
    ],
    [String.raw`x = 1,\qquad y = 2`, 'x equals 1; y equals 2'],
    [
      String.raw`f = \begin{cases} k\tau & \text{first order} \\ 0 & \text{otherwise} \end{cases}`,
      'f equals cases: k tau, if first order; 0, otherwise, end cases',
    ],
  ])('%s', (tex, words) => {
    expect(said(tex)).toBe(words);
  });
});

test('equations with the same letters in the same order sound different', () => {
  const equations = String.raw`
    \frac{a}{b c} ; \frac{a}{b} c ; \frac{a c}{b} ; a/b c ; a/(b c) ; \frac{a}{b} + c ;
    \frac{a}{b + c} ; \frac{a + c}{b} ; a + \frac{c}{b} ; \frac{\frac{a}{b}}{c} ;
    \frac{a}{\frac{b}{c}} ; \frac{a}{b}\frac{c}{d} ; \frac{a \frac{b}{c}}{d} ;
    \frac{a}{b \frac{c}{d}} ; x^{a+b} ; x^a + b ; x^{a b} ; x^a b ; x_{a b} ; x_a b ;
    x_{a + b} ; x_a + b ; x^{a_b} ; x_b^a ; x_{b^a} ; x_{1^2} ; x_1^2 ; x_{12} ; x^{y^2} ;
    {x^y}^2 ; \left(\frac{a}{b}\right)^2 ; {a b}^2 ; a b^2 ; \frac{a^2}{b} ; \frac{a}{b^2} ;
    \sqrt{a} + b ; \sqrt{a + b} ; \sqrt{a}\,b ; \sqrt{a\,b} ; \sqrt{\frac{a}{b}} ;
    \frac{\sqrt{a}}{b} ; \frac{1}{\sqrt{a}} + b ; \ln(a) b ; \ln(a b) ; \ln a + b ;
    \ln(a + b) ; c_{p,h} ; c_p, h ; \delta x ; \Delta x ; V v ; v V ; a - (-b) ; a - b ;
    (a + b)\,c ; a + b\,c ; 2\,(3\,\mathrm{m})^2 ; (2\,(3\,\mathrm{m}))^2`
    .split(';')
    .map((tex) => tex.trim());
  const words = new Map(equations.map((tex) => [said(tex), tex]));
  const heardAlike = equations.filter((tex) => words.get(said(tex)) !== tex);
  expect(heardAlike).toEqual([]);
});

const written = (inside: string) => mathWords(readMathMl(`<math>${inside}</math>`));

/** Returns the spoken form of KaTeX's output. */
const typeset = (inside: string) => mathWords(tidied(readMathMl(`<math>${inside}</math>`)));

test('single letters and whole words read the same, with numbers that vary', () => {
  const number = '<mrow data-n="7"><mn>12.0</mn></mrow>';
  const letters = ['k', 'g', '/', 'h']
    .map((one) => `<mi mathvariant="normal">${one}</mi>`)
    .join('');
  expect(typeset(`${number}<mtext>\u2009</mtext><mrow>${letters}</mrow>`)).toBe(
    '12.0 kilograms per hour',
  );
  expect(written(`${number}<mspace width=".17em"/><mi>kg/h</mi>`)).toBe('12.0 kilograms per hour');
  const cube = '<msup><mi mathvariant="normal">t</mi><mn>3</mn></msup>';
  expect(written(`<mn>2</mn><mspace width=".17em"/><mi>lbm/f</mi>${cube}`)).toBe(
    '2 pounds mass per cubic foot',
  );
});

test('the pieces of one equation are read together', () => {
  const pieces = '<math><mi>x</mi><mo>=</mo><mn>1</mn></math><math><mo>&lt;</mo><mi>y</mi></math>';
  expect(mathWords(readMathMl(pieces))).toBe('x equals 1, is less than y');
});

test('a stacked fraction reads as one line', () => {
  const factor = (number: string) => `<mo>(</mo><mn>${number}</mn><mo>)</mo>`;
  const lines = `<mtr><mtd>${factor('2')}</mtd></mtr><mtr><mtd><mo>×</mo>${factor('3')}</mtd></mtr>`;
  expect(written(`<mfrac><mtable>${lines}</mtable><mi>x</mi></mfrac>`)).toBe(
    'the fraction 2 times 3 over x, end fraction',
  );
});

test("the typesetter's invisible function mark is ignored", () => {
  expect(typeset('<msub><mi>R</mi><mi>min</mi><mo>\u2061</mo></msub>')).toBe('R sub min');
});

test('common signs in chemical engineering have words', () => {
  const signs = String.raw`\le \ge \ne \equiv \sim \propto \ll \gg \pm \mp \times \cdot \div \ast \circ
    \to \leftarrow \leftrightarrow \Rightarrow \rightleftharpoons \partial \nabla \infty \prod \oint
    \ldots \cdots \ell \hbar \varepsilon \vartheta \varphi \lceil \rceil \lfloor \rfloor \langle \rangle`;
  for (const sign of signs.split(/\s+/))
    expect(said(`a ${sign} b`), sign).toMatch(/^a [A-Za-z ]+ b$/);
});

test('an unknown sign is rejected', () => {
  expect(() => written('<mo>☃</mo>')).toThrow('"☃" doesn’t have words yet');
});
