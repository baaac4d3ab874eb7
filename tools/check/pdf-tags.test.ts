import { expect, test } from 'vitest';
import { tagFaults } from './pdf-tags.ts';

const html = '<div class="title-stream"><svg aria-hidden="true"><text>P-1</text></svg></div>';
const letters = (text: string) =>
  `BT\n/F1 12 Tf\n<${Buffer.from(text, 'latin1').toString('hex').toUpperCase()}> Tj\nET\n`;
const tagged = (text: string) => `/NonStruct <</MCID 0 >>BDC\n${text}EMC\n`;

const pdf = (tags: readonly string[], content: string, root = '') =>
  Buffer.from(
    [
      '<</Type /Page\n/Resources <</Font <</F1 2 0 R>>>>\n/Contents 4 0 R>>',
      '<</Type /Font\n/Subtype /Type3\n/ToUnicode 3 0 R>>',
      '<<>> stream\n1 begincodespacerange\n<00> <FF>\nendcodespacerange\n<20> <7E> <0020>\n\nendstream',
      `<<>> stream\n${content}\nendstream`,
      `<</Type /StructTreeRoot${root}>>`,
      ...tags.map((tag) => `<</Type /StructElem\n${tag}\n/K 0>>`),
    ]
      .map((body, index) => `${String(index + 1)} 0 obj\n${body}\nendobj\n`)
      .join(''),
    'latin1',
  );
const paper = letters('page 1 of 1') + letters('P-1');
const roles = '\n/RoleMap <</Em /Span>>';

test('accepts tagged text, described figures and known types', () => {
  const tags = ['/S /P', '/S /Em', '/S /Figure\n/Alt (A pump.)'];
  expect(tagFaults(pdf(tags, paper + tagged(letters('Hello')), roles), html)).toEqual([]);
});

test('reports a figure without a description', () => {
  const tags = ['/S /Figure\n/Alt (A pump.)', '/S /Figure'];
  expect(tagFaults(pdf(tags, paper), html)).toEqual(['1 figures have no description']);
});

test('matches formulas with the equations of the page', () => {
  const squared = '<math><msup><mi>x</mi><mn>2</mn></msup></math>';
  const page = `${html}<p><span>${squared}<math><mo>=</mo><mi>y</mi></math></span> <span>${squared}</span></p>`;
  const first = '/S /Formula\n/Alt (x squared equals y)';
  const second = '/S /Formula\n/Alt (x squared)';
  expect(tagFaults(pdf([second, first], paper), page)).toEqual([]);
  expect(tagFaults(pdf([first], paper), page)).toEqual([
    'no tag describes the equation: x squared',
  ]);
  expect(tagFaults(pdf([first, second, second], paper), page)).toEqual([
    'a tag has words that aren’t on the page: x squared',
  ]);
  expect(tagFaults(pdf([first, '/S /Formula'], paper), page)).toEqual([
    'no tag describes the equation: x squared',
    'a tag has words that aren’t on the page: ',
  ]);
});

test('reports an unknown type', () => {
  const tags = ['/S /Em', '/S /Strong', '/S /Strong'];
  expect(tagFaults(pdf(tags, paper, roles), html)).toEqual(['nothing says what the tag Strong is']);
});

test('reports untagged text, except running heads', () => {
  const replaced = `BT\n/Span<</ActualText <FEFF200B> >> BDC\n/F1 1 Tf\n<41> Tj\nEMC\nET\n`;
  expect(tagFaults(pdf([], paper + replaced), html)).toEqual([
    'on page 1 these words aren’t in a tag: A',
  ]);
  expect(tagFaults(pdf([], paper + tagged('') + letters('lost words')), html)).toEqual([
    'on page 1 these words aren’t in a tag: lostwords',
  ]);
  expect(tagFaults(pdf([], letters('page 2 of 1')), '')).toEqual([
    'on page 1 these words aren’t in a tag: page2of1',
  ]);
});
