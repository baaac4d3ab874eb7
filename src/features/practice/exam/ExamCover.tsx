import { counted } from '../../../domain/words/counted.ts';
import { coursesOf, timeFor, type Exam } from '../../../domain/practice/exam/exam.ts';
import { Button } from '../../../ui/Button.tsx';
import { CopyText } from './CopyText.tsx';
import { PaperButtons } from './PaperButtons.tsx';
import type { ListedProblem } from '../../../domain/practice/exam/sent-problems.ts';
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

/** Shows an exam that hasn't started: its contents, its link, and a button to start. */
export function ExamCover(props: ExamCoverProps) {
  const { exam, problems, paper, words, onBegin, onOthers, onChoose } = props;
  const courses = coursesOf(problems);
  const count = counted(problems.length, 'problem');
  const time = exam.minutes === 0 ? 'without a clock' : `in ${String(exam.minutes)} minutes`;
  return (
    <div className="needs-script search-result grid max-w-[44rem] gap-9 lg:max-w-none lg:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)] lg:items-start lg:gap-16">
      <section aria-labelledby="cover-heading">
        <h2
          className="mb-3 text-h2 focus-visible:outline-0"
          id="cover-heading"
          tabIndex={-1}
          data-arrival=""
          aria-describedby="cover-facts"
        >
          Your exam:{' '}
          {courses.map((code, place) => (
            <span key={code} className="exam-code inline-block whitespace-pre">
              {code}
              {place < courses.length - 1 && ', '}
            </span>
          ))}
        </h2>
        <p id="cover-facts" className="exam-facts">
          {count} {time}
          {exam.minutes > 0 && timeFor(problems) > exam.minutes && '; they may take longer'}. No
          hints, solutions or verdicts until you hand it in.
        </p>
        <div className="exam-buttons mt-5 flex flex-wrap gap-2.5">
          <Button variant="solid" onClick={onBegin}>
            Begin: {count} {time}
          </Button>
          <Button variant="line" onClick={onOthers}>
            Different problems
          </Button>
          <Button variant="line" onClick={onChoose}>
            Different classes or time
          </Button>
        </div>
        <p className="mt-3 max-w-[39em] text-small text-soft empty:hidden">{words.kept}</p>
        <p className="mt-3 max-w-[39em] text-small text-soft empty:hidden">{words.allowed}</p>
      </section>
      <aside className="exam-share panel px-6 py-5">
        <h2 className="mb-3 text-h3 not-first:mt-7">Same numbers for your study group</h2>
        <p className="text-note text-soft">
          Everyone who opens this link gets these problems with these numbers.
        </p>
        <CopyText what="link" text={location.href} />
        <h2 className="mb-3 text-h3 not-first:mt-7">On paper</h2>
        <PaperButtons paper={paper} />
      </aside>
    </div>
  );
}
