import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import {
  compiledLesson,
  compiledProblem,
} from '../../src/documents/compiled/compiled-documents.ts';
import { numbersOfLesson, numbersOfProblem } from './claim-numbers.ts';
import { claimsIn } from './claim-sentences.ts';

const folder = 'tests/fixtures/content';

test('lists sentences that compare, and every hint and mistake, by line', () => {
  const text = `---
title: Tank
---

The tank is full. Most of it is water, {most} of it.

<Hint>

Look at the water.

</Hint>

<Answer name="m">Mass</Answer>
<Mistake answer="m" value="2*m">
  You took both tanks.
</Mistake>

<Second>

All of it again.

</Second>
`;
  expect(claimsIn(text)).toEqual([
    {
      line: 5,
      tag: '',
      place: 0,
      of: '',
      words: 'Most of it is water, {most} of it.',
      names: ['most'],
    },
    { line: 9, tag: 'Hint', place: 0, of: '', words: 'Look at the water.', names: [] },
    { line: 15, tag: 'Mistake', place: 0, of: 'm', words: 'You took both tanks.', names: [] },
  ]);
});

test('gives the range of a problem’s numbers and mistakes over all sets', () => {
  const file = `${folder}/problems/kettle.mdx`;
  const numbersFor = numbersOfProblem(compiledProblem(file).document);
  const linesFor = (words: RegExp) =>
    claimsIn(readFileSync(file, 'utf8'))
      .filter((claim) => words.test(claim.words))
      .map(numbersFor);
  expect(linesFor(/seven kettles/)).toEqual([
    [
      expect.stringMatching(/^gives .* to .* kg\/s$/),
      expect.stringContaining('instead of ms'),
      'ratio 7',
    ],
  ]);
  expect(linesFor(/^Each kilogram of steam/)).toEqual([
    [expect.stringMatching(/^ms 0\.\d+ to 0\.\d+ kg\/s$/)],
  ]);
});

test('gives the share of states of a moving figure’s sentence, and the numbers in them', () => {
  const file = `${folder}/lessons/watched-tank.mdx`;
  const numbersFor = numbersOfLesson(compiledLesson(file).document);
  const [says] = claimsIn(readFileSync(file, 'utf8')).filter(({ tag }) => tag === 'Says');
  expect(says && numbersFor(says)).toEqual([
    'in 100 % of 500 states',
    'tau 1 to 12 min',
    'Cmax 0.2 to 1.5 mol/L',
    expect.stringMatching(/^CEnd 0\.\d+ to 1\.\d+ mol\/L$/),
    expect.stringMatching(/^tEnd /),
    expect.stringMatching(/^seenEnd /),
    expect.stringMatching(/^fed /),
  ]);
});
