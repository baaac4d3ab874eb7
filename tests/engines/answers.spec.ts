import { courseAddress } from '../../src/domain/courses/course-codes.ts';
import { kettle, steamOf, waterOf } from '../kettle.ts';
import { atEverySize } from './spec.ts';
import type { Visitor } from './visitor.ts';

const path = '/resources/study-materials/problems/kettle';
const { answers, variants } = kettle;
const water = (seed: number) => waterOf(seed).split('\u00a0')[0];
const steam = (seed: number) => steamOf(seed).split(' ')[0];

async function answer(visitor: Visitor, typed: string): Promise<void> {
  await visitor.fill('.answer input', typed);
  await visitor.press('Enter');
}

atEverySize('answers get a verdict with a reason', async (visitor) => {
  await visitor.visit(path);
  await answer(visitor, '600 kW');
  await visitor
    .count('.verdict', 'That’s a power. The question asks for a mass flow rate.')
    .toBe(1);
  const foreseen = variants[0]?.keys[0]?.mistakes[0] ?? NaN;
  await answer(visitor, `${foreseen.toPrecision(3)} kg/s`);
  await visitor.count('.verdict', answers[0]?.mistakes[0]).toBe(1);
  await visitor.count('.desk', '○ Tried').toBe(1);
  await answer(visitor, steamOf(0));
  await visitor.count('.verdict', 'Right.').toBe(1);
  await visitor.count('.desk', '✓ Solved').toBe(1);
  await visitor.count('.desk .what-if').toBe(1);
  await visitor.visit(path);
  await visitor.count('.verdict', 'Right.').toBe(1);
  await visitor.visit('/resources/study-materials');
  await visitor.count('.progress', 'Solved 1 of').toBe(1);
  await visitor.visit(courseAddress('DEM 201'));
  await visitor.count('[data-problem=kettle][data-state=solved]').toBe(1);
});

atEverySize('the numbers of a seed are in every place, including equations', async (visitor) => {
  await visitor.visit(`${path}?seed=7`);
  await visitor.count('.givens', water(7)).toBe(1);
  await visitor.count('.desk', 'These are the numbers from seed 7.').toBe(1);
  await visitor.click('summary', 'Show the solution');
  await visitor.click('.ask button', 'Open it');
  await visitor.count('.solution .result', steam(7)).toBe(1);
  await visitor.count('.solution .equation', water(7)).toBeGreaterThan(0);
  await visitor.count('.solution .equation', steam(7)).toBeGreaterThan(0);
  await visitor.count('.solution .equation', water(0)).toBe(0);
  await answer(visitor, steamOf(7));
  await visitor.count('.verdict', 'Right.').toBe(1);
  await visitor.click('.desk button', 'Original numbers');
  await visitor.count('.givens', water(0)).toBe(1);
  await visitor.address().toBe(path);
});

atEverySize('new numbers come on request, and hints one by one', async (visitor) => {
  await visitor.visit(path);
  await visitor.click('.desk button', 'New numbers');
  await visitor.address().toMatch(/\?seed=\d+$/);
  await visitor.count('.desk', 'These are the numbers from seed').toBe(1);
  await visitor.count('.hint summary').toBe(1);
  await visitor.click('.hint summary', 'Hint 1');
  await visitor.count('.hint summary').toBe(2);
});
