import { describe, expect, test } from 'vitest';
import { readLesson } from '../read/read-lesson.ts';
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

test('reports everything that a lesson lacks, at the last part of its kind or at the end', () => {
  const text = `One warning, and nothing else.

<Warning title="Careful">

Watch out.

</Warning>

The end.
`;
  let message = '';
  try {
    readLesson('content/lessons/tea.mdx', text);
  } catch (error) {
    ({ message } = error as Error);
  }
  expect(message.match(/line \d+\n.*/g)).toEqual(
    [
      ['9', 'an equation'],
      ['9', 'a table of its symbols'],
      ['9', 'a worked example'],
      ['9', 'a result at the end of its example'],
      ['9', 'a figure'],
      ['7', 'two warnings about mistakes people make'],
      ['9', 'three self-check questions'],
      ['9', 'a source or something to read next'],
    ].map(([line = '', words = '']) => `line ${line}\n  the lesson doesn’t have ${words}.`),
  );
});
