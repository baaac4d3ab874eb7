import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { citedSubstances } from '../src/content/handbook/cited-substances.ts';
import { parseYaml } from '../src/content/read/read-yaml.ts';
import { substancesSchema } from '../src/content/substances/schema.ts';
import { quickAnswer } from '../src/domain/handbook/quick-answers/quick-answer.ts';
import type { Printed } from '../src/domain/handbook/quick-answers/answer.ts';
import { plain } from '../src/domain/handbook/quick-answers/printed.ts';
import { propertyReader } from '../src/domain/handbook/quick-answers/property-reader.ts';
import { looseUnit } from '../src/domain/handbook/quick-answers/read-parts.ts';
import { plainDigits } from '../src/domain/quantities/superscript.ts';

const file = 'library/substances.yaml';
const substances = citedSubstances(parseYaml(file, readFileSync(file, 'utf8'), substancesSchema));
const lookUp = propertyReader(substances);

/**
 * A question as students type it, its kind, all right answers, the relative tolerance, and whether
 * the answer is a temperature difference.
 */
type Question = [string, string, [value: number, unit: string][], number, 'difference' | ''];

const readJson = (name: string): unknown =>
  JSON.parse(readFileSync(`tests/properties/${name}.json`, 'utf8'));

const questions = readJson('questions') as Question[];
const conversions = readJson('conversions') as [
  from: string,
  to: string,
  value: number,
  tolerance: number,
][];

