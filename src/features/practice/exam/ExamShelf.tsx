import { useState } from 'react';
import { resultInWords } from '../../../domain/practice/exam/exam-results.ts';
import {
  continueWords,
  progressWords,
  type Shelved,
} from '../../../domain/practice/exam/exam-shelf.ts';
import { Button } from '../../../ui/Button.tsx';
import { useNow } from '../../../browser/use-now.ts';

interface BegunExamsProps {
  exams: readonly Shelved[];
  onRemove: (exam: string) => void;
}

const addressOf = (exam: string) => `/resources/exam?exam=${exam}`;

/** Lists the exams in progress, with buttons to continue or remove them. */
export function BegunExams({ exams, onRemove }: BegunExamsProps) {
  const now = useNow();
  if (exams.length === 0) return null;
  return (
    <section className="mb-10 max-w-[44rem]" aria-label="Exams you started">
      <ul>
        {exams.map((one) => (
          <li
            className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 rounded-card border-[1.5px] px-4 py-3.5 not-first:mt-3 not-first:border-hair not-first:bg-sheet first:border-accent first:bg-wash"
            key={one.exam}
          >
            <a
              className="font-display text-h3 tracking-[-0.015em] underline decoration-stream decoration-[1.5px] underline-offset-3 after:absolute after:inset-0"
              href={addressOf(one.exam)}
            >
              {continueWords(one, now)}
            </a>
            <p className="row-start-2 text-note">{progressWords(one.sitting)}</p>
            <span className="relative justify-self-start max-lg:mt-2.5 lg:[grid-area:1/2/3/3]">
              <Button
                variant="line"
                size="small"
                onClick={() => {
                  const question =
                    'Remove this exam and what you wrote in it? You can’t get it back.';
                  if (confirm(question)) onRemove(one.exam);
                }}
              >
                Remove
                <span className="sr-only">: {progressWords(one.sitting)}</span>
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const firstFew = 5;

export function DoneExams({ exams }: { exams: readonly Shelved[] }) {
  const [isWhole, setWhole] = useState(false);
  if (exams.length === 0) return null;
  const shown = isWhole ? exams : exams.slice(0, firstFew);
  return (
    <section className="mt-14 max-w-[44rem]" aria-labelledby="done">
      <h2 className="mb-3 text-h3 focus-visible:outline-0" id="done" tabIndex={-1}>
        Exams you handed in
      </h2>
      <ul className="mb-4 border-t border-hair">
        {shown.map(({ exam, minutes, sitting: { courses = [], handedIn = 0, result } }) => (
          <li
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-0 border-b border-hair py-2.5 lg:grid-cols-[minmax(0,1fr)_7rem_19rem]"
            key={exam}
          >
            <a
              className="font-strong underline decoration-stream decoration-[1.5px] underline-offset-3"
              href={addressOf(exam)}
            >
              {[...courses, minutes === 0 ? 'no clock' : `${String(minutes)} min`].join(', ')}
            </a>
            <span className="text-note whitespace-nowrap text-soft">{shortDate(handedIn)}</span>
            {result && <b className="font-normal max-lg:col-span-full">{resultInWords(result)}</b>}
          </li>
        ))}
      </ul>
      {exams.length > shown.length && (
        <Button
          variant="line"
          size="small"
          onClick={() => {
            // The button disappears, so the focus moves.
            document.getElementById('done')?.focus();
            setWhole(true);
          }}
        >
          Show all {exams.length}
        </Button>
      )}
    </section>
  );
}

/** Formats a date as Nov 12. Includes the year if it isn't the current one. */
function shortDate(moment: number): string {
  // toDateString is in English in every browser.
  const [, month = '', day, year = ''] = new Date(moment).toDateString().split(' ');
  const short = `${month} ${String(Number(day))}`;
  return new Date().toDateString().endsWith(year) ? short : `${short}, ${year}`;
}
