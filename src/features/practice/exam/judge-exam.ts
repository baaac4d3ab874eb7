import type { AnswerBox } from '../../../documents/document/document.ts';
import { checkAnswer } from '../../../domain/answers/check-answer.ts';
import type { AnswerKey, Verdict } from '../../../domain/answers/asked-quantity.ts';
import type { Sitting } from '../../../domain/practice/exam/exam-sitting.ts';
import type { Numbers } from '../numbers-file.ts';
import type { SetProblem } from './set-problem.ts';

/** One answer of an exam, as it was written and judged; no verdict where nothing was written. */
interface Judged {
  question: AnswerBox;
  key: AnswerKey;
  text: string;
  verdict: Verdict | undefined;
}

/** A problem of an exam with its answers judged. */
export interface JudgedProblem {
  problem: SetProblem;
  numbers: Numbers;
  answers: Judged[];
}

/** Judges everything that was written in an exam, as the page of each problem would. */
export function judgeExam(
  problems: readonly SetProblem[],
  numbers: readonly Numbers[],
  { typed }: Pick<Sitting, 'typed'>,
): JudgedProblem[] {
  return problems.flatMap((problem, index) => {
    const own = numbers[index];
    if (!own) return [];
    const asked = problem.sheet.questions.flatMap((question, place) => {
      const key = own.keys[place];
      return key ? [{ question, key }] : [];
    });
    const answers = asked.map(({ question, key }, place) => {
      const text = (typed[problem.name]?.[question.name] ?? '').trim();
      const around = {
        others: asked.toSpliced(place, 1),
        printed: problem.seed === 0 ? undefined : own.printed,
      };
      const verdict = text === '' ? undefined : checkAnswer(text, question, key, around);
      return { question, key, text, verdict };
    });
    return [{ problem, numbers: own, answers }];
  });
}
