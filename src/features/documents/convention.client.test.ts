// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { run } from './convention.client.ts';

function opened() {
  document.body.innerHTML = `<fieldset data-name="work" hidden>
    <input type="radio" name="way" value="either"><input type="radio" name="way" value="or">
    <script></script></fieldset>`;
  const [script] = document.getElementsByTagName('script');
  if (script) run(script);
  return {
    box: document.querySelector('fieldset'),
    inputs: [...document.querySelectorAll('input')],
  };
}

beforeEach(() => {
  localStorage.clear();
});

test('the first version shows until the reader chooses, and the choice is stored', () => {
  const { box, inputs } = opened();
  expect(box?.hidden).toBe(false);
  expect(document.documentElement.dataset['way']).toBe('either');
  inputs[1]?.click();
  expect(document.documentElement.dataset['way']).toBe('or');
  expect(localStorage.getItem('way-work')).toBe('or');
  expect(opened().inputs.map(({ checked }) => checked)).toEqual([false, true]);
});

test('restored form values are replaced by the current choice', () => {
  const { inputs } = opened();
  for (const input of inputs) input.checked = input.value === 'or';
  dispatchEvent(new Event('pageshow'));
  expect(inputs.map(({ checked }) => checked)).toEqual([true, false]);
});
