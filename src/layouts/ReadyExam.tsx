import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReadyExam as Exam } from '../content/exam-queries.ts';
import type { Block } from '../documents/document.ts';
import { fillMarkup } from '../documents/fill-markup.ts';
import { answerText } from '../domain/answers/answer-text.ts';
import { Blocks } from '../features/documents/Blocks.tsx';
import { FormulaSheet } from '../features/documents/FormulaSheet.tsx';
import { ExamPages } from '../features/practice/exam/ExamPages.tsx';

/** The exam of a class as the build sets it: its problems with their numbers, formulas and key. */
export function ReadyExam({ code, minutes, problems, address }: Exam & { address: string }) {
  const lessons = new Map(
    problems.flatMap(({ lesson }) => (lesson ? [[lesson.name, lesson]] : [])),
  );
  return (
    <ExamPages
      courses={[code]}
      minutes={minutes}
      problems={problems.map(({ seed, problem }) => {
        const { name, title, minutes: time, document } = problem;
        const { printed, keys } = document.variants[seed] ?? {};
        const shown = seed === 0 ? undefined : printed;
        return {
          ...{ name, title, minutes: time },
          statement: <Filled blocks={document.statement} printed={shown} />,
          labels: document.answers.map(({ label }) => label),
          key: {
            answers: document.answers.map((question, place) => {
              const key = keys?.[place];
              return key ? answerText(question, key) : '';
            }),
            solution: <Filled blocks={document.solution} printed={shown} />,
          },
        };
      })}
      address={address}
      formulas={[...lessons.values()].flatMap(({ title, page, formulas }) =>
        formulas
          ? [
              {
                title,
                sheet: (
                  <FormulaSheet lesson={page} {...formulas.sheet}>
                    {null}
                  </FormulaSheet>
                ),
              },
            ]
          : [],
      )}
    />
  );
}

interface FilledProps {
  blocks: readonly Block[];
  printed: readonly string[] | undefined;
}

/** Blocks with the numbers of a seed. */
function Filled({ blocks, printed }: FilledProps) {
  if (!printed) return <Blocks blocks={blocks} />;
  const markup = renderToStaticMarkup(createElement(Blocks, { blocks }));
  return <div dangerouslySetInnerHTML={{ __html: fillMarkup(markup, printed) }} />;
}
