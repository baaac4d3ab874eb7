import { useId } from 'react';
import { helpFor } from '../../../domain/answers/asked-for.ts';
import type { Sitting } from '../../../domain/practice/exam-sitting.ts';
import { readQuantity } from '../../../domain/quantities/read-quantity.ts';
import { Button } from '../../../ui/Button.tsx';
import type { SetProblem } from './set-problem.ts';

interface ExamAnswersProps {
  problem: SetProblem;
  sitting: Sitting;
  onChange: (sitting: Sitting) => void;
  /** The ways to the problems before and after, where there are some. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** Where the answers of one problem are written; nothing is judged yet. */
export function ExamAnswers({ problem, sitting, onChange, onPrevious, onNext }: ExamAnswersProps) {
  const id = useId();
  const { name, sheet } = problem;
  const typed = sitting.typed[name] ?? {};
  return (
    <div className="exam-answers">
      {sheet.questions.map((question) => {
        const text = typed[question.name] ?? '';
        const field = `${id}-${question.name}`;
        const reading = readQuantity(text);
        return (
          <div key={question.name} className="answer">
            <label htmlFor={field}>{question.label}</label>
            <input
              id={field}
              className="field"
              aria-describedby={`${field}-help`}
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="next"
              value={text}
              onChange={({ currentTarget: { value } }) => {
                const own = { ...typed, [question.name]: value };
                onChange({ ...sitting, typed: { ...sitting.typed, [name]: own } });
              }}
            />
            <p id={`${field}-help`} className="answer-help">
              {'problem' in reading ? helpFor(question) : `Read as ${reading.words}`}
            </p>
          </div>
        );
      })}
      <label className="exam-later">
        <input
          type="checkbox"
          checked={sitting.later.includes(name)}
          onChange={({ currentTarget: { checked } }) => {
            const others = sitting.later.filter((each) => each !== name);
            onChange({ ...sitting, later: checked ? [...others, name] : others });
          }}
        />
        Come back to this one
      </label>
      <div className="exam-buttons">
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
