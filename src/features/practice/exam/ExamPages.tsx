import type { ReactNode } from 'react';

/** A problem of an exam on paper. */
interface PaperProblem {
  name: string;
  title: string;
  minutes: number;
  statement: ReactNode;
  /** What it asks for. */
  labels: readonly string[];
  /** What the key says: each answer as text, and the solution. */
  key?: { answers: readonly string[]; solution: ReactNode } | undefined;
}

interface ExamPagesProps {
  courses: readonly string[];
  minutes: number;
  problems: readonly PaperProblem[];
  /** The formulas of each lesson, under its title. */
  formulas: readonly { title: string; sheet: ReactNode }[];
  /** Where it is on the web. */
  address: string;
}

/** An exam on paper: the problems with lines for the answers, the formulas, and the key last. */
export function ExamPages({ courses, minutes, problems, formulas, address }: ExamPagesProps) {
  const hasKey = problems.some(({ key }) => key);
  return (
    <article className="prose document exam-paper">
      <p className="exam-name print-only">Name</p>
      <p>
        {courses.join(', ')}, {minutes} minutes.
      </p>
      {problems.map(({ name, title, minutes: time, statement, labels }, index) => (
        <section key={name} className="exam-sheet">
          <h2>
            {index + 1}. {title} <small>{time} min</small>
          </h2>
          {statement}
          <ul className="exam-lines">
            {labels.map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
        </section>
      ))}
      {formulas.length > 0 && (
        <section className="exam-formulas">
          <h2>Formulas</h2>
          {formulas.map(({ title, sheet }) => (
            <section key={title}>
              <h3>{title}</h3>
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
              <h3>
                {index + 1}. {title}
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
      <p className="print-only text-small">On the web: {address}</p>
    </article>
  );
}
