import { useEffect, useState } from 'react';
import { FetchTrouble } from '../../../ui/FetchTrouble.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { PaperParts } from './use-paper-parts.ts';

/** The way to paper: what is wanted besides the problems, and Print. */
export function PaperButtons({ paper }: { paper: PaperParts }) {
  const [wanted, setWanted] = useState({ formulas: false, key: true });
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting || !paper.isReady) return;
    setWaiting(false);
    print();
  }, [isWaiting, paper.isReady]);
  return (
    <div className="exam-print">
      {(['formulas', 'key'] as const).map((part) => (
        <label key={part}>
          <input
            type="checkbox"
            checked={wanted[part]}
            onChange={({ currentTarget: { checked } }) => {
              setWanted({ ...wanted, [part]: checked });
            }}
          />
          {part === 'formulas' ? 'With a formula sheet' : 'With the key, full solutions last'}
        </label>
      ))}
      <Button
        variant="line"
        size="small"
        onClick={() => {
          paper.order(wanted);
          setWaiting(true);
        }}
      >
        Print the exam
      </Button>
      <p role="status" className="exam-note">
        {paper.problem ? (
          <FetchTrouble what="The solutions" problem={paper.problem} retry={paper.retry} />
        ) : (
          isWaiting && 'Fetching what belongs on paper…'
        )}
      </p>
    </div>
  );
}
