import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { copyText } from '../../../browser/copy-text.ts';

/** An address of the site that somebody may give to others, and the way to copy it. */
export function CopyLink({ address }: { address: string }) {
  const [said, setSaid] = useState('');
  return (
    <>
      <code>{address.replace(/^https?:\/\//, '')}</code>
      <Button
        variant="line"
        size="small"
        onClick={() => {
          void copyText(address).then((isCopied) => {
            setSaid(isCopied ? 'Copied.' : 'We couldn’t copy it. Select it and copy it yourself.');
          });
        }}
      >
        Copy the link
      </Button>
      <p role="status" className="exam-note">
        {said}
      </p>
    </>
  );
}
