import { useEffect, useRef, useState } from 'react';
import { FetchTrouble } from '../../../ui/FetchTrouble.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { PaperParts } from './use-paper-parts.ts';

export function PaperButtons({ paper }: { paper: PaperParts }) {
  const [wanted, setWanted] = useState({ formulas: false, key: true });
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAsked.current || !paper.isReady) return;
    isAsked.current = false;
    print();
  });
  return (
    <div className="grid justify-items-start gap-1.5">
      {(['formulas', 'key'] as const).map((part) => (
        <label className="flex min-h-10 cursor-pointer items-center gap-3 leading-close" key={part}>
          <input
            className="size-6"
            type="checkbox"
            checked={wanted[part]}
            onChange={({ currentTarget: { checked } }) => {
              setWanted({ ...wanted, [part]: checked });
            }}
          />
          {part === 'formulas'
            ? 'With a formula sheet'
            : 'With the key and full solutions at the end'}
        </label>
      ))}
      <Button
        variant="line"
        size="small"
        onClick={() => {
          paper.order({ ...wanted });
          isAsked.current = true;
        }}
      >
        Print the exam
      </Button>
      <p role="status" className="mt-3 max-w-[39em] text-small text-soft empty:hidden">
        {paper.problem ? (
          <FetchTrouble what="The solutions" problem={paper.problem} retry={paper.retry} />
        ) : (
          (paper.isComing && 'Getting your pages…') || (paper.isReady && 'It’s ready to print.')
        )}
      </p>
    </div>
  );
}
