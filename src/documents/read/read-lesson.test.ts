import { describe, expect, test } from 'vitest';
import { marksOf } from '../../domain/plots/marks.ts';
import type { Block } from '../document/document.ts';
import { flatText } from '../../domain/quantities/print.ts';
import { readLesson } from './read-lesson.ts';

const top = '---\ntitle: Tea\n---\n\n';
const example = `<Example title="Tea for four">

How much heat?

<Given name="m" symbol="m" value="1.20 kg">Mass of the water</Given>
<Given name="dT" symbol="\\Delta T" value="75 K">Rise of its temperature</Given>
<Given name="cp" symbol="c_p" value="4.18 kJ/(kg K)" source="NIST">Heat capacity</Given>

<Step name="Q" value="m*cp*dT" unit="kJ">

All of it goes into the water.

</Step>

<Result name="Q">Heat</Result>

</Example>
`;
const rest = `
<Plot over="t" from="0 min" to="5 min" x="Time" xUnit="min" y="Heat" yUnit="kJ" alt="A straight line.">
<Curve y="Q*t/t5" label="heat" />
<Point x="t5" y="Q" label="done" />

After five minutes {Q to 2} are in.

</Plot>

<Warning title="Mind the lid.">

It is hot.

</Warning>
<Warning title="Mind the pot.">

It is hot too.

</Warning>

<SelfCheck>

How much is $\\val{Q}$ in BTU?

It is {Q in BTU}.

</SelfCheck>
<SelfCheck>

One?

One.

</SelfCheck>
<SelfCheck>

Two?

Two.

</SelfCheck>

| Symbol | Meaning | Unit |
| ------ | ------- | ---- |
| $Q$    | Heat    | kJ   |

<Reference href="https://webbook.nist.gov/chemistry/">NIST WebBook</Reference>
`;
const lesson = `${top}## Why you need it\n\n<Let name="t5" value="5 min" />\n\n${example}${rest}`;
const read = (text: string) => readLesson('content/lessons/tea.mdx', text);
const blocksOf = (text: string, type: Block['type']) =>
  read(text)
    .blocks.flatMap((block) => [block, ...(block.type === 'example' ? block.children : [])])
    .filter((block) => block.type === type);

test('a lesson is read as its parts, in order', () => {
  const { blocks, sections, counts, answers, values } = read(lesson);
  expect(blocks.map(({ type }) => type)).toEqual([
    'heading',
    'example',
    'plot',
    'warning',
    'warning',
    'selfCheck',
    'selfCheck',
    'selfCheck',
    'table',
    'references',
  ]);
  expect(sections).toEqual([{ id: 'why-you-need-it', title: 'Why you need it' }]);
  expect(counts).toMatchObject({ examples: 1, figures: 1, results: 1 });
  expect(answers).toEqual(['Q']);
  expect(values['Q']?.value).toBeCloseTo(1.2 * 4.18 * 75, 9);
});

test("a heading can't contain a link", () => {
  expect(() => read(lesson.replace('## Why', '## [Why](/contact)'))).toThrow(
    'a heading has a link in it',
  );
});

test('consecutive givens are one table, and a result prints its name', () => {
  const [givens] = blocksOf(lesson, 'givens');
  expect(givens?.type === 'givens' && givens.rows.map(({ value }) => flatText(value))).toEqual([
    '1.20\u00a0kg',
    '75\u00a0K',
    '4.18\u00a0kJ/(kg·K)',
  ]);
  const [result] = blocksOf(lesson, 'result');
  expect(result?.type === 'result' && flatText(result.value)).toBe('376\u00a0kJ');
});

test('a plot has its curve, its point and round axes', () => {
  const [block] = blocksOf(lesson, 'plot');
  if (block?.type !== 'plot') throw new Error('there is no plot');
  const { x, y } = block.plot;
  const [line] = marksOf(block.plot, 'line');
  expect([x.label, y.label]).toEqual(['Time (min)', 'Heat (kJ)']);
  expect([x.from, x.to, y.from, y.to]).toEqual([0, 5, 0, 400]);
  expect(line?.points.at(-1)?.map((value) => Math.round(value * 10))).toEqual([50, 3762]);
  expect(marksOf(block.plot, 'point')).toMatchObject([{ at: [5, 376.2], label: 'done' }]);
});

describe('an error has its line and fix:', () => {
  const lid = '<Warning title="Mind the lid.">';
  test.each<[from: string, to: string, found: RegExp]>([
    [
      'unit="kJ"',
      'unit="kW"',
      /line 17\n {2}this is something in kg m\^2 s\^-2, which doesn’t fit "kW"\.\n {2}Fix the unit/,
    ],
    [
      'm*cp*dT',
      'm*cq*dT',
      /line 17\n {2}the name "cq" isn’t defined yet\.\n {2}Did you mean "cp"\?/,
    ],
    [lid, `<Waning title="x">\n\nb\n\n</Waning>\n${lid}`, /line 35\n.*<Waning>\.\n.*<Warning>\?/],
    ['unit="kJ"', 'units="kJ"', /line 17\n {2}<Step> has no attribute "units"\.\n.*"unit"\?/],
    ['$\\val{Q}$', '$\\frack{1}{2}$', /line 48\n {2}we can’t typeset this equation: .*: \\frack/],
    [lid, `<Figure src="no.svg" alt="x">a</Figure>\n\n${lid}`, /line 35\n {2}there’s no drawing/],
    [
      '<Warning title="Mind the pot.">\n\nIt is hot too.\n\n</Warning>',
      '',
      /line 39\n {2}the lesson doesn’t have two warnings about mistakes people make/,
    ],
  ])('%j → %j: %s', (from, to, found) => {
    expect(lesson).toContain(from);
    expect(() => read(lesson.replace(from, () => to))).toThrow(found);
  });
});

test('a line that can’t add up is reported with its file and name', () => {
  // Three times the rounded 2/3 is more than two, whatever the number of digits.
  const endless = lesson.replace(
    '<Result',
    '<Step name="q" value="2*m/(3*m)">\n\nTwo thirds.\n\n</Step>\n<Step name="k" value="ceil(3*q)">\n\nCups.\n\n</Step>\n\n<Result',
  );
  expect(() => read(endless)).toThrow(/line 1\n.*the line for "k" doesn’t add up/s);
});
