import { expect, test } from 'vitest';
import { equationsOf, withFormulas, withSaidEquations } from './pdf-equations.ts';

const squared = '<math><msup><mi>x</mi><mn>2</mn></msup></math>';
const equal = '<math><mo>=</mo><mi>y</mi></math>';

test('turns a display equation into one image, even with several pieces or formulas', () => {
  const inside = `<div>${squared}<span>${equal}${equal}</span></div><div>${squared}</div>`;
  const box = `<div class="equation" tabindex="0" role="group" aria-label="Equation">${inside}</div>`;
  expect(withSaidEquations(`<div>${box}<p>So.</p></div>`)).toBe(
    `<div><div class="equation" role="img" aria-label="~x squared equals y, equals y; x squared">${inside}</div><p>So.</p></div>`,
  );
});

test('turns an inline equation into one image, including punctuation attached to its last piece', () => {
  const last = `<span class="whitespace-nowrap">${equal}.</span>`;
  expect(withSaidEquations(`<p>${squared}, or ${squared}${last}</p>`)).toBe(
    `<p><span role="img" aria-label="~x squared">${squared}</span>, or <span role="img" aria-label="~x squared equals y.">${squared}${last}</span></p>`,
  );
  expect(withSaidEquations(`<p>${last}</p>`)).toBe(
    `<p><span class="whitespace-nowrap"><span role="img" aria-label="~equals y">${equal}</span>.</span></p>`,
  );
});

test('doesn’t repeat an equation that has replacement words for screen readers', () => {
  const heading = `<th><span aria-hidden="true">${squared}</span><span class="sr-only">x2</span></th>`;
  expect(withSaidEquations(heading)).toBe(
    `<th><span role="img" aria-label="~x squared">${squared}</span></th>`,
  );
});

test('lists the spoken words of each equation', () => {
  const page = `<p>${squared} ${equal}</p><div class="equation"><div>${squared}${equal}</div></div>`;
  expect(equationsOf(page)).toEqual(['x squared', 'equals y', 'x squared equals y']);
});

test('retags only marked images as formulas, without moving a byte', () => {
  const figure = '/S /Figure\n/Alt (A pump.)\n';
  const cell = '/S /NonStruct\n/P 1 0 R\n/K [2 0 R 3 0 R]\n';
  const spans = '/A [<</O /Table\n/RowSpan 1>> <</O /Table\n/ColSpan 1>>]';
  const table = `/S /TD\n/P 1 0 R\n/K 4 0 R\n${spans}>>\nendobj\n`;
  const printed = `${figure}/S /Figure\n/Alt (~x squared)\n${cell}${spans}>>\nendobj\n${table}`;
  expect(withFormulas(Buffer.from(printed, 'latin1')).toString('latin1')).toBe(
    `${figure}/S /Formula\n/Alt (x squared)\n${cell}${' '.repeat(spans.length)}>>\nendobj\n${table}`,
  );
});
