import { useRef } from 'react';
import type { AnswerBox } from '../../documents/document/document.ts';
import { isMiss } from '../../domain/answers/check-answer.ts';
import { turnKey, turnValues } from '../../domain/practice/turn.ts';
import { island } from '../../ui/Island.tsx';
import { AnswerField } from './AnswerField.tsx';
import { finishStep, useTurn } from './turn-state.ts';

interface TurnFieldProps {
  turn: string;
  question: AnswerBox;
  /** Index of the answer. */
  place: number;
}

/** An open step whose value the student types. */
export const TurnField = island(function TurnField({ turn, question, place }: TurnFieldProps) {
  const { seed, numbers, recipe, accepted } = useTurn(turn);
  const misses = useRef({ seed, count: 0 });
  const key = numbers?.keys[place] ?? { value: NaN, mistakes: [], molarMasses: [] };
  const others = new Map([...accepted].filter(([name]) => name !== question.name));
  const values = numbers && turnValues(recipe, numbers, others);
  if (misses.current.seed !== seed) misses.current = { seed, count: 0 };
  return (
    <AnswerField
      key={seed}
      question={question}
      answerKey={values ? turnKey(key, question.name, values) : key}
      context={{ printed: seed === 0 ? undefined : numbers?.printed }}
      hintsAt={undefined}
      isReady={numbers !== undefined}
      kept={() => ({ text: undefined, misses: misses.current.count })}
      onVerdict={(verdict) => {
        if (isMiss(verdict)) misses.current.count += 1;
        if (verdict.kind === 'right') finishStep(turn, question.name, verdict.value);
      }}
    />
  );
});
