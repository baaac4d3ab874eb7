import { describe, expect, test } from 'vitest';
import type { TurnBlock } from '../document/document.ts';
import { inFile } from '../text/fault.ts';
import { parseDocument } from '../text/parse.ts';
import { lessonTags } from '../text/tags.ts';
import { turnPrinted, type TurnNumbers } from '../../domain/practice/turn.ts';
import { readTurn } from './read-turn.ts';
import { Reader } from './reader.ts';

const example = `<Given name="cp" symbol="c" value="4.18 kJ/(kg K)">heat capacity</Given>

<Example title="Tea">

How warm does it get?

<Given name="m" value="1.20 kg">water</Given>
<Given name="P" value="1.50 kW">power</Given>
<Given name="t" value="100 s">time</Given>
<Given name="dirt" value="0.10 kg" symbol="d">scale</Given>

<Step name="Q" value="P*t" unit="kJ">

It all goes into the water.

</Step>
<Step name="dT" symbol="D" value="Q/(m*cp)" unit="K">

It gets warmer.

</Step>
<Step name="half" symbol="h" value="dT/2" unit="K">

Half the time.

</Step>
<Step name="share" symbol="s" value="dirt/m">

The scale.

</Step>
<Result name="half">Half</Result>

</Example>
`;
const ranges = `<Given name="m" value="2.00 kg" from="1.00" to="3.00" by="0.05" />
<Given name="P" value="2.00 kW" from="1.00" to="3.00" by="0.05" />
`;
const pick = `<Pick step="Q">
  How much heat?
  <Wrong value="P/t">That’s not a product.</Wrong>
  <Wrong value="2*P*t">That’s twice as much.</Wrong>
</Pick>
`;
const open = `<Open step="dT">
  How much warmer?
  <Mistake value="3*dT">You tripled it.</Mistake>
</Open>
`;

/** Reads the example followed by an exercise with the given content. */
function readTea(
  inside: string,
  attributes = '',
  above = example,
): { block: TurnBlock; others: TurnNumbers[] } {
  const text = `${above}\n<YourTurn title="More tea" ${attributes}>\n\nMore water.\n\n${inside}\n</YourTurn>\n`;
  const lesson = parseDocument(text);
  const read: ReturnType<typeof readTurn>[] = [];
  inFile('tea.mdx', () =>
    new Reader({
      ...{ figures: 'none', tags: lessonTags },
      readTurn: (tag, turn, number) => {
        const result = readTurn(tag, turn, { lesson, figures: 'none', number });
        read.push(result);
        return result;
      },
    }).blocks(lesson),
  );
  const [only] = read;
  if (!only) throw new Error('There is no exercise.');
  return only;
}

test('repeats the steps that lead to the result, with 50 more sets of numbers', () => {
  const { block, others } = readTea(ranges + pick + open);
  expect(block.steps.map(({ name, asked }) => [name, asked?.type])).toEqual([
    ['Q', 'pick'],
    ['dT', 'value'],
    ['half', undefined],
  ]);
  expect(others).toHaveLength(50);
  expect(new Set(others.map(({ printed }) => printed.join(' '))).size).toBe(50);
  expect(block.first.keys[0]?.value).toBeCloseTo((2 * 100) / (2 * 4.18), 9);
  const [rows] = block.statement.flatMap((part) => (part.type === 'givens' ? [part.rows] : []));
  expect(rows?.map(({ words }) => words)).toHaveLength(4);
});

test('later steps continue with the student’s number', () => {
  const { block } = readTea(ranges + pick + open);
  const { recipe, first } = block;
  const printed = turnPrinted(recipe, first, new Map([['dT', 24]]));
  const of = (name: string) => {
    const { place = -1 } = recipe.slots.find((slot) => slot.name === name) ?? {};
    return [first.printed[place]?.replace('|', ''), printed[place]];
  };
  expect(of('dT')[0]).toMatch(/^23\.9/);
  expect(of('dT')[1]).toBe('24.0');
  expect(of('half')[1]).toMatch(/^12\.0/);
});

test.each([
  ['in a paragraph', '<Caption step="dT">\n\nMore water.\n\n</Caption>'],
  ['on one line', '<Caption step="dT">More water.</Caption>'],
])('a caption can be %s', (_, caption) => {
  const { block } = readTea(`${ranges}${open}\n${caption}\n`);
  const shown = block.steps.find(({ name }) => name === 'dT')?.block.children;
  expect(shown).toEqual([{ type: 'paragraph', children: [{ type: 'text', text: 'More water.' }] }]);
});

describe('where a formula doesn’t hold', () => {
  const limit = (holds: string) =>
    `<Let name="most" symbol="M" value="2.2 kg" />\n${example.replace('name="dT"', `name="dT" holds="${holds}"`)}`;

  test('leaves out sets of numbers', () => {
    const { block, others } = readTea(ranges + open, '', limit('0.05 kg < dirt < m < most'));
    const most = Math.max(...others.map(({ printed }) => Number(printed[0])));
    expect([block.first.printed[0], others.length, most]).toEqual(['2.00', 50, 2.2]);
    expect(() => readTea(ranges + open, '', limit('m < 1.9 kg'))).toThrow(
      /"dT" holds for m < 1\.9 kg, and here m is 2\.000 kg/,
    );
  });

  test('leaves them out for a step above the example, too', () => {
    const above = `<Given name="start" symbol="S" value="20 degC">start</Given>
<Step name="end" symbol="E" value="start*2" unit="K" holds="start < 40 degC">\n\nIt ends.\n\n</Step>\n`;
    const lesson = above + example.replace('"dT/2"', '"dT/2*end/(2*start)"');
    const change = '<Given name="start" value="30 degC" from="20" to="60" by="1">start</Given>\n';
    const { others } = readTea(ranges + change + open, '', lesson);
    const place = others[0]?.printed.findIndex((number) => /^[2-4]\d$/.test(number)) ?? -1;
    expect(Math.max(...others.map(({ printed }) => Number(printed[place])))).toBe(40);
  });
});

test('a step can be given instead, and leaves out what only led to it', () => {
  const { block } = readTea(
    `<Given name="Q" value="200 kJ" from="100" to="300" by="1">heat</Given>\n${open}`,
    'to="dT"',
  );
  expect(block.steps.map(({ name }) => name)).toEqual(['dT']);
});

test.each([
  ['a wrong formula that’s right', ranges + pick.replace('P/t', 't*P'), 'gives the right value'],
  ['a mistake that’s right', ranges + open.replace('3*dT', '1.001*dT'), 'would count as right'],
  ['no ranges', open, 'only 0 of 200 sets of new numbers work'],
  ['an unknown step', ranges + open.replace('"dT"', '"none"'), 'the example has no step "none"'],
  ['no open step', ranges, 'no open step'],
  ['one wrong formula', ranges + pick.replace(/ *<Wrong value="P.*\n/, ''), 'two wrong equations'],
])('rejects %s', (_, inside, message) => {
  expect(() => readTea(inside)).toThrow(message);
});
