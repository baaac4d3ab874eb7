import { answerText } from '../../../domain/answers/answer-text.ts';
import { coursesOf, timeFor, type Exam } from '../../../domain/practice/exam/exam.ts';
import { ProblemCopy } from './ProblemCopy.tsx';
import { ExamPages } from './ExamPages.tsx';
import type { SetProblem } from './set-problem.ts';
import type { PaperParts } from './use-paper-parts.ts';

interface ExamPaperProps {
  exam: Exam;
  problems: readonly SetProblem[];
  paper: PaperParts;
}

/** The printed exam with the parts that have loaded. Hidden on screen. */
export function ExamPaper({ exam, problems, paper }: ExamPaperProps) {
  const { formulas, solutions, numbers } = paper;
  return (
    <div className="print-only">
      <ExamPages
        heading="Mock exam"
        courses={coursesOf(problems)}
        minutes={exam.minutes === 0 ? timeFor(problems) : exam.minutes}
        problems={problems.map(({ name, title, minutes, sheet, printed, seed }, index) => {
          const [solution, own] = [solutions[index], numbers[index]];
          return {
            ...{ name, title, minutes },
            statement: <ProblemCopy from={sheet.statement} printed={printed} />,
            labels: sheet.questions.map(({ label }) => label),
            key: solution &&
              own && {
                answers: sheet.questions.map((question, place) => {
                  const key = own.keys[place];
                  return key ? answerText(question, key) : '';
                }),
                solution: (
                  <ProblemCopy from={solution} printed={seed === 0 ? undefined : own.printed} />
                ),
              },
          };
        })}
        address={location.href}
        formulas={formulas.map(({ title, sheet }) => ({
          title,
          sheet: <ProblemCopy from={sheet} className="prose document formula-sheet" />,
        }))}
      />
    </div>
  );
}
