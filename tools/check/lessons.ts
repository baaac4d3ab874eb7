/**
 * `npm run lessons`: checks the lessons and lists what is in each. With the names of files: those
 * alone, and every number in them.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { LessonDocument } from '../../src/documents/document/document.ts';
import { proveExploration } from '../../src/documents/read/prove-exploration.ts';
import { readLesson } from '../../src/documents/read/read-lesson.ts';
import { explorationDifferences, statesOfAnExplorable } from './computed.ts';
import { mustBeSolvedTwice } from './solved-once.ts';

const named = process.argv.slice(2);

function list(): void {
  const rows = [];
  for (const file of globSync('content/lessons/*.mdx').sort()) {
    mustBeSolvedTwice(file);
    const lesson = basename(file, '.mdx');
    const text = readFileSync(file, 'utf8');
    const document = readLesson(file, text);
    const { counts, values, answers, second = {} } = document;
    const { words, equations, figures, explorables, predictions, selfChecks, checked } = counts;
    const proofs = proofsOf({ file, text }, document);
    const differences = answers.map((name) =>
      Math.abs((values[name]?.value ?? NaN) / (second[name] ?? NaN) - 1),
    );
    rows.push({
      lesson,
      words,
      equations,
      figures,
      explorables,
      predictions,
      'self-checks': `${String(checked)} of ${String(selfChecks)} checked`,
      computed: Object.keys(values).length,
      'solved twice': answers.length,
      'largest difference': `${(100 * Math.max(...differences)).toFixed(3)} %`,
      ...proofs,
    });
  }
  console.table(rows);
}

/** What the explorables of a lesson do in many states. */
function proofsOf(lesson: { file: string; text: string }, document: LessonDocument) {
  const explorations = document.blocks.flatMap((block) =>
    block.type === 'explore' ? [block.exploration] : [],
  );
  const proofs = explorations.map((exploration, index) =>
    proveExploration(lesson, exploration, index, statesOfAnExplorable),
  );
  const faults = [...proofs.flatMap(({ faults }) => faults), ...explorationDifferences(document)];
  if (faults.length > 0) throw new Error(faults.slice(0, 5).join('\n'));
  return {
    states: proofs.reduce((sum, { states }) => sum + states, 0),
    answered: proofs.reduce((sum, { answered }) => sum + answered, 0),
    'states differ by': Math.max(0, ...proofs.map(({ difference }) => difference)),
  };
}

function show(file: string): void {
  const text = readFileSync(file, 'utf8');
  const document = readLesson(file, text);
  const { values, counts } = document;
  for (const [name, { value, unit }] of Object.entries(values)) {
    console.log(`${name} = ${String(Number(value.toPrecision(6)))} ${unit}`);
  }
  console.log(counts);
  console.log(proofsOf({ file, text }, document));
}

try {
  if (named.length === 0) list();
  else named.forEach(show);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
