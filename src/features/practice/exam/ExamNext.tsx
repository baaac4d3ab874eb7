import { Button } from '../../../ui/Button.tsx';
import type { JudgedProblem } from './judge-exam.ts';
import { PaperButtons } from './PaperButtons.tsx';
import { ResultCode } from './ResultCode.tsx';
import type { PaperParts } from './use-paper-parts.ts';

interface ExamNextProps {
  judged: readonly JudgedProblem[];
  /** Start time in milliseconds since 1970. */
  began: number;
  paper: PaperParts;
  onAgain: () => void;
}

const mostSteps = 4;

/** Suggests what to do after an exam: lessons and problems about the mistakes, and another exam. */
export function ExamNext({ judged, began, paper, onAgain }: ExamNextProps) {
  const missed = judged
    .filter(({ answers }) => answers.some(({ verdict }) => verdict?.kind !== 'right'))
    .map(({ problem }) => problem);
  const lessons = new Map(
    missed.flatMap(({ lesson, title }) =>
      lesson ? [[lesson.page, { ...lesson, title, of: lesson.title }]] : [],
    ),
  );
  const steps = [
    ...[...lessons.values()].map(({ page, of, title }) => ({
      page,
      title: of,
      text: `The lesson behind “${title}”.`,
    })),
    ...missed.map(({ page, title, numbers: { seeds }, seed }) => ({
      page: seeds > 0 ? `${page}?seed=${String((seed % seeds) + 1)}` : page,
      title: `${title}, new numbers`,
      text: 'No clock, with hints.',
    })),
  ].slice(0, mostSteps);
  return (
    <aside className="panel self-start p-6 lg:sticky lg:top-[calc(var(--spacing-header)_+_1.5rem)]">
      <h2 className="text-[1.5rem] leading-[1.1] font-h2">What to do next</h2>
      {steps.length === 0 ? (
        <p>Nothing left to fix. Try other classes, or a longer exam.</p>
      ) : (
        <ol className="pipe-list leads-to-last mt-5 mb-6">
          {steps.map(({ page, title, text }) => (
            <li className="pb-5 pl-9" key={page}>
              <a href={page} className="text-link">
                {title}
              </a>
              <p className="text-note text-soft">{text}</p>
            </li>
          ))}
        </ol>
      )}
      <Button variant="solid" onClick={onAgain}>
        Same exam, new numbers
      </Button>
      <div className="mt-5 border-t border-hair pt-4">
        <PaperButtons paper={paper} />
      </div>
      <ResultCode judged={judged} began={began} />
      <p className="mt-3 max-w-[39em] text-small text-soft empty:hidden">
        It’s only in this browser. To compare with your group, show them your screen.
      </p>
    </aside>
  );
}
