/**
 * `npm run lessons`: checks the lessons and summarizes each. With names of lessons or files, shows
 * all their numbers and how far they are from their size limits.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { lessonSchema } from '../../src/content/documents/lesson-schema.ts';
import { taughtFiles } from '../../src/content/everything/with-library.ts';
import { parseMarkdown } from '../../src/content/read/read-markdown.ts';
import { compiledLesson } from '../../src/documents/compiled/compiled-documents.ts';
import type {
  LessonDocument,
  SelfCheckBlock,
  TurnBlock,
} from '../../src/documents/document/document.ts';
import { proveExploration } from '../../src/documents/read/prove-exploration.ts';
import { counted } from '../../src/domain/words/counted.ts';
import { explorationDifferences, lessonWords, statesOfAnExplorable } from './computed.ts';
import { estimateLesson, mostPages, weightWords } from './estimate.ts';
import { mustUseFieldWords } from './field-words.ts';
import { namedFile } from './named-file.ts';
import { mustBeSolvedTwice } from './solved-once.ts';

const named = process.argv.slice(2);

function list(): void {
  const rows = [];
  for (const file of taughtFiles('lessons')) {
    mustBeSolvedTwice(file);
    mustUseFieldWords(file);
    const lesson = basename(file, '.mdx');
    const text = readFileSync(file, 'utf8');
    const { document } = compiledLesson(file);
    const { counts, values, answers } = document;
    const { words, equations, figures, explorables, predictions, selfChecks, checked } = counts;
    const proofs = proofsOf({ file, text }, document);
    const differences = answers.map((name) => differenceOf(document, name));
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

/** Fewer states than usual, because an author is waiting. */
const statesAtOnce = 50;

function proofsOf(
  lesson: { file: string; text: string },
  document: LessonDocument,
  count = statesOfAnExplorable,
) {
  const explorations = document.blocks.flatMap((block) =>
    block.type === 'explore' ? [block.exploration] : [],
  );
  const proofs = explorations.map((exploration, index) =>
    proveExploration(lesson, exploration, index, count),
  );
  const faults = [
    ...proofs.flatMap(({ faults }) => faults),
    ...explorationDifferences(document, count),
  ];
  if (faults.length > 0) throw new Error(faults.slice(0, 5).join('\n'));
  return {
    states: proofs.reduce((sum, { states }) => sum + states, 0),
    answered: proofs.reduce((sum, { answered }) => sum + answered, 0),
    'states differ by': Math.max(0, ...proofs.map(({ difference }) => difference)),
  };
}

function show(file: string): void {
  mustUseFieldWords(file);
  const text = readFileSync(file, 'utf8');
  const { data } = parseMarkdown(file, text, lessonSchema);
  const { document } = compiledLesson(file);
  const { values, counts } = document;
  const estimate = estimateLesson(document);
  const { words, equations, figures, explorables, predictions, examples, warnings } = counts;
  console.log(`${data.title} (${file})\n\nNumbers`);
  for (const [name, { value, unit }] of Object.entries(values)) {
    console.log(`  ${name} = ${String(Number(value.toPrecision(6)))} ${unit}`.trimEnd());
  }
  console.log(`
Words      ${String(words)} of ${String(lessonWords.most)}${words < lessonWords.least ? `, and a lesson has at least ${String(lessonWords.least)}` : ''}
In it      ${counted(equations, 'equation')}, ${counted(figures, 'figure')}, ${counted(examples, 'worked example')}, ${counted(warnings, 'warning')}, ${counted(predictions, 'prediction')}
Page       ${weightWords(estimate)}
PDF        about ${String(estimate.pages)} pages of ${String(mostPages)} at most, give or take one, going by the lessons we have
Second     ${secondWords(document)}

Questions`);
  for (const block of document.blocks) {
    if (block.type === 'selfCheck') console.log(`  ${String(block.number)}  ${askedWords(block)}`);
    if (block.type === 'turn') console.log(turnWords(block, document));
  }
  if (explorables === 0) return;
  // Comes last, because it may throw.
  const proofs = proofsOf({ file, text }, document, statesAtOnce);
  console.log(`
Figures that move
  ${String(explorables)}, computed in ${String(proofs.states)} states, of which ${String(proofs.answered)} have an answer; without a name, npm run lessons computes 500 of each
  The build and a browser differ by ${String(proofs['states differ by'])} at most`);
}

/**
 * Describes the largest deviation between a lesson's two calculations, or says that one is missing.
 */
function secondWords(document: LessonDocument): string {
  const { answers, second } = document;
  if (answers.length === 0) return 'the lesson has no result to compute twice';
  if (!second) return 'nobody has written one yet: add <Second>, as docs/lessons.md shows';
  const [most] = answers
    .map((name) => ({ name, apart: differenceOf(document, name) }))
    .toSorted((a, b) => b.apart - a.apart);
  return `${String(answers.length)} results, ${(100 * (most?.apart ?? NaN)).toFixed(3)} % apart at most (${most?.name ?? ''})`;
}

/** Describes the steps of a `<YourTurn>`. */
function turnWords({ number, title, steps }: TurnBlock, { turns }: LessonDocument): string {
  const words = steps.map(({ name, asked }) => (asked ? `${name} (${asked.type})` : name));
  const sets = counted(turns[number - 1]?.length ?? 0, 'more set');
  return `  Your turn: ${title}. Steps ${words.join(', ')}; ${sets} of numbers`;
}

/** Summarizes how a self-check is answered: with choices, with answer boxes, or without a box. */
function askedWords({ questions, choices }: SelfCheckBlock): string {
  if (choices.length > 0) return `${String(choices.length)} choices`;
  if (questions.length === 0) return 'no box: readers think, then open the answer';
  return questions
    .map(({ question }) => {
      const { length } = question.mistakes;
      return `${question.name} (${question.label}): ${counted(length, 'mistake')} foreseen`;
    })
    .join('; ');
}

/** Returns the relative deviation from the second calculation. */
const differenceOf = ({ values, second = {} }: LessonDocument, name: string): number =>
  Math.abs((values[name]?.value ?? NaN) / (second[name] ?? NaN) - 1);

try {
  if (named.length === 0) list();
  else for (const said of named) show(namedFile('lessons', said));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
