// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { run } from './convention.client.ts';

/** The field set after its script has run, with its two inputs. */
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

test('the first of two ways is meant until somebody chooses, and the choice is kept', () => {
  const { box, inputs } = opened();
  expect(box?.hidden).toBe(false);
  expect(document.documentElement.dataset['way']).toBe('either');
  inputs[1]?.click();
  expect(document.documentElement.dataset['way']).toBe('or');
  expect(localStorage.getItem('way-work')).toBe('or');
  expect(opened().inputs.map(({ checked }) => checked)).toEqual([false, true]);
});

test('what a browser filled in gives way to what is shown', () => {
  const { inputs } = opened();
  for (const input of inputs) input.checked = input.value === 'or';
  dispatchEvent(new Event('pageshow'));
  expect(inputs.map(({ checked }) => checked)).toEqual([true, false]);
});
