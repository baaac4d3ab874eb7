import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { copyText } from '../../../browser/copy-text.ts';

interface CopyTextProps {
  text: string;
  /** What it is: "link", "code". */
  what: string;
}

/** A text that somebody may give to others, and the way to copy it; an address is shown short. */
export function CopyText({ text, what }: CopyTextProps) {
  const [said, setSaid] = useState('');
  return (
    <>
      <code>{text.replace(/^https?:\/\//, '')}</code>
      <Button
        variant="line"
        size="small"
        onClick={() => {
          void copyText(text).then((isCopied) => {
            setSaid(isCopied ? 'Copied.' : 'We couldn’t copy it. Select it and copy it yourself.');
          });
        }}
      >
        Copy the {what}
      </Button>
      <p role="status" className="exam-note">
        {said}
      </p>
    </>
  );
}
