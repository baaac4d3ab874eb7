import type { ReactNode } from 'react';
import { counted } from '../../../domain/words/counted.ts';
import { pointsFor } from '../../../domain/practice/exam/exam.ts';

interface PaperProblem {
  name: string;
  title: string;
  minutes: number;
  statement: ReactNode;
  labels: readonly string[];
  /** The answers as text, and the solution. */
  key?: { answers: readonly string[]; solution: ReactNode } | undefined;
}

interface ExamPagesProps {
  /** A title for paper, if the page has none. */
  heading?: string;
  courses: readonly string[];
  minutes: number;
  problems: readonly PaperProblem[];
  /** Formula sheets with the titles of their lessons. */
  formulas: readonly { title: string; sheet: ReactNode }[];
  /** Address of the exam. Undefined if the page already shows it. */
  address?: string;
}

/**
 * A printed exam: the problems with lines for answers, then the formulas, and the answer key last.
 */
export function ExamPages(props: ExamPagesProps) {
  const { heading, courses, minutes, problems, formulas, address } = props;
  const hasKey = problems.some(({ key }) => key);
  const points = pointsFor(problems.map((problem) => problem.minutes));
  return (
    <article className="prose document exam-paper mt-6">
      <div className="exam-top print:grid print:grid-cols-[1fr_1fr] print:items-end print:gap-x-6 print:gap-y-[0.2rem]">
        {heading !== undefined && (
          <p className="exam-title print:col-span-full print:font-display print:text-[22pt] print:leading-[1.1] print:font-h1 print:tracking-[-0.02em]">
            {heading}
          </p>
        )}
        <p>
          {courses.join(', ')}: {counted(problems.length, 'problem')}, {minutes} minutes, 100 points
        </p>
        <p className="exam-name print-only gap-2 print:flex">Name</p>
        {address !== undefined && (
          <p className="exam-web print-only col-span-full text-[8.5pt] wrap-anywhere text-soft">
            On the web: {address}
          </p>
        )}
      </div>
      {problems.map(({ name, title, minutes: time, statement, labels }, index) => (
        <section key={name} className="exam-sheet first-of-type:mt-10">
          <h2>
            {index + 1}. {title}{' '}
            <small className="ml-1.5 font-sans text-note leading-[normal] font-normal tracking-normal whitespace-nowrap text-soft">
              {counted(points[index] ?? 0, 'point')} · {time} min
            </small>
          </h2>
          {statement}
          <AnswerLines labels={labels} />
        </section>
      ))}
      {formulas.length > 0 && (
        <section className="exam-formulas">
          <h2>Formulas</h2>
          {formulas.map(({ title, sheet }) => (
            <section key={title}>
              <h3 className="mt-8 text-(length:--text-h3) font-h3">{title}</h3>
              {sheet}
            </section>
          ))}
        </section>
      )}
      {hasKey && (
        <section className="exam-key">
          <h2>Key</h2>
          {problems.map(({ name, title, labels, key }, index) => (
            <section key={name}>
              <h3 className="mt-8 text-(length:--text-h3) font-h3">
                {index + 1}. {title}{' '}
                <small className="ml-1.5 font-sans text-note leading-[normal] font-normal tracking-normal whitespace-nowrap text-soft">
                  {counted(points[index] ?? 0, 'point')}
                </small>
              </h3>
              <ul className="exam-given">
                {labels.map((label, place) => (
                  <li key={label}>
                    {label}: <b>{key?.answers[place]}</b>
                  </li>
                ))}
              </ul>
              {key?.solution}
            </section>
          ))}
        </section>
      )}
    </article>
  );
}

export function AnswerLines({ labels }: { labels: readonly string[] }) {
  return (
    <ul className="exam-lines">
      {labels.map((label) => (
        <li className="mt-3.5 flex list-none items-end gap-3 pl-0 font-strong" key={label}>
          {label}
        </li>
      ))}
    </ul>
  );
}
