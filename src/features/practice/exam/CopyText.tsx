import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { copyText } from '../../../browser/copy-text.ts';

interface CopyTextProps {
  text: string;
  what: string;
}

/** Shows a text with a button that copies it. Addresses are shown without the protocol. */
export function CopyText({ text, what }: CopyTextProps) {
  const [message, setMessage] = useState('');
  return (
    <>
      <code className="my-3 block rounded-control border-[1.5px] border-dashed border-soft px-3 py-2.5 font-sans text-small font-strong wrap-anywhere">
        {text.replace(/^https?:\/\//, '')}
      </code>
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
      <p role="status" className="mt-3 max-w-[39em] text-small text-soft empty:hidden">
        {message}
      </p>
    </>
  );
}
