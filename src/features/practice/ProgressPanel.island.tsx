import { useRef, useState } from 'react';
import type { PracticeRecord } from '../../domain/practice/record.ts';
import { tally } from '../../domain/practice/tally.ts';
import { Button } from '../../ui/Button.tsx';
import { island } from '../../ui/Island.tsx';
import { clearPractice, usePractice } from './stored-practice.ts';

interface ProgressPanelProps {
  /** The names of all problems. */
  problems: readonly string[];
}

/** How far this visitor is, as this browser remembers it; nothing before the first attempt. */
export const ProgressPanel = island(function ProgressPanel({ problems }: ProgressPanelProps) {
  const record = usePractice();
  const [isCleared, setCleared] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);

  const { solved, tried } = tally(problems, record);
  const isEmpty = solved + tried === 0;
  return (
    <div className="progress needs-script" hidden={isEmpty && !isCleared}>
      <p role="status" ref={status} tabIndex={-1}>
        {isEmpty
          ? isCleared && 'Your record is cleared.'
          : `Solved ${String(solved)} of ${String(problems.length)} problems${tried === 0 ? '' : `, tried ${String(tried)} ${solved === 0 ? 'so far' : 'more'}`}.`}
      </p>
      {!isEmpty && (
        <>
          <p className="text-small text-soft">Kept only in this browser; nobody else sees it.</p>
          <p className="flex flex-wrap gap-3">
            <Button
              variant="line"
              onClick={() => {
                save(record);
              }}
            >
              Export
            </Button>
            <Button
              variant="line"
              onClick={() => {
                // It cannot be brought back, and a thumb slips.
                if (!confirm('Forget which problems you have solved and tried?')) return;
                // The buttons go, so they hand the focus on to the word about it.
                status.current?.focus();
                clearPractice();
                setCleared(true);
              }}
            >
              Clear
            </Button>
          </p>
        </>
      )}
    </div>
  );
});

/** Hands the record over as a file. */
function save(record: PracticeRecord) {
  const link = document.createElement('a');
  const file = new Blob([`${JSON.stringify(record, null, 2)}\n`], { type: 'application/json' });
  link.href = URL.createObjectURL(file);
  link.download = 'practice-progress.json';
  link.click();
  URL.revokeObjectURL(link.href);
}
