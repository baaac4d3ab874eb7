import { countWritten, type Sitting } from '../../../domain/practice/exam-sitting.ts';
import type { SetProblem } from './set-problem.ts';

interface ExamLineProps {
  problems: readonly SetProblem[];
  sitting: Sitting;
  /** The place of the problem that is shown. */
  current: number;
  onGo: (place: number) => void;
}

/** The problems of an exam as tanks on a line, which fill as somebody writes. */
export function ExamLine({ problems, sitting, current, onGo }: ExamLineProps) {
  return (
    <ol className="exam-line">
      {problems.map(({ name, title, sheet }, place) => {
        const answers = sheet.questions.map((question) => question.name);
        const written = countWritten(sitting.typed[name], answers);
        const state =
          written === 0
            ? 'empty'
            : written === answers.length
              ? 'answered'
              : `${String(written)} of ${String(answers.length)} answered`;
        return (
          <li key={name}>
            <button
              type="button"
              aria-current={place === current ? 'step' : undefined}
              onClick={() => {
                onGo(place);
              }}
            >
              <Tank part={written / answers.length} />
              <span>
                <b>
                  <span className="number">{place + 1}</span>
                  <span className="title">. {title}</span>
                </b>
                <small>
                  {state}
                  {sitting.later.includes(name) && ', to come back to'}
                </small>
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

const [bottom, depth] = [35, 24];

/** A tank that is filled in part. */
function Tank({ part }: { part: number }) {
  const level = part * depth;
  return (
    <svg viewBox="0 0 36 42" fill="none" aria-hidden="true">
      <path d="M6 8v27q0 4 12 4t12-4V8" />
      {part > 0 && (
        <path
          className="fill"
          d={`M7 ${String(bottom - level)}v${String(level)}q0 3 11 3t11-3v-${String(level)}z`}
        />
      )}
      <ellipse cx="18" cy="8" rx="12" ry="4" />
    </svg>
  );
}
