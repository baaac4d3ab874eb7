import { useState } from 'react';
import type { FetchProblem } from '../../../browser/fetch-data.ts';
import type { Numbers } from '../numbers-file.ts';
import { fetchSetNumbers, type SetProblem } from './set-problem.ts';
import { fetchFormulas, fetchSolution } from './sheet.ts';
import { useFetched } from '../../../browser/use-fetched.ts';

/** What is wanted on paper besides the problems. */
interface Wanted {
  formulas: boolean;
  key: boolean;
}

/** What stands on paper behind the problems of an exam, once it is ordered and has come. */
export interface PaperParts {
  order: (wanted: Wanted) => void;
  /** Whether something is ordered and all of it is here. */
  isReady: boolean;
  /** Whether it is ordered and on its way. */
  isComing: boolean;
  formulas: readonly { title: string; sheet: Element }[];
  solutions: readonly Element[];
  numbers: readonly Numbers[];
  problem: FetchProblem | undefined;
  retry: () => void;
}

/** Fetches formulas and solutions of an exam when somebody wants them on paper. */
export function usePaperParts(exam: string, problems: readonly SetProblem[]): PaperParts {
  const [ordered, setOrdered] = useState<Wanted>();
  const lessons = new Map(
    problems.flatMap(({ lesson }) =>
      lesson?.formulas === undefined ? [] : [[lesson.formulas, lesson.title]],
    ),
  );
  const isSet = problems.length > 0 && ordered !== undefined;
  const formulas = useFetched(isSet && ordered.formulas ? exam : '', [...lessons], fetchFormulas);
  const wantsKey = isSet && ordered.key ? exam : '';
  const solutions = useFetched(wantsKey, problems, fetchSolution);
  const numbers = useFetched(wantsKey, problems, fetchSetNumbers);
  const isReady =
    isSet &&
    (!ordered.formulas || formulas.found !== undefined) &&
    (!ordered.key || (solutions.found !== undefined && numbers.found !== undefined));
  const problem = formulas.problem ?? solutions.problem ?? numbers.problem;
  return {
    order: setOrdered,
    isReady,
    isComing: ordered !== undefined && !isReady && !problem,
    formulas: formulas.found ?? [],
    solutions: solutions.found ?? [],
    numbers: numbers.found ?? [],
    problem,
    retry: () => {
      for (const part of [formulas, solutions, numbers]) if (part.problem) part.retry();
    },
  };
}
