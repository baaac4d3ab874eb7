// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import type { AnswerBox } from '../../documents/document/document.ts';
import type { AnswerContext, Verdict } from '../../domain/answers/asked-quantity.ts';
import { AnswerField } from './AnswerField.tsx';

const question: AnswerBox = {
  name: 'V',
  label: 'Volume',
  dimensions: [0, 3, 0, 0, 0, 0, 0],
  unit: 'm^3',
  factor: 1,
  zero: 0,
  digits: 3,
  within: { part: 0.01 },
  allowance: '1%',
  is: 'plain',
  mistakes: [],
  givens: [],
};
const carriedForward = { value: 30, sentence: 'Right for your “Rate,” but that one’s off.' };

afterEach(() => {
  document.body.replaceChildren();
});

test('an answer is judged again when an earlier one changes, which is no new try', () => {
  const told: Verdict[] = [];
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  const draw = (context: AnswerContext) => {
    act(() => {
      root.render(
        createElement(AnswerField, {
          question,
          answerKey: { value: 20, mistakes: [], molarMasses: [] },
          context,
          hintsAt: undefined,
          isReady: true,
          kept: () => ({ text: undefined, misses: 0 }),
          onVerdict: (verdict: Verdict) => told.push(verdict),
        }),
      );
    });
  };
  const words = () => box.querySelector('.verdict')?.textContent ?? '';
  draw({ carriedForward });
  const input = box.querySelector('input');
  if (!input) throw new Error('There is no field.');
  input.value = '30.0 m^3';
  act(() => {
    input.form?.requestSubmit();
  });
  expect(words()).toContain(carriedForward.sentence);
  draw({});
  expect(words()).not.toContain('Right for your');
  expect(words()).toContain('That’s too high.');
  draw({ carriedForward });
  expect(words()).toContain(carriedForward.sentence);
  expect(told.map(({ sentence }) => sentence)).toEqual([carriedForward.sentence]);
  act(() => {
    root.unmount();
  });
});
