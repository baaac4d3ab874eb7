import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkAnswer } from '../src/domain/answers/check-answer.ts';
import { readProblem } from '../src/documents/read-problem.ts';
import { oddStrings, randomStrings } from './odd-strings.ts';

const problems = globSync('tests/fixtures/content/problems/*.mdx').map((file) =>
  readProblem(file, readFileSync(file, 'utf8')),
);

/** Every question of the fixture with its stated answer. */
const asked = problems.flatMap(({ answers, variants }) =>
  answers.map((question, index) => ({ question, key: variants[0]?.keys[index] })),
);

/** Nonsense that looks like a quantity, so that it comes further than a random text. */
function* almostQuantities(count: number): Generator<string> {
  const units = ['kg/s', '°C', 'psig', 'm^', '/h', 'kJ/(kg', '%', 'mol·', 'J/s s s', '×10^'];
  const numbers = ['1.2.3', '1e', '1e999', '-', '−5', '1,2,3', '٣', '10^', '1/0', '.5', '5.', '½'];
  for (let made = 0; made < count; made += 1) {
    const [number = '', unit = ''] = [numbers[made % 12], units[Math.floor(made / 12) % 10]];
    yield `${number}${made % 3 === 0 ? '' : ' '}${unit}${String(made % 97)}`;
  }
}

test('whatever is typed is answered with a sentence: 60,000 entries', () => {
  const entries = [...oddStrings, ...randomStrings(30_000), ...almostQuantities(30_000)];
  for (const [place, entry] of entries.entries()) {
    const { question, key } = asked[place % asked.length] ?? {};
    if (!question || !key) throw new Error('The fixture asks nothing.');
    const verdict = checkAnswer(entry, question, key);
    expect(verdict.sentence, entry).toMatch(/\S/);
    expect(verdict.sentence, entry).not.toMatch(/NaN|undefined|Infinity/);
  }
});
