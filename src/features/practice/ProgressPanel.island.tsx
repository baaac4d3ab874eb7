import { tally } from '../../domain/practice/tally.ts';
import { island } from '../../ui/Island.tsx';
import { RecordTransfer } from './RecordTransfer.tsx';
import { usePractice } from './stored-practice.ts';

interface ProgressPanelProps {
  problems: readonly string[];
}

export const ProgressPanel = island(function ProgressPanel({ problems }: ProgressPanelProps) {
  const record = usePractice();
  const { solved, tried } = tally(problems, record);
  return (
    <div
      className={`progress needs-script mt-6 max-w-[30rem] gap-x-4 gap-y-2 ${Object.keys(record).length === 0 ? 'flex flex-wrap items-center' : 'panel callout grid border-l-3'}`}
    >
      {solved + tried > 0 && (
        <p className="font-strong">
          {`Solved ${String(solved)} of ${String(problems.length)} problems${tried === 0 ? '' : `, tried ${String(tried)} ${solved === 0 ? 'so far' : 'more'}`}.`}
        </p>
      )}
      <RecordTransfer record={record} problems={problems} />
    </div>
  );
});
