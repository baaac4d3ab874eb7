import { counted } from '../../domain/words/counted.ts';
import { questionsByYear } from '../../domain/questions/question-years.ts';
import type { AskedQuestion } from '../../domain/questions/questions.ts';
import { Question } from './Question.tsx';

interface QuestionListProps {
  questions: readonly AskedQuestion[];
  words: { open: string; nothingOpen: string };
  hasCourses: boolean;
}

/** Number of recent years that start open. Earlier years are collapsed. */
const openYears = 2;

/**
 * Lists the open questions, oldest first, and then the answered ones by academic year, newest
 * first.
 */
export function QuestionList({ questions, words, hasCourses }: QuestionListProps) {
  const { open, years } = questionsByYear(questions);
  const draw = (some: readonly AskedQuestion[]) =>
    some.map((question) => (
      <Question key={question.id} question={question} hasCourse={hasCourses} />
    ));
  return (
    <>
      <section aria-labelledby="open">
        <h2 id="open" className="text-h2">
          {words.open}
        </h2>
        {open.length === 0 ? <p className="mt-3 text-soft">{words.nothingOpen}</p> : draw(open)}
      </section>
      {years.slice(0, openYears).map(({ year, questions: all }) => (
        <section key={year} aria-label={year}>
          <h2 className="text-h2">{year}</h2>
          {draw(all)}
        </section>
      ))}
      {years.length > openYears && (
        <div>
          {years.slice(openYears).map(({ year, questions: all }) => (
            <details className="border-t border-hair last:border-b" key={year}>
              <summary className="cursor-pointer py-4">
                <h2 className="inline text-(length:--text-h3) font-h3">{year}</h2>{' '}
                <span className="ml-3 text-note text-soft">{counted(all.length, 'question')}</span>
              </summary>
              {draw(all)}
            </details>
          ))}
        </div>
      )}
    </>
  );
}
