import type { ReadyExam } from '../../../content/practice/exam-queries.ts';
import type { ExamWords } from '../../../content/practice/schema.ts';
import { counted } from '../../../domain/words/counted.ts';
import { PdfLink } from '../../../ui/PdfLink.tsx';

interface ReadyExamsProps {
  words: ExamWords['ready'];
  exams: readonly Pick<ReadyExam, 'code' | 'name' | 'page' | 'pdf' | 'minutes' | 'problems'>[];
}

export function ReadyExams({ words, exams }: ReadyExamsProps) {
  return (
    <section className="ready-exams no-print mt-16 max-w-[44rem]" aria-labelledby="ready">
      <h2 className="mb-3 text-h3" id="ready">
        {words.heading}
      </h2>
      <p className="text-soft">{words.text}</p>
      <ul className="mt-4 border-t border-hair">
        {exams.map(({ code, name, page, pdf, problems }) => (
          <li
            className="flex flex-wrap items-baseline gap-x-4 gap-y-0 border-b border-hair py-2.5"
            key={code}
          >
            <a className="flex-[1_1_14rem] font-strong hover:underline" href={page}>
              {code} <span className="font-normal">{name}</span>
            </a>
            <small className="text-note text-soft">{counted(problems.length, 'problem')}</small>
            <PdfLink href={pdf} title={`the exam for ${code}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}
