// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { run } from './go-to-substance.client.ts';

const page = (name: string) => `/resources/handbook/substances/${name}`;
let visited: string[];
let sent: string[];

beforeEach(() => {
  [visited, sent] = [[], []];
  document.body.innerHTML = `<form><input list="names" />
    <datalist id="names">
      <option value="n-butane" data-known="nbutane|butane|c4h10"></option>
      <option value="isobutane" data-known="isobutane|c4h10"></option>
    </datalist></form>`;
  run(document.body.appendChild(document.createElement('script')), (address) =>
    visited.push(address),
  );
  field().form?.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) sent.push(field().value);
    event.preventDefault();
  });
});

function field() {
  const input = document.querySelector('input');
  if (!input) throw new Error('There is no field.');
  return input;
}

function enter(text: string, event?: Event) {
  field().value = text;
  if (event) field().dispatchEvent(event);
  else field().form?.requestSubmit();
}

test('Enter leads to the only substance, and otherwise sends the form', () => {
  enter('Butane');
  enter('iso');
  expect([visited, sent]).toEqual([[page('n-butane'), page('isobutane')], []]);
  enter('C4H10');
  expect([visited.length, sent]).toEqual([2, ['C4H10']]);
});

test('a chosen suggestion leads to its page, and typed text waits for Enter', () => {
  enter('n-butane', new InputEvent('input', { inputType: 'insertText' }));
  enter('but', new InputEvent('input', { inputType: 'insertReplacementText' }));
  expect(visited).toEqual([]);
  enter('n-butane', new InputEvent('input', { inputType: 'insertReplacementText' }));
  enter('isobutane', new Event('input'));
  expect([visited, sent]).toEqual([[page('n-butane'), page('isobutane')], []]);
});
