import type { AnswerBox } from '../../../documents/document/document.ts';
import { judgeAll, type Judged } from '../../../domain/answers/carried-forward.ts';
import type { Sitting } from '../../../domain/practice/exam/exam-sitting.ts';
import type { Numbers } from '../numbers-file.ts';
import type { SetProblem } from './set-problem.ts';

export interface JudgedProblem {
  problem: SetProblem;
  numbers: Numbers;
  answers: Judged<AnswerBox>[];
}

/** Judges every answer of an exam like the problem's own page does. */
export function judgeExam(
  problems: readonly SetProblem[],
  numbers: readonly Numbers[],
  { typed }: Pick<Sitting, 'typed'>,
): JudgedProblem[] {
  return problems.flatMap((problem, index) => {
    const own = numbers[index];
    if (!own) return [];
    const answers = judgeAll(
      problem.sheet.questions,
      own.keys,
      typed[problem.name],
      problem.seed === 0 ? {} : { printed: own.printed },
    );
    return [{ problem, numbers: own, answers }];
  });
}
