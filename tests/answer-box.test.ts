import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compiledProblem } from '../src/documents/compiled/compiled-documents.ts';
import { checkAnswer } from '../src/domain/answers/check-answer.ts';
import { sameDimensions } from '../src/domain/quantities/dimensions.ts';
import { units, type Unit } from '../src/domain/quantities/unit-table.ts';
import { seeded } from '../src/domain/quantities/seeded.ts';
import { almostQuantities, hostileStrings, randomStrings } from './hostile-strings.ts';
import { key, question } from './typed-answers.ts';

const problems = globSync('tests/fixtures/content/problems/*.mdx').map(
  (file) => compiledProblem(file).document,
);

const questions = problems.flatMap(({ answers, variants }) =>
  answers.map((each, index) => ({ question: each, key: variants[0]?.keys[index] })),
);

test('every entry gets a sentence: 20,000 entries', () => {
  const entries = [...hostileStrings, ...randomStrings(10_000), ...almostQuantities(10_000)];
  for (const [place, entry] of entries.entries()) {
    const one = questions[place % questions.length];
    if (!one?.key) throw new Error('The test board has no questions.');
    const { sentence } = checkAnswer(entry, one.question, one.key);
    if (!/\S/.test(sentence) || /NaN|undefined|Infinity/.test(sentence)) {
      throw new Error(`${entry}: ${sentence}`);
    }
  }
});

/** Yields random quantities, each with another unit of the same dimensions. */
function* drawn(count: number) {
  const random = seeded(7);
  const all = [...units];
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
  for (let made = 0; made < count; made += 1) {
    const [symbol, unit] = pick(all) ?? [];
    if (symbol === undefined || unit === undefined) continue;
    const part = pick([0.002, 0.01, 0.02]) ?? 0.01;
    // Between 1 and 100,000 in the unit, and sometimes negative.
    const number = (random() < 0.2 ? -1 : 1) * (1 + 9 * random()) * 10 ** Math.floor(5 * random());
    const other = pick(all.filter(([, each]) => sameDimensions(each.dimensions, unit.dimensions)));
    if (other === undefined) continue;
    yield { symbol, unit, part, value: number * unit.factor, other, random };
  }
}

const inUnit = (value: number, { factor }: Unit) => String(Number((value / factor).toPrecision(8)));

test('a right value is right in every unit, and others are not: 6,000 entries', () => {
  let judged = 0;
  for (const { symbol, unit, part, value, other, random } of drawn(2000)) {
    const [typedUnit, { from }] = other;
    // With `zero: 0`, temperatures are differences and pressures are absolute.
    const wanted = question(symbol, { zero: 0, within: { part } });
    const answer = key(value);
    const verdictAt = (times: number) => {
      judged += 1;
      const entry = `${inUnit(value * times, other[1])} ${typedUnit}`;
      return { entry, symbol: unit.words[0], kind: checkAnswer(entry, wanted, answer).kind };
    };
    const side = random() < 0.5 ? -1 : 1;
    expect([verdictAt(1 + side * part * random() * 0.999).kind, from]).toEqual(['right', from]);
    expect(verdictAt(1 + side * part * 1.001).kind, symbol).not.toBe('right');
    const far = verdictAt(1 + side * part * (1 + 50 * random()));
    expect(far.kind === 'right' ? far : 'is not right').toBe('is not right');
  }
  expect(judged).toBeGreaterThan(5000);
});

test('a temperature is right on every scale, but not with the number of another scale', () => {
  const random = seeded(11);
  const scales = ['K', '°C', '°F', '°R'];
  for (let made = 0; made < 300; made += 1) {
    const kelvin = 200 + 600 * random();
    const wanted = question('K', {
      is: 'temperature',
      within: { amount: 0.5 },
      allowance: '0.5 K',
    });
    for (const scale of scales) {
      const { factor = 1, zero = 0 } = units.get(scale) ?? {};
      const typed = (at: number) => `${((at - zero) / factor).toFixed(3)} ${scale}`;
      expect(checkAnswer(typed(kelvin + 0.49), wanted, key(kelvin)).kind).toBe('right');
      expect(checkAnswer(typed(kelvin - 0.51), wanted, key(kelvin)).kind).not.toBe('right');
    }
    const swapped = checkAnswer(`${kelvin.toFixed(3)} °C`, wanted, key(kelvin));
    expect(swapped.sentence).toBe('The number is right in K, but you wrote degrees Celsius.');
  }
});
