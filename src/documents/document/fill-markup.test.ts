import { expect, test } from 'vitest';
import { fillMarkup } from './fill-markup.ts';

test('text, MathML and drawings get their numbers', () => {
  const markup =
    '<span class="quantity"><span data-n="0">1.0</span> kg</span><mrow data-n="1"><mo>−</mo><mn>2</mn></mrow><tspan data-n="0">1.0</tspan>';
  expect(fillMarkup(markup, ['12.5', '−3.0'])).toBe(
    '<span class="quantity"><span data-n="0">12.5</span> kg</span><mrow data-n="1"><mo>−</mo><mn>3.0</mn></mrow><tspan data-n="0">12.5</tspan>',
  );
});

test('each kind of slot writes powers of ten in its own way', () => {
  const markup =
    '<span data-n="0">1</span><mrow data-n="0"><mn>1</mn></mrow><tspan data-n="0">1</tspan>';
  expect(fillMarkup(markup, ['1.25e-7'])).toBe(
    '<span data-n="0">1.25\u00a0×\u00a010<sup>−7</sup></span>' +
      '<mrow data-n="0"><mn>1.25</mn><mo>×</mo><msup><mn>10</mn><mrow><mo>−</mo><mn>7</mn></mrow></msup></mrow>' +
      '<tspan data-n="0">1.25\u00a0×\u00a010⁻⁷</tspan>',
  );
});

test('guard digits are marked and replaced with their number', () => {
  const markup = '<span data-n="0">1</span><mrow data-n="0"><mn>1</mn></mrow>';
  const filled = fillMarkup(markup, ['1.82|35']);
  expect(filled).toBe(
    '<span data-n="0">1.82<span class="carried">35</span></span><mrow data-n="0"><mn>1.82<span class="carried">35</span></mn></mrow>',
  );
  expect(fillMarkup(filled, ['2'])).toBe(
    '<span data-n="0">2</span><mrow data-n="0"><mn>2</mn></mrow>',
  );
});

test('a power of ten is replaced as a whole', () => {
  const numberOf = (exponent: string) =>
    `<mrow data-n="0"><mn>8.0</mn><mo>×</mo><msup><mn>10</mn><mrow><mo>−</mo><mn>${exponent}</mn></mrow></msup></mrow>`;
  const fraction = (number: string) =>
    `<mfrac><mn>1</mn><mrow>${number}<mspace></mspace><mi>m</mi></mrow></mfrac><mrow data-n="1"><mn>2</mn></mrow>`;
  expect(fillMarkup(fraction(numberOf('7')), ['8.0e-6'])).toBe(fraction(numberOf('6')));
  expect(fillMarkup(fraction(numberOf('7')), ['5'])).toBe(
    fraction('<mrow data-n="0"><mn>5</mn></mrow>'),
  );
});
