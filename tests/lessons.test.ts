import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { proveExploration } from '../src/documents/prove-exploration.ts';
import { readLesson } from '../src/documents/read-lesson.ts';
import { explorationDifferences, lessonDifferences } from '../tools/check-computed.ts';
import { mustBeSolvedTwice } from '../tools/solved-once.ts';
import { checkLine, equationsIn } from './printed-maths.ts';

const lessons = globSync('content/lessons/*.mdx').map((file) => basename(file, '.mdx'));

/** `npm run lessons` tries 500 of them. */
const states = 60;

describe.each(lessons)('%s', (name) => {
  const file = `content/lessons/${name}.mdx`;
  const lesson = readLesson(file, readFileSync(file, 'utf8'));

  test('its worked examples agree with a second calculation from their statements', async () => {
    expect(mustBeSolvedTwice(file)).toEqual([]);
    expect(await lessonDifferences(name, lesson)).toEqual([]);
  });

  test('its figures that move compute in a browser what the lesson computes, and explain the rest', () => {
    const text = readFileSync(file, 'utf8');
    const explorations = lesson.blocks.flatMap((block) =>
      block.type === 'explore' ? [block.exploration] : [],
    );
    const proofs = explorations.map((exploration, index) =>
      proveExploration({ file, text }, exploration, index, states),
    );
    expect(proofs.flatMap(({ faults }) => faults)).toEqual([]);
    expect(proofs.every(({ answered }) => answered > states / 2)).toBe(true);
  });

  test('its figures that move agree with a second calculation from their statements', async () => {
    expect(await explorationDifferences(name, lesson)).toEqual([]);
  });

  test('every line gives the result that it prints, from the numbers that it prints', () => {
    const lines = equationsIn(lesson.blocks).map(checkLine);
    expect(lines.some(({ results }) => results > 0)).toBe(true);
    expect(lines.flatMap(({ wrong }) => wrong)).toEqual([]);
  });
});

test('an answer that differs, and one that only one side has, are told with the way to both', async () => {
  const [name = ''] = lessons;
  const file = `content/lessons/${name}.mdx`;
  const lesson = readLesson(file, readFileSync(file, 'utf8'));
  const [answer = ''] = lesson.answers;
  const { value = NaN, unit = '' } = lesson.values[answer] ?? {};
  const slipped = { ...lesson.values, [answer]: { value: value * 1.01, unit } };
  const differences = await lessonDifferences(name, {
    ...lesson,
    values: slipped,
    answers: [...lesson.answers, 'more'],
  });
  expect(differences).toHaveLength(2);
  expect(differences[0]).toContain('the second calculation has no answer "more"');
  expect(differences[1]).toContain(`the answer "${answer}" is`);
  expect(differences[1]).toContain(`tests/lessons/${name}.ts`);
});
