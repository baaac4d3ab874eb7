import { useState } from 'react';
import { copyText } from '../../browser/copy-text.ts';
import { Button } from '../../ui/Button.tsx';

interface CopyButtonsProps {
  text: string;
  label: string;
}

export function CopyButtons({ text, label }: CopyButtonsProps) {
  const [said, setSaid] = useState('');
  const copy = (what: string) => {
    void copyText(what).then((isCopied) => {
      setSaid(isCopied ? 'Copied.' : 'Your browser didn’t let us copy it.');
    });
  };
  return (
    <div className="no-print mt-5 flex flex-wrap items-center gap-3">
      <Button
        variant="line"
        size="small"
        onClick={() => {
          copy(text);
        }}
      >
        {label}
      </Button>
      <Button
        variant="line"
        size="small"
        onClick={() => {
          copy(location.href);
        }}
      >
        Copy the link
      </Button>
      <span role="status" className="text-small text-soft">
        {said}
      </span>
    </div>
  );
}
