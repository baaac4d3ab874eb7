import { expect, test } from 'vitest';
import { equationsOf, withFormulas, withSaidEquations } from './pdf-equations.ts';

const squared = '<math><msup><mi>x</mi><mn>2</mn></msup></math>';
const equal = '<math><mo>=</mo><mi>y</mi></math>';

test('on lines of its own an equation is one picture, also of several pieces and formulas', () => {
  const inside = `<div>${squared}<span>${equal}${equal}</span></div><div>${squared}</div>`;
  const box = `<div class="equation" tabindex="0" role="group" aria-label="Equation">${inside}</div>`;
  expect(withSaidEquations(`<div>${box}<p>So.</p></div>`)).toBe(
    `<div><div class="equation" role="img" aria-label="~x squared equals y, equals y; x squared">${inside}</div><p>So.</p></div>`,
  );
});

test('within a line the pieces are one picture, with the mark that holds on to the last of them', () => {
  const last = `<span class="whitespace-nowrap">${equal}.</span>`;
  expect(withSaidEquations(`<p>${squared}, or ${squared}${last}</p>`)).toBe(
    `<p><span role="img" aria-label="~x squared">${squared}</span>, or <span role="img" aria-label="~x squared equals y.">${squared}${last}</span></p>`,
  );
  expect(withSaidEquations(`<p>${last}</p>`)).toBe(
    `<p><span class="whitespace-nowrap"><span role="img" aria-label="~equals y">${equal}</span>.</span></p>`,
  );
});

test('an equation with other words beside it for readers of the page is said once', () => {
  const heading = `<th><span aria-hidden="true">${squared}</span><span class="sr-only">x2</span></th>`;
  expect(withSaidEquations(heading)).toBe(
    `<th><span role="img" aria-label="~x squared">${squared}</span></th>`,
  );
});

test('the words of a page are those that are written for print', () => {
  const page = `<p>${squared} ${equal}</p><div class="equation"><div>${squared}${equal}</div></div>`;
  expect(equationsOf(page)).toEqual(['x squared', 'equals y', 'x squared equals y']);
});

test('a marked picture is a formula in the PDF, other pictures are none, and no byte moves', () => {
  const figure = '/S /Figure\n/Alt (A pump.)\n';
  const cell = '/S /NonStruct\n/P 1 0 R\n/K [2 0 R 3 0 R]\n';
  const spans = '/A [<</O /Table\n/RowSpan 1>> <</O /Table\n/ColSpan 1>>]';
  const table = `/S /TD\n/P 1 0 R\n/K 4 0 R\n${spans}>>\nendobj\n`;
  const printed = `${figure}/S /Figure\n/Alt (~x squared)\n${cell}${spans}>>\nendobj\n${table}`;
  expect(withFormulas(Buffer.from(printed, 'latin1')).toString('latin1')).toBe(
    `${figure}/S /Formula\n/Alt (x squared)\n${cell}${' '.repeat(spans.length)}>>\nendobj\n${table}`,
  );
});
