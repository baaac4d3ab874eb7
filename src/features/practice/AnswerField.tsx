import { useEffect, useId, useRef, useState } from 'react';
import type { Answer } from '../../documents/problem-document.ts';
import { helpFor } from '../../domain/answers/asked-for.ts';
import { checkAnswer } from '../../domain/answers/check-answer.ts';
import type { AnswerKey, Surroundings, Verdict } from '../../domain/answers/question.ts';
import { readQuantity } from '../../domain/quantities/read-quantity.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { VerdictBox } from './VerdictBox.tsx';

interface AnswerFieldProps {
  question: Answer;
  answerKey: AnswerKey;
  around: Surroundings;
  /** Where its hints are, if it has any. */
  hints: string | undefined;
  /** What is called with a verdict and the entry. */
  onVerdict: (verdict: Verdict, text: string) => void;
}

/** Where an answer is typed, how it is understood, and what there is to say about it. */
export function AnswerField(props: AnswerFieldProps) {
  const { question, answerKey, around, hints, onVerdict } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [verdict, setVerdict] = useState<Verdict>();
  // The field's own element holds the text: what was typed before the script came is not lost.
  useEffect(() => {
    setTyped(field.current?.value ?? '');
  }, []);

  const reading = readQuantity(typed);
  return (
    <form
      className="answer"
      onSubmit={(event) => {
        event.preventDefault();
        const text = field.current?.value ?? '';
        const judged = checkAnswer(text, question, answerKey, around);
        setVerdict(judged);
        onVerdict(judged, text);
      }}
    >
      <label htmlFor={id}>{question.label}</label>
      <div className="answer-line">
        <input
          id={id}
          ref={field}
          className="field"
          aria-describedby={`${id}-help`}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          onInput={(event) => {
            setTyped(event.currentTarget.value);
            setVerdict(undefined);
          }}
        />
        <button type="submit" className={`cursor-pointer ${buttonClass('solid')}`}>
          Check<span className="sr-only"> {question.label}</span>
        </button>
      </div>
      <p id={`${id}-help`} className="answer-help">
        {'problem' in reading ? helpFor(question) : `Read as ${reading.words}`}
      </p>
      <VerdictBox verdict={verdict} hints={hints} />
    </form>
  );
}