/** Parses a printed number. `lastDigit` is the place value of its last digit. */
function numberAndUnit(value: Printed): { number: number; lastDigit: number; unit: string } {
  const [, digits = '', power = '', unit = ''] =
    /^(−?[\d.,]+)(?: × 10([⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+))? ?(.*)$/.exec(plain(value)) ?? [];
  const typed = digits.replace('−', '-').replaceAll(',', '');
  const exponent = power === '' ? 0 : Number(plainDigits(power));
  return {
    number: Number(typed) * 10 ** exponent,
    lastDigit: 10 ** (exponent - (typed.split('.')[1]?.length ?? 0)),
    unit: unit.replace(/ \((?:abs|gauge)\)$/, ''),
  };
}

/**
 * Converts a value to SI. A temperature is converted as a point on its scale unless it's a
 * difference.
 */
function inSi(number: number, unit: string, isDifference: boolean): number {
  if (unit === '') return number;
  const reading = looseUnit(unit);
  if (!reading) throw new Error(`“${unit}” isn’t a unit.`);
  return number * reading.factor + (isDifference ? 0 : reading.zero);
}

test('600 questions as students type them never get a wrong number', () => {
  const counts = { right: 0, asked: 0, refused: 0, 'no number': 0 };
  const wrong: string[] = [];
  for (const [question, kind, wanted, tolerance, is] of questions) {
    const answer = quickAnswer(question, lookUp);
    if (!answer) counts['no number'] += 1;
    else if (answer.kind === 'unclear') counts.asked += 1;
    else if (answer.kind === 'refused') counts.refused += 1;
    else {
      const { number, unit } = numberAndUnit(answer.value);
      const isRight = wanted.some(([value, of]) => {
        const [ours, theirs] = [
          inSi(number, unit, is === 'difference'),
          inSi(value, of, is === 'difference'),
        ];
        // Temperatures are printed with one or two decimals, so they get an absolute tolerance.
        return (
          Math.abs(ours - theirs) <= tolerance * Math.abs(theirs) + (/^°|^K$/.test(of) ? 0.06 : 0)
        );
      });
      if (isRight) counts.right += 1;
      else
        wrong.push(
          `${question} (${kind}): ${plain(answer.value)}, not ${String(wanted[0]?.[0])} ${wanted[0]?.[1] ?? ''}`,
        );
    }
  }
  console.log('Questions of students:', counts);
  expect(wrong).toEqual([]);
  expect(counts.right).toBeGreaterThanOrEqual(485);
});

test.each([
  ['critical pressure of benzene', '4.894 MPa', '709.8 psia'],
  ['boiling point of water', '99.97 °C', '211.9 °F'],
  ['molar mass of benzene', '78.11 g/mol', '78.11 lb/lbmol'],
  ['hfg of steam at 1 atm', '2256.5 kJ/kg', '970.14 BTU/lb'],
  ['saturation temperature at 1 atm', '99.974 °C', '211.95 °F'],
  ['density of steam at saturation 1 atm', '0.59762 kg/m³', '0.037308 lb/ft³'],
  ['300 kPa', '3.000 bar', '43.51 psi'],
  ['R in psi ft3', '10.73158 psi·ft³/(lbmol·°R)', '10.73158 psi·ft³/(lbmol·°R)'],
  // A unit in the question overrides the units of the board.
  ['steam 150 psia 500 F', '1274.3 BTU/lb', '1274.3 BTU/lb'],
  ['steam 10 bar 250 C', '2943.2 kJ/kg', '2943.2 kJ/kg'],
  ['2 lb/s * 3', '21,600 lb/h', '21,600 lb/h'],
])('%s: %s in SI, %s on a board with US units', (question, si, us) => {
  const shown = (['SI', 'US'] as const).map((units) => {
    const answer = quickAnswer(question, propertyReader(substances, units));
    return answer?.kind === 'answer' ? plain(answer.value) : answer;
  });
  expect(shown).toEqual([si, us]);
});

test('rows list the board’s units first, then the others, even before the data has loaded', () => {
  const rows = (question: string, units: 'SI' | 'US') => {
    const answer = quickAnswer(question, undefined, units);
    return answer?.kind === 'answer' ? answer.rows.map(({ value }) => plain(value)) : [];
  };
  expect(rows('1 atm in bar', 'SI').slice(0, 2)).toEqual(['101.3 kPa', '14.70 psi']);
  expect(rows('1 atm in bar', 'US').slice(0, 2)).toEqual(['14.70 psi', '101.3 kPa']);
  const answer = quickAnswer('critical pressure of benzene', propertyReader(substances, 'US'));
  expect(answer).toMatchObject({ rows: [{ name: 'In SI units' }, ...Array<unknown>(3).fill({})] });
});

test('a thousand conversions agree with GNU units to the last printed digit', () => {
  const counts = { right: 0, asked: 0, refused: 0 };
  const wrong: string[] = [];
  for (const [from, to, value, tolerance] of conversions) {
    const answer = quickAnswer(`${from} in ${to}`);
    if (answer?.kind === 'unclear') counts.asked += 1;
    else if (answer?.kind !== 'answer') counts.refused += 1;
    else {
      const { number, lastDigit } = numberAndUnit(answer.value);
      const off = Math.abs(number - value);
      if (off <= 0.501 * lastDigit + tolerance * Math.abs(value)) counts.right += 1;
      else wrong.push(`${from} in ${to}: ${plain(answer.value)}, not ${String(value)}`);
    }
  }
  console.log('Conversions:', counts);
  expect(wrong).toEqual([]);
  expect(counts.right).toBeGreaterThanOrEqual(980);
});

test('the product of a conversion’s factors is its result, and some units remain', () => {
  let written = 0;
  for (const [from, to] of conversions) {
    const answer = quickAnswer(`${from} in ${to}`);
    if (answer?.kind !== 'answer' || !answer.work) continue;
    const { start, factors, end } = answer.work;
    const of = (printed: Printed) => numberAndUnit(printed).number;
    const product = factors.reduce(
      (sum, { above, below, power }) => sum * (of(above.number) / of(below.number)) ** power,
      of(start.number),
    );
    const { number, lastDigit } = numberAndUnit(end);
    // Each factor is printed with six digits.
    const rounding = 1e-5 * Math.abs(number) * (1 + factors.length);
    expect(Math.abs(product - number), `${from} in ${to}`).toBeLessThan(lastDigit + rounding);
    const left = [start, ...factors.flatMap(({ above, below }) => [above, below])]
      .flatMap(({ units }) => units)
      .filter(({ isStruck }) => !isStruck);
    expect(left.length, `${from} in ${to}`).toBeGreaterThan(0);
    written += 1;
  }
  expect(written).toBeGreaterThan(700);
});
