import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { copyText } from '../../browser/copy-text.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { QrCode } from './QrCode.tsx';
import type { PhoneLink } from './phone-link.ts';

interface PhoneDialogProps {
  isOpen: boolean;
  /** Undefined while the link is being generated. */
  phoneLink: PhoneLink | undefined;
  onClose: () => void;
}

/** Offers a QR code and a link that transfer the record to another device. */
export function PhoneDialog({ isOpen, phoneLink, onClose }: PhoneDialogProps) {
  const [copied, setCopied] = useState<'yes' | 'no'>();
  const { link, cells, problem } = phoneLink ?? {};
  const copy = async (text: string) => {
    setCopied((await copyText(text)) ? 'yes' : 'no');
  };
  return (
    <Dialog
      title="To my phone"
      isOpen={isOpen}
      onClose={() => {
        setCopied(undefined);
        onClose();
      }}
    >
      {cells && (
        <>
          <p>
            Point your phone’s camera at this code. It opens this page there and asks before it adds
            anything.
          </p>
          <QrCode cells={cells} label="QR code with the link to your record" />
        </>
      )}
      {!phoneLink && <p>Drawing the code…</p>}
      {problem !== undefined && <p>{problem}</p>}
      {link !== undefined && (
        <p>
          <Button variant="solid" size="small" onClick={() => void copy(link)}>
            Copy link
          </Button>
        </p>
      )}
      <p role="status" className="empty:absolute">
        {copied === 'yes' && 'Link copied. Open it on the other device.'}
        {copied === 'no' && 'We couldn’t copy it. Select the link and copy it yourself.'}
      </p>
      {copied === 'no' && (
        <input
          className="field"
          aria-label="Link"
          readOnly
          value={link}
          onFocus={({ target }) => {
            target.select();
          }}
        />
      )}
      <p className="text-small text-soft">
        Made in this browser; nothing gets uploaded. Anyone with the link can see how far you got on
        each problem, but not what you typed.
      </p>
    </Dialog>
  );
}
