import { getCollection } from 'astro:content';
import { compiledLesson } from '../../documents/compiled/compiled-documents.ts';
import type { StepBox } from '../../documents/document/document.ts';
import { formulaSection } from '../../documents/document/formula-section.ts';
import { packSets, type PackedSets } from '../../domain/answers/packed-sets.ts';
import { lessonAddresses } from '../everything/lesson-queries.ts';
import { listProblems } from './queries.ts';

/**
 * A step or answer as the page fetches it. Leaves out what the page contains already: the questions
 * for the answers, and the list of givens.
 */
export type ListedStep = Pick<StepBox, 'name' | 'symbol' | 'from' | 'uses'> & {
  /** Section of the lesson that explains the step. */
  explained?: { title: string; href: string } | undefined;
} & Partial<StepBox>;

export interface ProblemSteps {
  name: string;
  version: string;
  steps: ListedStep[];
  /** Keys of the steps, for the stated numbers and then for each seed. */
  keys: PackedSets;
}

/** Lists the steps of every problem that has any besides its answers. */
export async function listProblemSteps(): Promise<ProblemSteps[]> {
  const problems = await listProblems();
  const files = await getCollection('problems');
  const lessons = await getCollection('lessons');
  return problems.flatMap(({ name, numbers, document }): ProblemSteps[] => {
    if (document.steps.every(({ isAnswer }) => isAnswer)) return [];
    const explainedBy = files.find(({ id }) => id === name)?.data.lesson;
    const lesson = lessons.find(({ id }) => id === explainedBy);
    const blocks = lesson?.filePath ? compiledLesson(lesson.filePath).document.blocks : [];
    const placeOf = ({ symbol }: StepBox) => {
      const section = lesson && formulaSection(blocks, symbol);
      return (
        section && {
          title: `${section.title}, in ${lesson.data.title}`,
          href: `${lessonAddresses(lesson.id).page}#${section.id}`,
        }
      );
    };
    return [
      {
        name,
        version: numbers.version,
        steps: document.steps.map((step): ListedStep => ({
          ...(step.isAnswer ? answerOf(step) : withoutGivens(step)),
          explained: placeOf(step),
        })),
        keys: packSets(document.variants.map(({ stepKeys }) => stepKeys)),
      },
    ];
  });
}

const answerOf = ({ name, symbol, from, uses }: StepBox): ListedStep => ({
  ...{ name, symbol, from, uses },
  isAnswer: true,
});

function withoutGivens(step: StepBox): ListedStep {
  const { givens: _, ...rest } = step;
  return rest;
}
