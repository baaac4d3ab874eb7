import { coursesOf } from '../../../domain/practice/exam/exam.ts';
import type { ListedProblem } from '../../../domain/practice/exam/sent-problems.ts';

interface ProblemPickerProps {
  problems: readonly ListedProblem[];
  isChosen: (name: string) => boolean;
  /** True if no more problems can be chosen. */
  isFull: boolean;
  onChoose: (problem: ListedProblem, isChosen: boolean) => void;
}

export function ProblemPicker({ problems, isChosen, isFull, onChoose }: ProblemPickerProps) {
  return (
    <div className="mt-5 border-t border-hair">
      {coursesOf(problems).map((course) => {
        const own = problems.filter((problem) => problem.course === course);
        return (
          <details className="border-b border-hair" key={course}>
            <summary className="cursor-pointer py-3 font-strong">
              {course}{' '}
              <small className="chosen-count ml-2 text-accent">
                {own.filter(({ name }) => isChosen(name)).length || ''}
              </small>
            </summary>
            {own.map((problem) => (
              <label
                className="flex min-h-11 cursor-pointer items-center gap-3 pl-4 leading-close"
                key={problem.name}
              >
                <input
                  className="size-6 flex-none"
                  type="checkbox"
                  checked={isChosen(problem.name)}
                  disabled={isFull && !isChosen(problem.name)}
                  onChange={({ currentTarget: { checked } }) => {
                    onChoose(problem, checked);
                  }}
                />
                {problem.title}{' '}
                <small className="ml-auto text-note whitespace-nowrap text-soft">
                  {problem.minutes} min
                </small>
              </label>
            ))}
          </details>
        );
      })}
    </div>
  );
}
