import { continueWords, progressWords, shelve } from '../../domain/practice/exam/exam-shelf.ts';
import { lengths } from '../../domain/practice/exam/exam.ts';
import { island } from '../../ui/Island.tsx';
import { rowClass } from './row-class.ts';
import { useSittings } from './exam/stored-sittings.ts';
import { useNow } from '../../browser/use-now.ts';

interface ExamOfferProps {
  label: string;
  path: string;
}

/** Links to a mock exam, or back to the exam in progress. */
export const ExamOffer = island(function ExamOffer({ label, path }: ExamOfferProps) {
  const now = useNow();
  const [begun] = shelve(useSittings()).begun;
  return (
    <div
      className={`exam-offer no-print mb-5 max-md:mb-1.5 max-md:min-h-10 ${rowClass.row}`}
      data-state={begun && 'begun'}
    >
      <svg
        className="tank relative row-span-2"
        viewBox="0 0 26 32"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <path className="fill-sheet" d="M3 4h20v13l-7 7v5h-6v-5l-7-7z" />
        <path className="low" d="M3 15h20v2l-7 7v5h-6v-5l-7-7z" />
        <path
          className="stroke-ink stroke-2 [stroke-linejoin:round]"
          d="M3 4h20v13l-7 7v5h-6v-5l-7-7zM1 4h24"
        />
      </svg>
      <a
        className={begun ? `${rowClass.link} text-accent` : rowClass.link}
        href={begun ? `${path}?exam=${begun.exam}` : path}
      >
        {begun ? continueWords(begun, now) : label}
      </a>
      <p className={rowClass.facts}>
        {begun
          ? progressWords(begun.sitting)
          : `${lengths.slice(0, -1).join(', ')} or ${String(lengths.at(-1))} min, new numbers`}
      </p>
    </div>
  );
});
