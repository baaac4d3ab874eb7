import { describe, expect, test } from 'vitest';
import { mustBeTopLevel } from './complete-lesson.ts';
import { readPiece } from '../../../tests/small-documents.ts';

const explore = `<Explore title="Change it">
<Slider name="a" from="1" to="3" by="1">It</Slider>
<Plot over="x" from="0" to="1" x="Time" y="Height" alt="A line.">
<Curve y="a*x" />

It rises.

</Plot>
<Says>It is {a}.</Says>
</Explore>`;
const check = '<SelfCheck>\n\nWhy?\n\nBecause.\n\n</SelfCheck>';

function read(text: string) {
  const { reader, blocks } = readPiece(`<Let name="a" value="2" />\n\n${text}`);
  mustBeTopLevel(blocks, reader.counts);
}

test('explorables and self-checks are at the top level', () => {
  expect(() => {
    read(`## One\n\n${explore}\n\n${explore}\n\n${check}`);
  }).not.toThrow();
});

describe('no script would reach', () => {
  const within = (tag: string, inside: string) => `<${tag} title="Tea">\n\n${inside}\n\n</${tag}>`;
  test.each([
    ['an explorable in an example', within('Example', explore)],
    ['a self-check in an example', within('Example', check)],
    ['an explorable in a warning', within('Warning', explore)],
    ['a self-check in a list', `- ${check.replaceAll('\n', '\n  ')}`],
    ['one of two', `${explore}\n\n${within('Example', explore)}\n\n${check}`],
  ])('%s', (_, text) => {
    expect(() => {
      read(text);
    }).toThrow('an <Explore>, a <SelfCheck> or a <YourTurn> is inside another tag.');
  });
});
