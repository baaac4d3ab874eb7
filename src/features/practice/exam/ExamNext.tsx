import { Button } from '../../../ui/Button.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { JudgedProblem } from './judge-exam.ts';
import { PaperButtons } from './PaperButtons.tsx';
import type { PaperParts } from './use-paper-parts.ts';

interface ExamNextProps {
  judged: readonly JudgedProblem[];
  paper: PaperParts;
  onAgain: () => void;
}

const mostSteps = 4;

/** What to do after an exam: lessons and problems where something was missing, and another one. */
export function ExamNext({ judged, paper, onAgain }: ExamNextProps) {
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
      text: 'Without a clock, with hints.',
    })),
  ].slice(0, mostSteps);
  return (
    <aside className="exam-next">
      <h2>What to do next</h2>
      {steps.length === 0 ? (
        <p>Nothing is missing here. Try other classes, or more time.</p>
      ) : (
        <ol>
          {steps.map(({ page, title, text }) => (
            <li key={page}>
              <TextLink href={page}>{title}</TextLink>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      )}
      <Button variant="solid" onClick={onAgain}>
        Same exam, new numbers
      </Button>
      <PaperButtons paper={paper} />
      <p className="exam-note">
        Kept in this browser only. Your group compares by showing, not by sending.
      </p>
    </aside>
  );
}
