import { expect, test } from 'vitest';
import type { AnswerRecords, LessonFormulas } from './answer-records.ts';
import { asksForNumber, asksForRecord } from './answer-triggers.ts';
import { matchEvent, matchFormula, matchDelay } from './match-records.ts';

const row = (words: string, ...lines: string[]) => ({
  words,
  address: '/x#a',
  formulas: lines.map((line) => ({ line, pieces: [], symbols: [] })),
});

const lessons: LessonFormulas[] = [
  {
    title: 'Exchangers',
    course: 'GEN 1',
    symbols: [],
    rows: [
      row('The rate equation:', 'Q = UA F ΔT_lm', 'Q = C_h (T_h1 − T_h2)'),
      row(
        'The pressure comes from the Antoine equation.',
        'log_10 p_i^sat/p_0 = A_i − B_i/(T + C_i)',
      ),
      row('With Raoult’s law:', 'y_iP = x_i p_i^sat'),
      row('Newton’s law gives the Poiseuille equation:', 'Q = (πR^4 Δp)/(8 μL)', 'τ = V/(q + kV)'),
      row('This is the modified Henry’s law:', 'p = H x γ'),
      row('By Dalton’s law it is a partial pressure:', 'p_i = y_i P'),
      row('Then the Reynolds number is:', 'Re = (ρ v D)/μ = (4 m)/(π D μ)'),
      row('Heat into a stream:', 'Q = m c_p ΔT', 'PV = nRT', 'F = (m a)/g_c', 'r_A = k C_A0'),
    ],
  },
];

const lineFor = (text: string) => matchFormula(text, { lessons })?.formulas[0]?.line;

test.each([
  ['Q = UA', 'Q = UA F ΔT_lm'],
  ['q=u a dTlm', 'Q = UA F ΔT_lm'],
  ['Q = m Cp dT', 'Q = m c_p ΔT'],
  ['Q = mcΔT', 'Q = m c_p ΔT'],
  ['pv=nrt', 'PV = nRT'],
  ['Re = D v rho / mu', 'Re = (ρ v D)/μ = (4 m)/(π D μ)'],
  ['F = ma', 'F = (m a)/g_c'],
  ['r = kC', 'r_A = k C_A0'],
  ['antoine equation', 'log_10 p_i^sat/p_0 = A_i − B_i/(T + C_i)'],
  ['what is the reynolds number', 'Re = (ρ v D)/μ = (4 m)/(π D μ)'],
])('%s finds the formula %s', (typed, line) => {
  expect(lineFor(typed)).toBe(line);
});

test.each([
  'V = IR',
  'Q = ',
  'Q = A',
  '45 psig = ? kPa',
  'rate equation',
  'newton’s law',
  'tau = V/q',
  'formula sheet',
  'heat equation',
])('%s finds no formula', (typed) => {
  expect(lineFor(typed)).toBeUndefined();
});

const delays = ['CHE 320', 'CHE 32', 'MATH 210'].map((code) => ({ code, words: code, map: '/m' }));

test.each([
  ['drop che 320', 'CHE 320'],
  ['what if i fail che320?', 'CHE 320'],
  ['drop a class', undefined],
  ['che 320', undefined],
  ['drop che 320 or math 210', undefined],
  ['drop che 999', undefined],
])('%s asks about the cost of failing %s', (text, code) => {
  expect(matchDelay(text, delays)?.code).toBe(code);
});

const minute = (day: string) => Date.parse(`${day}T21:00:00Z`) / 60_000;
const events: AnswerRecords['events'] = [
  ['a', 'Study night', '2026-10-07'],
  ['b', 'General meeting', '2026-10-08'],
  ['c', 'Study night', '2026-10-14'],
].map(([id = '', title = '', date = '']) => ({
  ...{ id, title, date, time: '7–9 PM', location: 'Hall' },
  ends: minute(date),
}));
const at = (day: string) => Date.parse(`${day}T22:00:00Z`);

test.each([
  ['next study night', '2026-10-06', 'a'],
  ['when is the next study night?', '2026-10-07', 'c'],
  ['when is the next meeting', '2026-10-06', 'b'],
  ['next event', '2026-10-07', 'b'],
  ['next study night', '2026-10-14', 'none'],
  ['next meeting', '2031-01-15', 'none'],
  ['next rocket launch', '2026-10-06', undefined],
  ['study night', '2026-10-06', undefined],
  ['when is tuition due', '2026-10-06', undefined],
])('%s on %s finds the event %s', (text, day, id) => {
  const found = matchEvent(text, events, at(day));
  expect(typeof found === 'object' ? found.id : found).toBe(id);
});

test('fetches data only for searches that may ask for an answer', () => {
  for (const text of [
    '45 psig in kPa',
    'steam 10 bar',
    'vapor pressure benzene',
    'boiling point of ethanol',
    'planck’s constant',
    '80C',
  ]) {
    expect([asksForNumber(text), asksForRecord(text)], text).toEqual([true, false]);
  }
  for (const text of [
    'Q = UA',
    'antoine equation',
    'drop che 320',
    'when is the next meeting',
    'fick’s law',
  ]) {
    expect(asksForRecord(text), text).toBe(true);
  }
  for (const text of [
    'reactor',
    'che 340',
    '2.222',
    'study night',
    'drop a class',
    'boiling',
    'heat exchanger',
    'mccabe thiele',
  ]) {
    expect([asksForNumber(text), asksForRecord(text)], text).toEqual([false, false]);
  }
});
