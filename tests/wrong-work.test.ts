import { describe, expect, test } from 'vitest';
import { readParts } from '../src/documents/read/read-parts.ts';
import { inFile } from '../src/documents/text/fault.ts';
import { parseDocument } from '../src/documents/text/parse.ts';
import { roundedOnTheWay } from './night/rounded-on-the-way.ts';
import { judgedRight, wrongWork } from './night/wrong-work.ts';

const read = (text: string) =>
  inFile('made-up.mdx', () =>
    readParts(parseDocument(text), { figures: 'none', numbers: {}, isDraft: true }),
  );

const tank = (extra: string, within = '1 %') =>
  read(`<Let name="a" value="${extra} kg" />
<Let name="F" value="10.0 kg" />
<Let name="T" value="350 K" />
<Let name="L" value="250 mm" />
<Let name="x" value="20.0" />
<Let name="m" value="F + a" unit="kg" />
<Let name="p" value="m*ln(x)*L/(T*F)" unit="m/K" />

<Answer name="m" unit="kg" within="${within}">Mass</Answer>

<Answer name="p" unit="m/K" within="${within}">Something of it</Answer>`);

const changes = (text: ReturnType<typeof read>) =>
  judgedRight([text]).right.map((each) => each.change);

describe('the search for wrong work with a right answer', () => {
  test('finds a term that is too small to matter', () => {
    const found = judgedRight([tank('0.05')]).right;
    expect(found).toContainEqual({ change: 'm: (F + a) → F', answers: 'm, p', sets: 1 });
    expect(changes(tank('5.00'))).not.toContain('m: (F + a) → F');
    expect(changes(tank('0.05', '0.1 %'))).not.toContain('m: (F + a) → F');
  });

  test('ignores the same work in another order', () => {
    const twins = read(`<Let name="a" value="3 kg" />
<Let name="b" value="3 kg" />
<Let name="m" value="4*a*b" unit="kg^2" />

<Answer name="m" unit="kg^2">Square</Answer>`);
    expect(wrongWork(twins).map(({ words }) => words)).toContain('m: a → b');
    expect(changes(twins)).toEqual([]);
  });

  test.each([
    'm: (F + a) → F',
    'm: (F + a) → (F - a)',
    'm: (F + a) → ((F + a) + a)',
    'm: F → a',
    'm: F → a - F',
    'p: ln(x) → log10(x)',
    'p: (m * ln(x)) → (m / ln(x))',
    'p: T in °C',
    'p: L not converted',
    'p: m → F; ln(x) → log10(x)',
    'everywhere: F → a',
  ])('tries %s', (change) => {
    expect(wrongWork(tank('5.00')).map(({ words }) => words)).toContain(change);
  });

  test('computes the effect of intermediate rounding', () => {
    const [once = NaN, twice = NaN] = roundedOnTheWay(tank('0.044'));
    // 10.044 kg is rounded to 10.04 on paper and typed as 10.0.
    expect(once).toBeCloseTo(0.044 / 0.10044, 6);
    expect(twice).toBeGreaterThan(0);
  });
});
