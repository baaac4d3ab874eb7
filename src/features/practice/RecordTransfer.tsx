import { useRef, useState } from 'react';
import { fileOf, contentsInWords, type ImportedRecord } from '../../domain/practice/record-file.ts';
import type { PracticeRecord } from '../../domain/practice/record.ts';
import { Button } from '../../ui/Button.tsx';
import { today } from '../../browser/today.ts';
import { storedText } from '../../browser/use-stored.ts';
import { PhoneDialog } from './PhoneDialog.tsx';
import { clearPractice, examsKey, useIsPracticeKept } from './stored-practice.ts';
import { notKept, useImport } from './use-import.ts';
import { makePhoneLink, type PhoneLink } from './phone-link.ts';
import { Dialog } from '../../ui/Dialog.tsx';

interface RecordTransferProps {
  record: PracticeRecord;
  problems: readonly string[];
}

export function RecordTransfer({ record, problems }: RecordTransferProps) {
  const [message, setMessage] = useState('');
  const [phone, setPhone] = useState<'closed' | 'making' | PhoneLink>('closed');
  const status = useRef<HTMLParagraphElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const { arrived, leave, importRecord, importFile } = useImport(problems);
  const isKept = useIsPracticeKept();
  const isEmpty = Object.keys(record).length === 0;

  const showPhone = async () => {
    setPhone('making');
    const phoneLink = await makePhoneLink(record);
    // The visitor may have closed the dialog in the meantime.
    setPhone((now) => (now === 'making' ? phoneLink : now));
  };
  const clear = () => {
    // Asks first, because this can't be undone and the button is easy to tap by mistake.
    const exams = storedText(examsKey) === '' ? '' : ', and your mock exams';
    if (!confirm(`Forget which problems you solved and tried${exams}?`)) return;
    // The buttons disappear, so the focus moves to the message.
    status.current?.focus();
    clearPractice();
    setMessage('Your record is cleared.');
  };
  const choose = async (input: HTMLInputElement) => {
    const [chosen] = input.files ?? [];
    if (!chosen) return;
    // Clears the message first, so that screen readers announce the same message again.
    setMessage('');
    setMessage(await importFile(chosen));
    // Allows choosing the same file again.
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
      <p className="flex flex-wrap gap-3">
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
      <p role="status" className="basis-full empty:absolute" ref={status} tabIndex={-1}>
        {message}
      </p>
      <PhoneDialog
        // If a link with a record is opened in this tab, the dialog about that record replaces this
        // dialog.
        isOpen={phone !== 'closed' && !arrived}
        phoneLink={typeof phone === 'string' ? undefined : phone}
        onClose={() => {
          setPhone('closed');
        }}
      />
      <ArrivalDialog
        arrived={arrived}
        onAdd={importRecord}
        onClose={() => {
          leave();
          focusTitle();
        }}
      />
    </>
  );
}

function focusTitle() {
  const title = document.querySelector('h1');
  title?.setAttribute('tabindex', '-1');
  title?.focus({ preventScroll: true });
}

function save(text: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = 'practice-progress.json';
  link.click();
  URL.revokeObjectURL(link.href);
}

interface ArrivalDialogProps {
  arrived: ImportedRecord | undefined;
  onAdd: (imported: Exclude<ImportedRecord, { problem: string }>) => string;
  onClose: () => void;
}

/** Asks before it adds the record from the link, and shows the result. */
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
              // The button disappears, so the focus moves to the message.
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
