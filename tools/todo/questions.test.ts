import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { questionFindings } from './questions.ts';

const file = 'content/questions.yaml';
const source = readFileSync(`tests/fixtures/${file}`, 'utf8').replace(/^/, 'owner: Director\n');
const lineOf = (words: string) => source.slice(0, source.indexOf(words)).split('\n').length;

const findings = (today: string) => questionFindings([{ file, source }], today, new Map());

test('lists an unanswered question after 60 days, with its waiting time', () => {
  expect(findings('2025-10-06')).toEqual([
    {
      kind: 'dated',
      file,
      line: lineOf('question: Why is the tea cold?'),
      owner: 'Director',
      due: '2025-09-18',
      text: '"Why is the tea cold?" has waited 78 days for an answer, heard on 2025-07-20: ask the keeper of kettles again, and add what you hear as a step',
    },
    {
      kind: 'dated',
      file,
      line: lineOf('question: Could there be more tables?'),
      owner: 'Director',
      due: '2025-11-28',
      text: '"Could there be more tables?" has no answer, heard on 2025-09-29: take it to someone and add a step "what: taken"',
    },
  ]);
});

test('counts 61 days as too long, but not 60', () => {
  const [, tables] = findings('2025-11-28');
  expect(tables?.text).toContain('has no answer');
  const [, later] = findings('2025-11-29');
  expect(later?.text).toContain('has waited 61 days');
});
