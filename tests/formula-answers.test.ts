import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compiledProblem } from '../src/documents/compiled/compiled-documents.ts';
import { formulaOf } from '../src/documents/read/formula-symbols.ts';
import { readParts } from '../src/documents/read/read-parts.ts';
import { parseDocument } from '../src/documents/text/parse.ts';
import { checkAnswer } from '../src/domain/answers/check-answer.ts';
import { recordFigure } from '../tools/measure/record-figure.ts';

// The solution of each problem, written as one formula of its givens, is a right answer.

/** Minimum number of the library's problems with an answer that can be a formula. */
const leastProblems = 60;

const files = globSync('library/problems/*.mdx').sort();
const withFormulas = files.filter((file) => compiledProblem(file).document.symbols.length > 0);

test('at least half of the problems take a formula', () => {
  recordFigure('formulas', `${String(withFormulas.length)} of ${String(files.length)} problems`);
  expect(withFormulas.length).toBeGreaterThanOrEqual(leastProblems);
});

describe.each(withFormulas.map((file) => [basename(file, '.mdx'), file]))('%s', (_, file) => {
  const { answers, symbols, variants, givens } = compiledProblem(file).document;
  const { names } = readParts(parseDocument(readFileSync(file, 'utf8')), {
    figures: 'library/problems/figures',
    isDraft: true,
  });

  test.each(
    answers.flatMap((answer, index) => (answer.takesFormula ? [[answer.name, index]] : [])),
  )('%s', (name, index) => {
    const formula = formulaOf(name, givens, symbols, names) ?? '';
    const question = answers[index];
    const key = variants[0]?.keys[index];
    if (!question || !key) throw new Error(name);
    const otherSets = variants.slice(1, 21).flatMap(({ printed, keys }) => {
      const own = keys[index];
      return own ? [{ printed, key: own }] : [];
    });
    const verdict = checkAnswer(formula, question, key, { symbols, otherSets });
    expect(verdict).toMatchObject({ kind: 'right', isFormula: true });
    if (otherSets.length > 0) expect(verdict.sentence).toBe('It holds for any numbers.');
  });
});
