import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { proveExploration } from '../src/documents/read/prove-exploration.ts';
import { compiledLesson } from '../src/documents/compiled/compiled-documents.ts';
import { explorationDifferences } from '../tools/check/computed.ts';
import { mustBeSolvedTwice } from '../tools/check/solved-once.ts';
import { causesWithoutGround } from './cause-grounds.ts';
import { labelFaultsIn } from './label-faults.ts';
import { proofOf } from './printed-page.ts';
import { Tallies, wrongIn } from './proof.ts';
import { unproved } from './proved.ts';
import { sumsInWords, sumsSaid } from './printed-sums.ts';
import { secondWords } from './second-words.ts';
import { documentFiles } from '../src/content/read/source-files.ts';

const files = unproved('lessons', documentFiles('lessons'));

/** Number of slider states to check. `npm run lessons` checks 500. */
const states = 60;

const tally = new Tallies();
afterAll(() => {
  tally.print('lessons');
});

test('takes its files from the site’s lessons', () => {
  expect(documentFiles('lessons')).toEqual(expect.arrayContaining(files));
});

describe.each(files)('%s', (file) => {
  const text = readFileSync(file, 'utf8');
  const { document: lesson } = compiledLesson(file);

  // Reading a lesson compares both calculations and throws if they differ.
  test('its worked examples agree with a second calculation', () => {
    mustBeSolvedTwice(file);
    expect(Object.keys(lesson.second ?? {})).toEqual(lesson.answers);
  });

  test('the page contains nothing from its second calculations', () => {
    const words = secondWords(text);
    expect(words.length).toBeGreaterThan(lesson.counts.explorables);
    const { blocks, sections, convention } = lesson;
    const shown = JSON.stringify({ blocks, sections, convention });
    for (const each of words) expect(shown).not.toContain(each);
  });

  test('its explorables compute what the lesson computes, and explain the rest', () => {
    const explorations = lesson.blocks.flatMap((block) =>
      block.type === 'explore' ? [block.exploration] : [],
    );
    const proofs = explorations.map((exploration, index) =>
      proveExploration({ file, text }, exploration, index, states),
    );
    expect(proofs.flatMap(({ faults }) => faults)).toEqual([]);
    expect(proofs.every(({ answered }) => answered > states / 2)).toBe(true);
  });

  test('its explorables agree with a second calculation', () => {
    expect(explorationDifferences(lesson)).toEqual([]);
  });

  test('no label in its figures is hidden in any state', () => {
    expect(labelFaultsIn(file, states)).toEqual([]);
  });

  test('its self-checks name only causes that the question contains', () => {
    const named = lesson.blocks.flatMap((block) =>
      block.type === 'selfCheck'
        ? block.questions.flatMap(({ question, key }) => causesWithoutGround(question, key, text))
        : [],
    );
    expect(named).toEqual([]);
  });

  test('all printed results follow from printed numbers', () => {
    const proof = proofOf(lesson.blocks);
    tally.add(proof);
    expect(proof.lines.count).toBeGreaterThan(0);
    expect(wrongIn(proof)).toEqual([]);
  });

  test('exact sums also add up as printed, in its text and its figures', () => {
    const explorations = lesson.blocks.flatMap((block) =>
      block.type === 'explore' ? [block.exploration] : [],
    );
    const words = sumsInWords(lesson.blocks, lesson.values);
    const figures = explorations.map((exploration) => sumsSaid(exploration, states));
    tally.add({ words, ...Object.fromEntries(figures.map((each) => ['figures', each])) });
    expect([words, ...figures].flatMap(({ wrong }) => wrong)).toEqual([]);
  });
});
