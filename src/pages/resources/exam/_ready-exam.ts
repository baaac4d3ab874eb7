import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReadyExam as Exam } from '../../../content/practice/exam-queries.ts';
import type { Block } from '../../../documents/document/document.ts';
import { fillMarkup } from '../../../documents/document/fill-markup.ts';
import { answerText } from '../../../domain/answers/answer-text.ts';
import { Blocks } from '../../../features/documents/Blocks.tsx';
import { FormulaSheet } from '../../../features/documents/FormulaSheet.tsx';
import { ExamPages } from '../../../features/practice/exam/ExamPages.tsx';

interface ReadyExamProps extends Pick<Exam, 'code' | 'minutes' | 'problems'> {
  /** Path of the exam. Undefined in a packet, which has its own title and formulas. */
  address?: string;
}

/**
 * Renders the printed exam of a class at build time: the problems with their numbers, the formulas
 * and the answer key.
 */
export function ReadyExam({ code, minutes, problems, address }: ReadyExamProps) {
  const lessons = new Map(problems.map(({ lesson }) => [lesson?.name, lesson]));
  return createElement(ExamPages, {
    ...(address === undefined ? { heading: 'Mock exam' } : { address }),
    courses: [code],
    minutes,
    problems: problems.map(paperProblem),
    formulas: [...lessons.values()].flatMap((lesson) => {
      if (!lesson?.formulas || address === undefined) return [];
      const { title, page, formulas } = lesson;
      const props = { lesson: page, children: null, ...formulas.sheet };
      return [{ title, sheet: createElement(FormulaSheet, props) }];
    }),
  });
}

function paperProblem({ seed, problem }: Exam['problems'][number]) {
  const { name, title, minutes, document } = problem;
  const { printed, keys } = document.variants[seed] ?? {};
  const filled = (blocks: readonly Block[]) => filledBlocks(blocks, seed === 0 ? [] : printed);
  return {
    ...{ name, title, minutes },
    statement: filled(document.statement),
    labels: document.answers.map(({ label }) => label),
    key: {
      answers: document.answers.map((question, place) => {
        const key = keys?.[place];
        return key ? answerText(question, key) : '';
      }),
      solution: filled(document.solution),
    },
  };
}

function filledBlocks(blocks: readonly Block[], printed: readonly string[] = []) {
  const markup = renderToStaticMarkup(createElement(Blocks, { blocks }));
  return createElement('div', {
    dangerouslySetInnerHTML: { __html: fillMarkup(markup, printed) },
  });
}
