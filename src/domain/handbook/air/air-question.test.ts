import { describe, expect, test } from 'vitest';
import {
  addressOf,
  airParts,
  airResult,
  firstQuestion,
  questionIn,
  withMeasure,
  withStep,
  type AirQuestion,
} from './air-question.ts';

const first = firstQuestion('SI');
const nothing = Object.fromEntries(airParts.map((part) => [part, ''])) as AirQuestion;

describe('reading an address', () => {
  test('an empty address has the initial inputs', () => {
    expect(questionIn(nothing, 'SI')).toEqual(first);
  });

  test('two other properties replace the initial ones', () => {
    const asked = questionIn({ ...nothing, wet: '20 °C', rh: '40%' }, 'SI');
    expect([asked.dry, asked.wet, asked.rh, asked.p]).toEqual(['', '20 °C', '40%', '1 atm']);
  });

  test('an unknown step is the first one, and a known step has its own target', () => {
    expect(questionIn({ ...nothing, step: 'constructor' }, 'SI').step).toBe('temperature');
    expect(questionIn({ ...nothing, step: 'steam' }, 'SI').to).toBe('90%');
  });

  test('an address is read back unchanged', () => {
    for (const step of ['temperature', 'water', 'steam', 'mix'] as const) {
      const question = withStep({ ...first, p: '95 kPa' }, step, 'SI');
      expect(questionIn(addressOf(question), 'SI')).toEqual(question);
    }
  });
});

describe('a third property replaces another', () => {
  const given = ({ dry, rh, wet, dew, w }: AirQuestion) => ({ dry, rh, wet, dew, w });

  test('the dry bulb stays', () => {
    const next = withMeasure(first, 'wet', '25 °C');
    expect(given(next)).toEqual({ dry: '32 °C', rh: '', wet: '25 °C', dew: '', w: '' });
  });

  test('clearing one property leaves the other, and the next one joins it', () => {
    const cleared = withMeasure(first, 'dry', '');
    expect(given(cleared)).toMatchObject({ dry: '', rh: '60%' });
    expect(airResult(cleared, 'SI').problem).toContain('one more');
    expect(given(withMeasure(cleared, 'wet', '20 °C'))).toMatchObject({ rh: '60%', wet: '20 °C' });
  });
});

describe('the result', () => {
  test('has the air, its path and its description', () => {
    const { air, path, pathText, problem } = airResult(first, 'SI');
    expect(problem).toBe('');
    expect(air?.dewPoint).toBeCloseTo(273.15 + 23.3, 1);
    expect(path?.water).toBeLessThan(0);
    expect(pathText).toContain('7.39\u00a0g condenses');
  });

  test.each<[Partial<AirQuestion>, string]>([
    [{ dry: 'warm' }, 'Start with a number'],
    [{ p: '5 bar' }, '20 kPa to 200 kPa'],
    [{ dew: '40 °C', rh: '' }, 'can’t hold that much'],
    [{ wet: '20 °C' }, 'exactly two'],
  ])('%o has no air and a problem', (typed, words) => {
    const { air, problem, path } = airResult({ ...first, ...typed }, 'SI');
    expect(air).toBeUndefined();
    expect(path).toBeUndefined();
    expect(problem).toContain(words);
  });

  test.each<[Partial<AirQuestion>, string]>([
    [{ to: '300 °C' }, '200 °C'],
    [{ step: 'water', to: '40%' }, 'can’t make it drier'],
    [{ step: 'mix', rh2: '200%' }, 'The second stream'],
    [{ step: 'mix', amount: '-1' }, 'more than zero'],
  ])('%o has air but no path', (typed, words) => {
    const { air, path, pathText } = airResult({ ...first, ...typed }, 'SI');
    expect(air).toBeDefined();
    expect(path).toBeUndefined();
    expect(pathText).toContain(words);
  });
});
