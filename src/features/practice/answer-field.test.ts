// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { key, question } from '../../../tests/typed-answers.ts';
import type { AnswerBox } from '../../documents/document/document.ts';
import type { AnswerContext, Verdict } from '../../domain/answers/asked-quantity.ts';
import { AnswerField } from './AnswerField.tsx';

const volume: AnswerBox = { ...question('L'), name: 'V', label: 'Volume' };
const carriedForward = { value: 0.03, sentence: 'Right for your “Rate,” but that one’s off.' };

afterEach(() => {
  document.body.replaceChildren();
});

test('judges an answer again when an earlier one changes, without counting a try', () => {
  const verdicts: Verdict[] = [];
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  const draw = (context: AnswerContext) => {
    act(() => {
      root.render(
        createElement(AnswerField, {
          question: volume,
          answerKey: key(0.02),
          context,
          hintsAt: undefined,
          isReady: true,
          kept: () => ({ text: undefined, misses: 0 }),
          onVerdict: (verdict: Verdict) => verdicts.push(verdict),
        }),
      );
    });
  };
  const words = () => box.querySelector('.verdict')?.textContent ?? '';
  draw({ carriedForward });
  const input = box.querySelector('input');
  if (!input) throw new Error('There is no field.');
  input.value = '30.0 L';
  act(() => {
    input.form?.requestSubmit();
  });
  expect(words()).toContain(carriedForward.sentence);
  draw({});
  expect(words()).not.toContain('Right for your');
  expect(words()).toContain('That’s too high.');
  draw({ carriedForward });
  expect(words()).toContain(carriedForward.sentence);
  expect(verdicts.map(({ sentence }) => sentence)).toEqual([carriedForward.sentence]);
  act(() => {
    root.unmount();
  });
});
