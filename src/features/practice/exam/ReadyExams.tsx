import type { ReadyExam } from '../../../content/exam-queries.ts';
import type { ExamWords } from '../../../content/exam.ts';
import { counted } from '../../../domain/counted.ts';
import { PdfLink } from '../../../ui/PdfLink.tsx';

interface ReadyExamsProps {
  words: ExamWords['ready'];
  exams: readonly Pick<ReadyExam, 'code' | 'name' | 'page' | 'pdf' | 'minutes' | 'problems'>[];
}

/** The exams that the build has set, one for each class, to be printed. */
export function ReadyExams({ words, exams }: ReadyExamsProps) {
  return (
    <section className="ready-exams no-print" aria-labelledby="ready">
      <h2 id="ready">{words.heading}</h2>
      <p>{words.text}</p>
      <ul>
        {exams.map(({ code, name, page, pdf, problems }) => (
          <li key={code}>
            <a href={page}>
              {code} <span>{name}</span>
            </a>
            <small>{counted(problems.length, 'problem')}</small>
            <PdfLink href={pdf} title={`the exam for ${code}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}
