import { tally } from '../../domain/practice/tally.ts';
import { island } from '../../ui/Island.tsx';
import { RecordTransfer } from './RecordTransfer.tsx';
import { usePractice } from './stored-practice.ts';

interface ProgressPanelProps {
  problems: readonly string[];
}

/** Shows the visitor's progress and how to transfer it. */
export const ProgressPanel = island(function ProgressPanel({ problems }: ProgressPanelProps) {
  const record = usePractice();
  const { solved, tried } = tally(problems, record);
  return (
    <div className={`progress needs-script ${Object.keys(record).length === 0 ? 'is-empty' : ''}`}>
      {solved + tried > 0 && (
        <p className="progress-sum font-strong">
          {`Solved ${String(solved)} of ${String(problems.length)} problems${tried === 0 ? '' : `, tried ${String(tried)} ${solved === 0 ? 'so far' : 'more'}`}.`}
        </p>
      )}
      <RecordTransfer record={record} problems={problems} />
    </div>
  );
});
