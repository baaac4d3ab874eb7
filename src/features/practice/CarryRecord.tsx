import { useRef, useState } from 'react';
import { fileOf, contentsInWords, type Carried } from '../../domain/practice/carried-record.ts';
import type { PracticeRecord } from '../../domain/practice/record.ts';
import { Button } from '../../ui/Button.tsx';
import { today } from '../../browser/today.ts';
import { storedText } from '../../browser/use-stored.ts';
import { PhoneDialog } from './PhoneDialog.tsx';
import { clearPractice, examsKey, useIsPracticeKept } from './stored-practice.ts';
import { notKept, useImport } from './use-import.ts';
import { wayToPhone, type WayToPhone } from './way-to-phone.ts';
import { Dialog } from '../../ui/Dialog.tsx';

interface CarryRecordProps {
  record: PracticeRecord;
  /** The names of all problems. */
  problems: readonly string[];
}

/** Takes what somebody has practiced to another device, from another device, or away. */
export function CarryRecord({ record, problems }: CarryRecordProps) {
  const [word, tell] = useState('');
  const [phone, setPhone] = useState<'closed' | 'making' | WayToPhone>('closed');
  const status = useRef<HTMLParagraphElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const { arrived, leave, takeIn, takeFile } = useImport(problems);
  const isKept = useIsPracticeKept();
  const isEmpty = Object.keys(record).length === 0;

  const showPhone = async () => {
    setPhone('making');
    const way = await wayToPhone(record);
    // It may have been closed meanwhile.
    setPhone((now) => (now === 'making' ? way : now));
  };
  const clear = () => {
    // It cannot be brought back, and a thumb slips.
    const exams = storedText(examsKey) === '' ? '' : ', and your mock exams';
    if (!confirm(`Forget which problems you solved and tried${exams}?`)) return;
    // The buttons go, so they hand the focus on to the word about it.
    status.current?.focus();
    clearPractice();
    tell('Your record is cleared.');
  };
  const choose = async (input: HTMLInputElement) => {
    const [chosen] = input.files ?? [];
    if (!chosen) return;
    // Emptied, so that the same words about the next file are said again.
    tell('');
    tell(await takeFile(chosen));
    // So that the same file can be chosen again.
    input.value = '';
  };

  return (
    <>
      <p className="text-small text-soft">
        {isEmpty
          ? 'Practiced on another device?'
          : isKept
            ? 'It’s only in this browser. Nobody else sees it.'
            : notKept}
      </p>
      <p className="carry-buttons flex flex-wrap gap-3">
        {!isEmpty && (
          <>
            <Button variant="line" size="small" onClick={() => void showPhone()}>
              To my phone
            </Button>
            <Button
              variant="line"
              size="small"
              onClick={() => {
                save(fileOf(record, today()));
              }}
            >
              Export
            </Button>
          </>
        )}
        <Button
          variant="line"
          size="small"
          onClick={() => {
            file.current?.click();
          }}
        >
          Import
        </Button>
        {!isEmpty && (
          <Button variant="line" size="small" onClick={clear}>
            Clear
          </Button>
        )}
      </p>
      <input
        ref={file}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label="A file from Export"
        onChange={({ currentTarget }) => void choose(currentTarget)}
      />
      <p role="status" className="carry-word empty:absolute" ref={status} tabIndex={-1}>
        {word}
      </p>
      <PhoneDialog
        // A link may be opened in this very tab.
        isOpen={phone !== 'closed' && !arrived}
        way={typeof phone === 'string' ? undefined : phone}
        onClose={() => {
          setPhone('closed');
        }}
      />
      <ArrivalDialog
        arrived={arrived}
        onAdd={takeIn}
        onClose={() => {
          leave();
          focusTitle();
        }}
      />
    </>
  );
}

/** The link led to this page, so the focus goes to its title. */
function focusTitle() {
  const title = document.querySelector('h1');
  title?.setAttribute('tabindex', '-1');
  title?.focus({ preventScroll: true });
}

/** Hands a text over as a file. */
function save(text: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = 'practice-progress.json';
  link.click();
  URL.revokeObjectURL(link.href);
}

interface ArrivalDialogProps {
  /** What the link carries that led here. */
  arrived: Carried | undefined;
  /** Adds it, and says what came of it. */
  onAdd: (carried: Exclude<Carried, { problem: string }>) => string;
  onClose: () => void;
}

/** Asks whether to add what a link carries, and says what came of it. */
function ArrivalDialog({ arrived, onAdd, onClose }: ArrivalDialogProps) {
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
      title={isAsking ? 'Add what’s in this link?' : 'What’s in this link'}
      isOpen={arrived !== undefined}
      onClose={close}
    >
      <p role="status" ref={place} tabIndex={-1}>
        {isAsking
          ? `${contentsInWords(arrived.record)}. You keep what this browser already has.`
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
