import type { Sitting } from '../../../domain/practice/exam/exam-sitting.ts';
import { Button } from '../../../ui/Button.tsx';
import type { SetProblem } from './set-problem.ts';
import { useEffect, useId, useState } from 'react';
import type { AnswerBox } from '../../../documents/document/document.ts';
import { helpFor } from '../../../domain/answers/asked-for.ts';
import { legibilityOf } from '../../../domain/answers/legibility.ts';

interface ExamAnswersProps {
  problem: SetProblem;
  sitting: Sitting;
  onChange: (sitting: Sitting) => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** The answer fields of one problem, without verdicts. */
export function ExamAnswers({ problem, sitting, onChange, onPrevious, onNext }: ExamAnswersProps) {
  const { name, sheet } = problem;
  const typed = sitting.typed[name] ?? {};
  return (
    <div className="exam-answers panel mt-6 self-start p-5 lg:sticky lg:top-[calc(var(--spacing-header)_+_5rem)] lg:mt-0 lg:max-h-[calc(100dvh_-_var(--spacing-header)_-_6rem)] lg:overflow-y-auto">
      {sheet.questions.map((question) => (
        <ExamField
          key={question.name}
          question={question}
          text={typed[question.name] ?? ''}
          onChange={(text) => {
            const own = { ...typed, [question.name]: text };
            onChange({ ...sitting, typed: { ...sitting.typed, [name]: own } });
          }}
        />
      ))}
      <label className="mt-4 flex min-h-10 cursor-pointer items-center gap-3 leading-close">
        <input
          className="size-6"
          type="checkbox"
          checked={sitting.later.includes(name)}
          onChange={({ currentTarget: { checked } }) => {
            const others = sitting.later.filter((each) => each !== name);
            onChange({ ...sitting, later: checked ? [...others, name] : others });
          }}
        />
        Come back to this one
      </label>
      <div className="mt-5 flex flex-wrap gap-2.5">
        {onPrevious && (
          <Button variant="line" size="small" onClick={onPrevious}>
            Previous
          </Button>
        )}
        {onNext && (
          <Button variant="line" size="small" onClick={onNext}>
            Next
          </Button>
        )}
      </div>
    </div>
  );
}

interface ExamFieldProps {
  question: AnswerBox;
  text: string;
  onChange: (text: string) => void;
}

/**
 * Milliseconds before an unreadable answer is reported, while its field is focused and after it has
 * lost the focus. The report is never immediate, because a button could move during a click.
 */
const pause = { writing: 2000, gone: 400 };

/** A field for an answer. Shows how the entry was interpreted, and whether it can be judged. */
function ExamField({ question, text, onChange }: ExamFieldProps) {
  const id = useId();
  const [wait, setWait] = useState<number>();
  useEffect(() => {
    if (wait === undefined) return;
    const timer = setTimeout(() => {
      setWait(undefined);
    }, wait);
    return () => {
      clearTimeout(timer);
    };
  }, [wait, text]);
  const { readAs, trouble } = legibilityOf(text, question);
  return (
    <div className="answer">
      <label className="mb-1.5 block font-strong" htmlFor={id}>
        {question.label}
      </label>
      <input
        id={id}
        className="field w-full scroll-mt-[calc(var(--spacing-header)_+_5rem)] scroll-mb-8"
        aria-describedby={`${id}-help ${id}-word`}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setWait(pause.writing);
          onChange(value);
        }}
        onBlur={() => {
          if (wait !== undefined) setWait(pause.gone);
        }}
      />
      <p id={`${id}-help`} className="mt-1.5 text-note wrap-anywhere text-soft">
        {readAs === undefined ? helpFor(question) : `Read as ${readAs}`}
      </p>
      <p
        id={`${id}-word`}
        role="status"
        className="callout mt-1.5 border-l-3 pl-2.5 text-note leading-[1.4] empty:hidden"
      >
        {wait === undefined && trouble}
      </p>
    </div>
  );
}
