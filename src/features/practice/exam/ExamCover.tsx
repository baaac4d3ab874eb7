import { counted } from '../../../domain/counted.ts';
import { timeFor, type Exam } from '../../../domain/practice/exam.ts';
import { Button } from '../../../ui/Button.tsx';
import { CopyLink } from './CopyLink.tsx';
import { PaperButtons } from './PaperButtons.tsx';
import type { ListedProblem } from './sheet.ts';
import type { PaperParts } from './use-paper-parts.ts';

interface ExamCoverProps {
  exam: Exam;
  problems: readonly ListedProblem[];
  paper: PaperParts;
  words: { allowed: string; kept: string };
  onBegin: () => void;
  onOthers: () => void;
  onChoose: () => void;
}

/** An exam that is set and not begun: what it is, its link for others, and the way to begin. */
export function ExamCover(props: ExamCoverProps) {
  const { exam, problems, paper, words, onBegin, onOthers, onChoose } = props;
  const courses = [...new Set(problems.map(({ course }) => course))];
  const count = counted(problems.length, 'problem');
  const time = exam.minutes === 0 ? 'without a clock' : `in ${String(exam.minutes)} minutes`;
  return (
    <div className="exam-cover needs-script search-result">
      <section aria-labelledby="cover-heading">
        <h2 id="cover-heading">{courses.join(', ')}</h2>
        <p className="exam-facts">
          {count} {time}
          {exam.minutes > 0 && timeFor(problems) > exam.minutes && '; they may take longer'}. Hints,
          solutions and verdicts stay shut until you hand in.
        </p>
        <div className="exam-buttons">
          <Button variant="solid" onClick={onBegin}>
            Begin: {count} {time}
          </Button>
          <Button variant="line" onClick={onOthers}>
            Other problems
          </Button>
          <Button variant="line" onClick={onChoose}>
            Other classes or time
          </Button>
        </div>
        <p className="exam-note">{words.kept}</p>
        <p className="exam-note">{words.allowed}</p>
      </section>
      <aside className="exam-share">
        <h2>Same numbers for your study group</h2>
        <p>Everyone who opens this link gets these problems with these numbers.</p>
        <CopyLink address={location.href} />
        <h2>On paper</h2>
        <PaperButtons paper={paper} />
      </aside>
    </div>
  );
}
