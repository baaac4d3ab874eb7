// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { fillNumbers } from './fill-numbers.ts';

const mathMl = 'http://www.w3.org/1998/Math/MathML';

/** The page of a problem with one number in a place of each kind. */
beforeEach(() => {
  document.body.innerHTML =
    '<p><span data-n="0">12.5</span> kg</p>' +
    '<svg xmlns="http://www.w3.org/2000/svg"><text><tspan data-n="0">12.5</tspan> kg</text></svg>';
  const row = document.createElementNS(mathMl, 'mrow');
  row.setAttribute('data-n', '1');
  const number = document.createElementNS(mathMl, 'mn');
  number.textContent = '3';
  row.append(number);
  document.body.append(row);
});

const at = (selector: string) => document.querySelector(selector)?.innerHTML;

test('new numbers go to their places, in text, in equations and in drawings', () => {
  fillNumbers(['14.0', '5']);
  expect(at('p')).toBe('<span data-n="0">14.0</span> kg');
  expect(document.querySelector('tspan')?.textContent).toBe('14.0');
  expect(at('mrow')).toBe('<mn>5</mn>');
});

test('a power of ten is raised: in text, as MathML and in a drawing, each in its own way', () => {
  fillNumbers(['1.25e-7', '6.02e23']);
  expect(document.querySelector('p')?.textContent).toBe('1.25\u00a0×\u00a010−7 kg');
  expect(at('p sup')).toBe('−7');
  expect(document.querySelector('tspan')?.textContent).toBe('1.25\u00a0×\u00a010⁻⁷');
  expect(at('mrow')).toBe('<mn>6.02</mn><mo>×</mo><msup><mn>10</mn><mn>23</mn></msup>');
});

test('digits that are only carried on say so, within the one number', () => {
  fillNumbers(['1.82|35', '146|.65e-7']);
  expect(at('p')).toBe('<span data-n="0">1.82<span class="carried">35</span></span> kg');
  expect(at('mrow')).toBe(
    '<mn>146<span class="carried">.65</span></mn><mo>×</mo><msup><mn>10</mn><mn>−7</mn></msup>',
  );
});

test('the stated numbers come back exactly as they were', () => {
  const before = document.body.innerHTML;
  fillNumbers(['14.0', '5']);
  fillNumbers(['1e5', '6']);
  fillNumbers(undefined);
  expect(document.body.innerHTML).toBe(before);
});

test('a place for which there is no number keeps what it states', () => {
  fillNumbers(['14.0']);
  expect(at('mrow')).toBe('<mn>3</mn>');
});
