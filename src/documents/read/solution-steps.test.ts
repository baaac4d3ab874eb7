import { expect, test } from 'vitest';
import { checkSteps } from '../../domain/answers/check-steps.ts';
import type { ProblemDocument } from '../document/document.ts';
import { readSmall, solutionOf, step } from '../../../tests/small-documents.ts';

const givens = `<Given name="m" value="2.0 kg/s" from="1.0" to="3.0" by="0.1">flow</Given>
<Given name="c" value="4.18 kJ/(kg K)">heat capacity of water</Given>
<Given name="ci" symbol="c_i" value="2.1 kJ/(kg K)">heat capacity of ice</Given>
<Given name="T1" value="20 degC">cold</Given>
<Given name="T2" value="70 degC">hot</Given>
<Given name="lam" symbol="\\lambda" value="2133 kJ/kg">heat of vaporization</Given>`;

const solution = solutionOf(
  step('dT', 'T2 - T1', 'symbol="\\Delta T" unit="K" words="temperature rise"'),
  step('mh', 'm', 'symbol="\\dot m" unit="kg/hr"'),
  step('Q', 'm*c*dT', 'unit="kW" words="heat"'),
  step('S', 'Q/lam', 'unit="kg/hr"'),
  step('back', 'S*lam', 'symbol="Q_2" unit="kW"'),
);

const problem = readSmall({
  givens,
  solution,
  answer: '<Answer name="S" unit="kg/s" from="0.01 kg/s" to="1 kg/s">Steam</Answer>',
  mistake: `<Mistake value="m*ci*dT/lam">That’s the heat capacity of ice.</Mistake>
<Mistake value="Q/(lam + c*dT)">You let the condensate cool.</Mistake>
<Mistake value="3*m*c*dT/lam">You have tripled it.</Mistake>`,
});

const check = (typed: Record<string, string>, { steps, variants }: ProblemDocument = problem) =>
  checkSteps(steps, variants[0]?.stepKeys ?? [], typed).map(
    ({ question: { name }, state, sentence, because }) => ({
      ...{ name, state, sentence },
      because: because.map((each) => each.name),
    }),
  );

test('the steps lead to the answer, and none only restates a number', () => {
  expect(problem.steps.map(({ name, isAnswer, uses }) => [name, isAnswer ?? false, uses])).toEqual([
    ['dT', false, []],
    ['Q', false, ['dT']],
    ['S', true, ['Q']],
  ]);
});

test('a step has the words of its author, or its kind', () => {
  expect(problem.steps.map(({ label }) => label)).toEqual(['temperature rise', 'heat', 'Steam']);
  const plain = readSmall({
    solution: solutionOf(step('W', 'm*R*T', 'unit="kW"'), step('Q', '2*W', 'unit="kW"')),
  });
  expect(plain.steps.map(({ label }) => label)).toEqual(['power', 'Power']);
});

test('the first step that is off is named, and what follows from it is not blamed', () => {
  expect(check({ dT: '50 K', Q: '400 kW', S: '0.1875 kg/s' })).toEqual([
    { name: 'dT', state: 'fits', sentence: '', because: [] },
    { name: 'Q', state: 'first', sentence: '', because: [] },
    { name: 'S', state: 'follows', sentence: '', because: ['Q'] },
  ]);
  expect(check({ dT: '40 K', Q: '334.4 kW', S: '0.9 kg/s' }).map(({ state }) => state)).toEqual([
    'first',
    'follows',
    'off',
  ]);
});

test('a mistake in the answer explains a step only if it has to be made there', () => {
  const steps = Object.fromEntries(problem.steps.map(({ name, mistakes }) => [name, mistakes]));
  expect(steps['Q']).toEqual(['That’s the heat capacity of ice.']);
  expect(steps['dT']).toEqual([]);
  expect(check({ Q: '210 kW' })[1]).toMatchObject({
    state: 'first',
    sentence: 'That’s the heat capacity of ice.',
  });
});

test('a step is read like an answer', () => {
  expect(check({ Q: '418' })[1]?.sentence).toBe('The number is right in kW. Add the unit.');
  expect(check({ Q: '418 kJ' })[1]?.sentence).toMatch(/^That’s an energy.*This one is a/);
  expect(check({ Q: 'banana' })[1]?.state).toBe('unclear');
});

test('no verdict gives a value or a direction', () => {
  for (const typed of ['425 kW', '300 kW', '900 kW', '-3 kW', '0 kW']) {
    expect(check({ Q: typed })[1]).toMatchObject({ state: 'first', sentence: '' });
  }
});
