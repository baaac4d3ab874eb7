// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { fillNumbers } from './fill-numbers.ts';

const mathMl = 'http://www.w3.org/1998/Math/MathML';

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

test('fills in numbers in text, equations and drawings', () => {
  fillNumbers(['14.0', '5']);
  expect(at('p')).toBe('<span data-n="0">14.0</span> kg');
  expect(document.querySelector('tspan')?.textContent).toBe('14.0');
  expect(at('mrow')).toBe('<mn>5</mn>');
});

test('restores the stated numbers exactly', () => {
  const before = document.body.innerHTML;
  fillNumbers(['14.0', '5']);
  fillNumbers(['1e5', '6']);
  fillNumbers(undefined);
  expect(document.body.innerHTML).toBe(before);
});
