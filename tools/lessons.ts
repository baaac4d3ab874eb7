/**
 * `npm run lessons`: checks the lessons and lists what is in each. With the names of files: those
 * alone, and every number in them.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readLesson } from '../src/documents/read-lesson.ts';
import { secondAnswers } from './second-answers.ts';

const named = process.argv.slice(2);

async function list(): Promise<void> {
  const rows = [];
  for (const file of globSync('content/lessons/*.mdx').sort()) {
    const lesson = basename(file, '.mdx');
    const { counts, values, answers } = readLesson(file, readFileSync(file, 'utf8'));
    const { words, equations, figures } = counts;
    const second = await secondAnswers(lesson);
    const differences = answers.map((name) =>
      Math.abs((values[name]?.value ?? NaN) / (second[name] ?? NaN) - 1),
    );
    rows.push({
      lesson,
      words,
      equations,
      figures,
      computed: Object.keys(values).length,
      checked: answers.length,
      'largest difference': `${(100 * Math.max(...differences)).toFixed(3)} %`,
    });
  }
  console.table(rows);
}

function show(file: string): void {
  const { values, counts } = readLesson(file, readFileSync(file, 'utf8'));
  for (const [name, { value, unit }] of Object.entries(values)) {
    console.log(`${name} = ${String(Number(value.toPrecision(6)))} ${unit}`);
  }
  console.log(counts);
}

try {
  if (named.length === 0) await list();
  else named.forEach(show);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
