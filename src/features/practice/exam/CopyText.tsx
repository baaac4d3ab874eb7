import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { copyText } from '../../../browser/copy-text.ts';

interface CopyTextProps {
  text: string;
  /** Its name: "link" or "code". */
  what: string;
}

/** A text with a button to copy it. Addresses are shown without the protocol. */
export function CopyText({ text, what }: CopyTextProps) {
  const [message, setMessage] = useState('');
  return (
    <>
      <code>{text.replace(/^https?:\/\//, '')}</code>
      <Button
        variant="line"
        size="small"
        onClick={() => {
          void copyText(text).then((isCopied) => {
            setMessage(
              isCopied ? 'Copied.' : 'We couldn’t copy it. Select it and copy it yourself.',
            );
          });
        }}
      >
        Copy the {what}
      </Button>
      <p role="status" className="exam-note">
        {message}
      </p>
    </>
  );
}
