import { expect, test } from 'vitest';
import { continueWords, progressWords, shelve } from './exam-shelf.ts';
import { readSittings, type Sitting } from './exam-sitting.ts';

const minute = 60_000;
const now = Date.UTC(2026, 10, 12, 18);
const exam = '50_kettle.3_bath.0';
const sitting: Sitting = { began: now - 19 * minute, typed: {}, later: [] };
const at = (minutes: number, more: Partial<Sitting> = {}) => ({
  exam,
  minutes,
  sitting: { ...sitting, ...more },
});

test.each([
  [at(50), 'Continue your exam, 31 min left'],
  [at(20), 'Continue your exam, the last minute'],
  [at(19), 'Finish your exam, time is up'],
  [at(0), 'Continue your exam, no clock'],
  [at(50, { isClockHidden: true }), 'Continue your exam, clock hidden'],
  [at(20, { isClockHidden: true }), 'Continue your exam, the last minute'],
  [at(50, { began: now + 90 * minute }), 'Continue your exam, 50 min left'],
])('the link back gives the time left: %o', (one, words) => {
  expect(continueWords(one, now)).toBe(words);
});

test('gives classes and answers if they are known', () => {
  const typed = { kettle: { steam: '3 kg/s', water: ' ' }, bath: { heat: '2 kW' } };
  expect(progressWords({ ...sitting, typed, courses: ['A 1', 'B 2'], asked: 4 })).toBe(
    'A 1, B 2 · 2 of 4 answered',
  );
  expect(progressWords({ ...sitting, typed })).toBe('2 answered');
  expect(progressWords({ ...sitting, typed, asked: 1 })).toBe('2 answered');
});

test('an unclear entry does not count as answered', () => {
  const typed = { kettle: { steam: '3 kg/s', water: '4' }, bath: { heat: 'banana' } };
  const kept = { ...sitting, typed, asked: 5, answered: 1 };
  expect(progressWords(kept)).toBe('1 of 5 answered, 2 not clear yet');
  expect(progressWords({ ...kept, answered: 9 })).toBe('3 of 5 answered');
  const read = readSittings(JSON.stringify({ [exam]: kept }));
  expect(read[exam]).toEqual(kept);
});

test('separates exams in progress from finished ones, newest first', () => {
  const done = (handedIn: number) => ({ ...sitting, handedIn });
  const { begun, done: finished } = shelve({
    '50_a.1': { ...sitting, began: 1 },
    '50_b.1': done(5),
    '50_c.1': { ...sitting, began: 2 },
    '0_d.1': done(6),
  });
  expect(begun.map((each) => each.exam)).toEqual(['50_c.1', '50_a.1']);
  expect(finished.map((each) => each.exam)).toEqual(['0_d.1', '50_b.1']);
});

test('invalid storage never shows nonsense', () => {
  const foreign = [
    '{"began":1e999,"typed":{}}',
    '{"began":-1e999,"typed":{}}',
    '{"began":"now","typed":{}}',
    '{"began":null,"typed":{}}',
    '{"began":1e20,"typed":{}}',
    '{"began":0,"typed":{}}',
    '{"began":1e13,"typed":{"a":7}}',
    '{"began":5,"typed":{},"asked":1e999,"courses":[7,{}],"open":7,"handedIn":1e999}',
    '{"began":5,"typed":[],"courses":"CHE","asked":-3,"isClockHidden":"yes"}',
    '{"began":5,"handedIn":9,"typed":{},"result":{"right":1e999,"of":3,"lacking":0}}',
    '{"began":5,"handedIn":9,"typed":{},"result":{"right":"7","of":3}}',
    '{"began":5,"handedIn":9,"typed":{},"result":{"right":7,"of":3,"lacking":0}}',
    '{"began":5,"handedIn":9,"typed":{},"result":{"right":1,"of":3,"lacking":0,"carried":3}}',
  ];
  const exams = [exam, '999_a.1', '1e9_a.1', 'NaN_a.1', '-5_a.1', '', 'a', '50', '__proto__'];
  for (const one of exams) {
    for (const text of foreign) {
      const { begun, done } = shelve(readSittings(`{${JSON.stringify(one)}:${text}}`));
      for (const each of [...begun, ...done]) {
        const said = `${continueWords(each, now)} ${progressWords(each.sitting)}`;
        expect(said).not.toMatch(/Infinity|NaN|undefined|null|object|-\d|\d{4}/);
        expect(each.sitting.result).toBeUndefined();
      }
    }
  }
});
