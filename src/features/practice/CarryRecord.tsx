import { useRef, useState } from 'react';
import { fileOf } from '../../domain/practice/carried-record.ts';
import type { PracticeRecord } from '../../domain/practice/record.ts';
import { Button } from '../../ui/Button.tsx';
import { today } from '../../ui/today.ts';
import { ArrivalDialog } from './ArrivalDialog.tsx';
import { PhoneDialog } from './PhoneDialog.tsx';
import { clearPractice, useIsPracticeKept } from './stored-practice.ts';
import { notKept, useImport } from './use-import.ts';
import { wayToPhone, type WayToPhone } from './way-to-phone.ts';

/** Takes what somebody has practiced to another device, from another device, or away. */
export function CarryRecord({ record }: { record: PracticeRecord }) {
  const [word, tell] = useState('');
  const [phone, setPhone] = useState<'closed' | 'making' | WayToPhone>('closed');
  const status = useRef<HTMLParagraphElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const { arrived, leave, takeIn, takeFile } = useImport();
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
    if (!confirm('Forget which problems you have solved and tried?')) return;
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
            ? 'Kept only in this browser; nobody else sees it.'
            : notKept}
      </p>
      <p className="carry-buttons">
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
        aria-label="A file that Export made"
        onChange={({ currentTarget }) => void choose(currentTarget)}
      />
      <p role="status" className="carry-word" ref={status} tabIndex={-1}>
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
      <ArrivalDialog arrived={arrived} onAdd={takeIn} onClose={leave} />
    </>
  );
}

/** Hands a text over as a file. */
function save(text: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = 'practice-progress.json';
  link.click();
  URL.revokeObjectURL(link.href);
}
