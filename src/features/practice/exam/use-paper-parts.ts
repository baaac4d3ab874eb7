import { useState } from 'react';
import type { FetchProblem } from '../../../browser/fetch-data.ts';
import type { Numbers } from '../numbers-file.ts';
import { fetchSetNumbers, type SetProblem } from './set-problem.ts';
import { fetchFormulas, fetchSolution } from './sheet.ts';
import { useFetched } from '../../../browser/use-fetched.ts';

/** The parts that the student wants to print after the problems. */
interface Wanted {
  formulas: boolean;
  key: boolean;
}

/** The requested parts that have loaded so far. */
export interface PaperParts {
  order: (wanted: Wanted) => void;
  isReady: boolean;
  isComing: boolean;
  formulas: readonly { title: string; sheet: Element }[];
  solutions: readonly Element[];
  numbers: readonly Numbers[];
  problem: FetchProblem | undefined;
  retry: () => void;
}

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
