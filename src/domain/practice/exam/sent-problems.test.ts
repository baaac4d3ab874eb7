import { expect, test } from 'vitest';
import { listedProblems } from './sent-problems.ts';

test('adds what follows from names and lessons', () => {
  const sent = { title: 'A tank', course: 'CHE 210', topic: 'Balances', minutes: 8 };
  const [explained, alone] = listedProblems({
    problems: [
      { ...sent, name: 'tank', seeds: 200, version: 'a1', lesson: 'units' },
      { ...sent, name: 'drum', seeds: 0, version: 'b2' },
    ],
    lessons: { units: { title: 'Units', hasFormulas: true } },
  });
  expect(explained).toEqual({
    ...sent,
    name: 'tank',
    page: '/resources/study-materials/problems/tank',
    numbers: {
      file: '/resources/study-materials/problems/tank.json',
      seeds: 200,
      version: 'a1',
    },
    lesson: {
      title: 'Units',
      page: '/resources/study-materials/units',
      formulas: '/resources/study-materials/units/formulas',
    },
  });
  expect(alone?.lesson).toBeUndefined();
});
