import { useRef, useState } from 'react';
import { contentsInWords, type Carried } from '../../domain/practice/carried-record.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useIsPracticeKept } from './stored-practice.ts';
import { notKept } from './use-import.ts';

interface ArrivalDialogProps {
  /** What the link carries that led here. */
  arrived: Carried | undefined;
  /** Adds it, and says what came of it. */
  onAdd: (carried: Exclude<Carried, { problem: string }>) => string;
  onClose: () => void;
}

/** Asks whether to add what a link carries, and says what came of it. */
export function ArrivalDialog({ arrived, onAdd, onClose }: ArrivalDialogProps) {
  const [outcome, setOutcome] = useState('');
  const isKept = useIsPracticeKept();
  const place = useRef<HTMLParagraphElement>(null);
  const close = () => {
    setOutcome('');
    onClose();
  };
  const isAsking = arrived && !('problem' in arrived) && outcome === '';
  return (
    <Dialog
      title={isAsking ? 'Add what this link carries?' : 'What this link carries'}
      isOpen={arrived !== undefined}
      onClose={close}
    >
      <p role="status" ref={place} tabIndex={-1}>
        {isAsking
          ? `${contentsInWords(arrived.record)}. What this browser already has stays.`
          : arrived && 'problem' in arrived
            ? arrived.problem
            : outcome}
      </p>
      {outcome !== '' && !isKept && <p>{notKept}</p>}
      <p className="flex flex-wrap gap-3">
        {isAsking && (
          <Button
            variant="solid"
            onClick={() => {
              // The button goes, so it hands the focus on to the word about it.
              place.current?.focus();
              setOutcome(onAdd(arrived));
            }}
          >
            Add
          </Button>
        )}
        <Button variant="line" onClick={close}>
          {isAsking ? 'Not now' : 'Close'}
        </Button>
      </p>
    </Dialog>
  );
}
