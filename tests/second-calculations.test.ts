import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { compiledLesson } from '../src/documents/compiled/compiled-documents.ts';
import { readProblem } from '../src/documents/read/read-problem.ts';
import { computedFaults, explorationDifferences } from '../tools/check/computed.ts';
import { mustBeSolvedTwice, solvedOnce } from '../tools/check/solved-once.ts';
import { enterBoard } from './temporary-folder.ts';

const home = process.cwd();
const problem = 'content/problems/kettle.mdx';
const lesson = 'content/lessons/mixing.mdx';

beforeEach(() => {
  enterBoard('content');
});

const replace = (file: string, from: string, to: string) => {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
};
const read = () => compiledLesson(lesson).document;

test("files with a second calculation aren't listed as solved once", () => {
  expect(solvedOnce()).not.toContain(problem);
  expect(solvedOnce()).not.toContain(lesson);
  expect(solvedOnce()).toContain('content/problems/warm-bath.mdx');
});

test.each([
  ['content/lessons/nobodys.mdx', 'lessons'],
  ['content/problems/nobodys.mdx', 'problems'],
])('the message about %s names the guide that helps', (file, guide) => {
  expect(() => {
    mustBeSolvedTwice(file);
  }).toThrow(
    `Nobody has solved ${file} a second time. Add <Second> to it, as docs/${guide}.md shows.`,
  );
});

test("an explorable's second calculation covers only the explorable", () => {
  const text = readFileSync(lesson, 'utf8');
  writeFileSync(lesson, text.slice(0, text.lastIndexOf('<Second>')));
  expect(solvedOnce()).toContain(lesson);
});

test("an example below another one's second calculation needs its own", () => {
  const text = readFileSync(lesson, 'utf8');
  const example = `<Example title="Twice">

Twice as much?

<Step name="twice" symbol="t" value="2*m3" unit="kg/s">

Twice.

</Step>

<Result name="twice">Twice</Result>

</Example>
`;
  writeFileSync(lesson, `${text}\n${example}`);
  expect(read).toThrow(/mixing\.mdx, line \d+\n {2}the second calculation doesn’t compute "twice"/);
  const second =
    '<Second>\n\n<Let name="twice" value="m1 + m2 + m1 + m2" unit="kg/s" />\n\n</Second>';
  writeFileSync(lesson, `${text}\n${example}\n${second}\n`);
  expect(read().second).toEqual({ m3: 5, w3: 0.04, twice: 10 });
});

test('a step that leads to no answer also needs a second calculation', () => {
  const again =
    '<Solve name="m3In" equation="m1*(1 - w1) + m2 + m3In*(1 - w3) = 0" from="-1000" to="0" unit="kg/s" />';
  replace(lesson, again, '');
  expect(read).toThrow(/the second calculation doesn’t compute "m3In"/);
});

test('a difference in an explorable is reported with its slider positions', () => {
  replace(lesson, 'equation="flow - m1 = m2"', 'equation="flow = m2"');
  const [first] = explorationDifferences(read());
  expect(first).toMatch(
    /with the sliders at \{"m2":3,"w1":0\.1\} "flow" is 5, and 3 in the second/,
  );
});

test('an explorable without a second calculation is reported with the fix', () => {
  const text = readFileSync(lesson, 'utf8');
  writeFileSync(lesson, text.replace(/<Second>.*?<\/Second>\n(?=<\/Explore>)/s, ''));
  expect(explorationDifferences(read())).toEqual([
    expect.stringContaining('add <Second> to it, as docs/lessons.md shows'),
  ]);
});

test('a difference in a lesson or problem is reported with file and line', () => {
  for (const other of ['salt-pan', 'tank-gauge', 'two-streams', 'warm-bath']) {
    rmSync(`content/problems/${other}.mdx`);
  }
  replace(problem, 'mw*cp*dT - ms*lam = 0', 'mw*cp*dT - 2*ms*lam = 0');
  replace(lesson, 'value="w1*m1/w3"', 'value="2*w1*m1/w3"');
  const { faults } = computedFaults();
  expect(faults).toEqual([
    expect.stringMatching(/^content\/lessons\/mixing\.mdx, line \d+\n {2}"m3" is 10 kg\/s here/),
    expect.stringMatching(/^content\/problems\/kettle\.mdx, line \d+\n {2}"ms" is 0\.139/),
  ]);
});

test("the problem guide's second calculation agrees with its problem", () => {
  const guide = readFileSync(join(home, 'docs/problems.md'), 'utf8');
  const [, whole = ''] = /```mdx\n(---\n.*?)```/s.exec(guide) ?? [];
  const [, second = ''] = /```mdx\n(<Second>.*?)```/s.exec(guide) ?? [];
  const { variants } = readProblem('docs/problems.md', `${whole}\n${second}`);
  expect(variants.every((numbers) => numbers.second?.['ms'] !== undefined)).toBe(true);
});
